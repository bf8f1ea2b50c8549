package dynobench.site;

import dynobench.runfile.RunFile;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Result file of a site.
///
/// @param id name of the run on the site; differs from the run's id if two runs have the same
/// @param source where the file is
/// @param repetitions repetitions of the run on the site
record SiteFile(String id, Path source, RunFile file, List<SiteRepetition> repetitions) {
  SiteFile {
    repetitions = List.copyOf(repetitions);
  }

  SiteFile(String id, Path source, RunFile file) {
    this(id, source, file, List.of());
  }

  SiteFile with(List<SiteRepetition> found) {
    return new SiteFile(id, source, file, found);
  }

  /// Returns the name of the file on the site.
  String fileName() {
    return id + RunFile.ENDING;
  }

  /// Returns the mark: which repetitions contradict the run; empty if none does.
  String mark() {
    return sentences(SiteRepetition::isContradiction);
  }

  /// Returns which repetitions confirm the run; empty if none does.
  String confirmation() {
    return sentences(it -> !it.isContradiction());
  }

  private String sentences(Predicate<SiteRepetition> selected) {
    return repetitions.stream()
        .filter(selected)
        .map(SiteRepetition::sentence)
        .collect(Collectors.joining(" "));
  }
}
