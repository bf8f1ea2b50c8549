package dynobench.site;

import dynobench.catalog.Catalog;
import dynobench.files.FolderTree;
import dynobench.result.RunResult;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileWriter;
import dynobench.session.ProgramHome;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Measures how long a site of many runs takes. All runs are copies of one result file.
public final class SiteStudy {
  private static final int RUNS = 1_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private SiteStudy() {}

  /// @param arguments path of a result file
  public static void main(String[] arguments) throws IOException, InterruptedException {
    RunFile first = RunFile.open(Path.of(arguments[0]));
    Path folder = Files.createTempDirectory("site-study");
    try {
      List<Path> files = copies(first, folder);
      Path site = folder.resolve("site");
      long begin = System.nanoTime();
      SiteBuilder.Built built =
          new SiteBuilder(Catalog.load(ProgramHome.find().engineRoots()), site, System.out::println)
              .build(files);
      double seconds = Duration.ofNanos(System.nanoTime() - begin).toNanos() / NANOS_PER_SECOND;
      System.out.printf(
          Locale.ROOT,
          "%,d runs, %,d refused, %.1f s; start page %,d bytes%n",
          built.runs(),
          built.refused().size(),
          seconds,
          Files.size(site.resolve("index.html")));
    } finally {
      FolderTree.delete(folder);
    }
  }

  private static List<Path> copies(RunFile first, Path folder) throws IOException {
    var files = new ArrayList<Path>();
    for (int i = 1; i <= RUNS; i++) {
      Path run = Files.createDirectory(folder.resolve("%s-copy-%04d".formatted(first.run(), i)));
      first.unpackInto(run);
      Files.writeString(run.resolve("notes.md"), "Copy " + i);
      RunResult result = new RunReader(run).result();
      Path file = folder.resolve(run.getFileName() + RunFile.ENDING);
      new RunFileWriter(run, result, "study").write(file, new RunFileWriter.Permitted(false, true));
      files.add(file);
      FolderTree.delete(run);
    }
    return files;
  }
}
