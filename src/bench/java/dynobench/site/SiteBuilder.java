package dynobench.site;

import dynobench.catalog.Catalog;
import dynobench.comparison.RepeatedRatios;
import dynobench.files.FolderTree;
import dynobench.files.ProgramText;
import dynobench.result.RunResult;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileSummary;
import dynobench.site.RunShape.RunKind;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/// Builds a site from result files. A file that is damaged or not complete is left out and named.
public final class SiteBuilder {
  private static final String CHART_LIBRARY = "/META-INF/resources/webjars/uplot/1.6.30/dist/";

  /// Number of runs after which the progress is reported.
  private static final int REPORTED = 100;

  /// File in the folder of a site.
  private static final String MARK = ".dynobench-site";

  private final Catalog catalog;
  private final Path into;
  private final Consumer<String> notes;

  /// Result of a build.
  ///
  /// @param runs number of runs on the site
  /// @param refused a sentence for each file that was left out
  public record Built(int runs, List<String> refused) {
    public Built {
      refused = List.copyOf(refused);
    }
  }

  /// @param catalog engines that the pages describe
  /// @param into folder of the site; its files are replaced
  /// @param notes receives progress
  public SiteBuilder(Catalog catalog, Path into, Consumer<String> notes) {
    this.catalog = catalog;
    this.into = into;
    this.notes = notes;
  }

  /// Builds the site.
  public Built build(List<Path> files) throws IOException, InterruptedException {
    var refused = new ArrayList<String>();
    List<SiteFile> sources = open(files, refused);
    prepare(sources);
    copyAssets();
    List<SiteRun> runs = new ArrayList<>();
    try (ExecutorService workers =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      List<Future<Optional<SiteRun>>> all = new ArrayList<>();
      for (SiteFile each : sources) {
        all.add(workers.submit(() -> add(each, refused)));
      }
      for (int i = 0; i < all.size(); i++) {
        all.get(i).get().ifPresent(runs::add);
        if ((i + 1) % REPORTED == 0) {
          notes.accept("%,d of %,d runs".formatted(i + 1, all.size()));
        }
      }
    } catch (ExecutionException e) {
      throw new IOException("A run's page cannot be made: " + e.getCause(), e);
    }
    runs.sort(Comparator.comparing((SiteRun it) -> it.summary().started()).reversed());
    writePages(runs);
    return new Built(runs.size(), refused);
  }

  /// Empties the folder, if it is the folder of a site.
  private void prepare(List<SiteFile> sources) throws IOException {
    for (SiteFile each : sources) {
      if (each.source().toAbsolutePath().normalize().startsWith(into)) {
        throw new IOException(
            "%s is in the folder of the site, which is deleted first.".formatted(each.source()));
      }
    }
    if (Files.isDirectory(into) && !FolderTree.children(into).isEmpty()) {
      if (!Files.exists(into.resolve(MARK))) {
        throw new IOException(
            into + " is not empty, and holds no site of Dynobench. Choose another folder.");
      }
      FolderTree.delete(into);
    }
    write(MARK, "The next build of the site deletes this folder.\n");
    write(".nojekyll", "");
  }

  /// Opens the files. Leaves out copies, and names runs of the same id apart.
  private static List<SiteFile> open(List<Path> files, List<String> refused) throws IOException {
    var opened = new LinkedHashMap<String, SiteFile>();
    Set<String> ids = new HashSet<>(Set.of("index")); // the list of runs
    for (Path each : files) {
      try {
        RunFile file = RunFile.open(each);
        if (!opened.containsKey(file.digest())) {
          String id = file.run();
          for (int i = 2; !ids.add(id.toLowerCase(Locale.ROOT)); i++) {
            id = file.run() + "-" + i;
          }
          opened.put(file.digest(), new SiteFile(id, each, file, ""));
        }
      } catch (IOException e) {
        refused.add(String.valueOf(e.getMessage()));
      }
    }
    Map<String, String> marks = marks(opened);
    return opened.values().stream()
        .map(it -> it.marked(marks.getOrDefault(it.file().digest(), "")))
        .toList();
  }

  /// Returns the marks of runs whose repetitions did not agree, by the digests of their files.
  private static Map<String, String> marks(Map<String, SiteFile> opened) throws IOException {
    var marks = new HashMap<String, String>();
    for (SiteFile each : opened.values()) {
      Optional<SiteFile> first =
          each.file().repeats().flatMap(it -> Optional.ofNullable(opened.get(it)));
      if (first.isPresent() && isContradicted(first.get(), each)) {
        marks.put(
            first.get().file().digest(),
            "The repetition %s did not agree with this run in every ratio.".formatted(each.id()));
      }
    }
    return marks;
  }

  /// Returns whether a repetition with the same work and versions contradicts a run. Files that the
  /// site refuses count as no repetitions.
  private static boolean isContradicted(SiteFile first, SiteFile repetition) throws IOException {
    try {
      return first
          .file()
          .read(one ->
              repetition
                  .file()
                  .read(other ->
                      isSameWork(first, one, repetition, other)
                          && RepeatedRatios.of(one, other).isContradicted()));
    } catch (RuntimeException e) {
      return false; // another plan, or events that no program wrote: nothing is repeated
    }
  }

  private static boolean isSameWork(
      SiteFile first, RunResult one, SiteFile repetition, RunResult other) throws IOException {
    RunFileSummary before = RunFileSummary.of(one);
    RunFileSummary after = RunFileSummary.of(other);
    return before.isOfSameWork(after)
        && SiteCheck.problems(first.file(), one, before).isEmpty()
        && SiteCheck.problems(repetition.file(), other, after).isEmpty();
  }

  /// Adds the page, the data and the file of a run.
  ///
  /// @return empty if the run is refused
  private Optional<SiteRun> add(SiteFile source, List<String> refused) throws IOException {
    try {
      return source.file().read(run -> add(source, run, refused));
    } catch (RuntimeException e) {
      refuse(source, List.of(SiteCheck.unreadable(e)), refused);
      return Optional.empty();
    }
  }

  private Optional<SiteRun> add(SiteFile source, RunResult run, List<String> refused)
      throws IOException {
    RunFileSummary summary = RunFileSummary.of(run);
    List<String> problems = SiteCheck.problems(source.file(), run, summary);
    if (!problems.isEmpty()) {
      refuse(source, problems, refused);
      return Optional.empty();
    }
    SiteRun it = SiteRun.of(source, run, summary);
    write(RunPages.of(it, run, ResultWarnings.atEnd(run)));
    if (it.shape().kind() == RunKind.TIMES) {
      write("data/runs/" + it.id() + ".js", SiteData.figures(it.id(), summary));
      write(RunPages.index(it), new SiteData(catalog).index(summary.workload(), List.of(it)));
    }
    Path files = Files.createDirectories(into.resolve("files"));
    source.file().writeTo(files.resolve(source.fileName()));
    return Optional.of(it);
  }

  private static void refuse(SiteFile source, List<String> problems, List<String> refused) {
    synchronized (refused) {
      refused.add("%s: %s".formatted(source.source(), String.join(" ", problems)));
    }
  }

  private void writePages(List<SiteRun> runs) throws IOException {
    var byWorkload = new LinkedHashMap<String, List<SiteRun>>();
    runs.stream()
        .filter(it -> it.shape().kind() == RunKind.TIMES)
        .forEach(it ->
            byWorkload.computeIfAbsent(it.summary().workload(), _ -> new ArrayList<>()).add(it));
    for (Map.Entry<String, List<SiteRun>> each : byWorkload.entrySet()) {
      write(
          ResultsPages.index(each.getKey()),
          new SiteData(catalog).index(each.getKey(), each.getValue()));
      write(ResultsPages.of(each.getKey(), each.getValue()));
    }
    write(ResultsPages.list(byWorkload));
    write(new StartPage(catalog, runs).page());
    write(VersionsPage.of(runs));
    for (SitePage each : new EnginePages(catalog, runs).all()) {
      write(each);
    }
    write(RunPages.list(runs));
    write(ContributePage.of());
    var guide = GuideBook.read();
    for (SitePage each : guide.pages()) {
      write(each);
    }
    write("guide/search-index.js", guide.searchIndex());
  }

  private void copyAssets() throws IOException {
    for (String each : List.of("site.css", "site.js", "results.js")) {
      write("assets/" + each, ProgramText.of("/site/" + each));
    }
    for (String each : List.of("uPlot.iife.min.js", "uPlot.min.css")) {
      write("assets/lib/" + each, ProgramText.of(CHART_LIBRARY + each));
    }
  }

  private void write(SitePage page) throws IOException {
    write(page.path(), page.html());
  }

  private void write(String path, String text) throws IOException {
    Path file = into.resolve(path);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, text);
  }
}
