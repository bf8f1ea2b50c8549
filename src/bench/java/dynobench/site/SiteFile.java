package dynobench.site;

import dynobench.runfile.RunFile;
import java.nio.file.Path;

/// Result file of a site.
///
/// @param id name of the run on the site; differs from the run's id if two runs have the same
/// @param source where the file is
/// @param mark sentence on repetitions that did not agree; empty without any
record SiteFile(String id, Path source, RunFile file, String mark) {
  SiteFile marked(String sentence) {
    return new SiteFile(id, source, file, sentence);
  }

  /// Returns the name of the file on the site.
  String fileName() {
    return id + RunFile.ENDING;
  }
}
