package dynobench.browser;

import dynobench.catalog.Catalog;
import dynobench.files.FolderTree;
import dynobench.result.RunResult;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileWriter;
import dynobench.session.ProgramHome;
import dynobench.site.SiteBuilder;
import dynobench.stats.Summary;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/// Measures a site of many runs: how long it takes to build, and how fast its pages are in
/// Chromium. All runs are copies of one result file.
public final class SiteStudy {
  private static final int RUNS = 1_000;
  private static final int OPENINGS = 9;
  private static final double NANOS_PER_SECOND = 1e9;

  /// Moves the chart to and fro, in each frame, and returns the times between the frames.
  private static final String PAN =
      """
      await new Promise(done => {
        const plot = document.querySelector('#results .plot');
        const times = [];
        let last = performance.now();
        const step = now => {
          times.push(now - last);
          last = now;
          if (times.length > 200) {
            done(times.slice(1).join(' '));
          } else {
            const key = times.length % 20 < 10 ? 'ArrowRight' : 'ArrowLeft';
            plot.dispatchEvent(new KeyboardEvent('keydown', { key }));
            requestAnimationFrame(step);
          }
        };
        requestAnimationFrame(step);
      })\
      """;

  private SiteStudy() {}

  /// @param arguments path of a result file
  public static void main(String[] arguments)
      throws IOException, InterruptedException, TimeoutException {
    RunFile first = RunFile.open(Path.of(arguments[0]));
    Path folder = Files.createTempDirectory("site-study");
    try {
      Path site = folder.resolve("site");
      build(copies(first, folder), site);
      try (Browser browser = Browser.start(folder.resolve("profile"))) {
        browser.resize(1280, 900);
        openStartPage(browser, site);
        pan(browser, site.resolve("results").resolve(first.summary().workload() + ".html"));
      }
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

  private static void build(List<Path> files, Path site) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    SiteBuilder.Built built =
        new SiteBuilder(Catalog.load(ProgramHome.find().engineRoots()), site, System.out::println)
            .build(files);
    double seconds = (System.nanoTime() - begin) / NANOS_PER_SECOND;
    System.out.printf(
        Locale.ROOT,
        "%,d runs, %,d refused, %.1f s; start page %,d bytes%n",
        built.runs(),
        built.refused().size(),
        seconds,
        Files.size(site.resolve("index.html")));
  }

  private static void openStartPage(Browser browser, Path site)
      throws IOException, InterruptedException, TimeoutException {
    var times = new ArrayList<Double>();
    for (int i = 0; i < OPENINGS; i++) {
      browser.open(site.resolve("index.html").toUri().toString());
      times.add(
          Double.valueOf(
              browser.evaluate(
                  "await new Promise(done => requestIdleCallback(() =>"
                      + " done(performance.now())))")));
    }
    print("Start page: milliseconds until the browser is idle", times);
  }

  private static void pan(Browser browser, Path page)
      throws IOException, InterruptedException, TimeoutException {
    browser.open(page.toUri() + "#view=lines&runs=all");
    browser.awaitTrue("document.querySelector('#results .plot canvas')");
    String lines = browser.evaluate("document.querySelectorAll('#results .series li').length");
    List<Double> times = Stream.of(browser.evaluate(PAN).split(" ")).map(Double::valueOf).toList();
    print(lines + " lines, moved: milliseconds a frame", times);
  }

  private static void print(String title, List<Double> times) {
    var summary = new Summary(times);
    System.out.printf(
        Locale.ROOT,
        "%s: median %.1f, 95 %% at most %.1f, most %.1f%n",
        title,
        summary.median(),
        summary.quantile(0.95),
        summary.max());
  }
}
