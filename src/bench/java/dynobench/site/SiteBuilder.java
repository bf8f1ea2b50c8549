package dynobench.site;

import dynobench.catalog.Catalog;
import dynobench.comparison.RepeatedRatios;
import dynobench.files.FolderTree;
import dynobench.files.ProgramText;
import dynobench.result.RunResult;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileException;
import dynobench.runfile.RunFileSummary;
import dynobench.site.RunShape.RunKind;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Builds a site from result files. A file that is damaged or not complete is left out and named.
public final class SiteBuilder {
  private static final String CHART_LIBRARY = "/META-INF/resources/webjars/uplot/1.6.30/dist/";

  /// Number of runs after which the progress is reported.
  private static final int REPORTED = 100;

  /// Digits of a digest that names two files apart.
  private static final int DIGITS = 16;

  /// Ids that other pages have: the list of runs, and runs that were named apart.
  private static final Pattern RESERVED = Pattern.compile("index|.*-[0-9a-f]{16}");

  /// File in the folder of a site.
  private static final String MARK = ".dynobench-site";

  private final Catalog catalog;
  private final Path target;

  /// Folder of the pages until all are made; then it replaces the target.
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
  /// @param target absolute path of the folder of the site; a site in it is replaced
  /// @param notes receives progress
  public SiteBuilder(Catalog catalog, Path target, Consumer<String> notes) {
    this.catalog = catalog;
    this.target = target;
    this.into = target.resolveSibling(target.getFileName() + ".new");
    this.notes = notes;
  }

  /// Builds the site. An older one stays until all pages of the new one are made.
  public Built build(List<Path> files) throws IOException, InterruptedException {
    var refused = new ArrayList<String>();
    List<SiteFile> sources = open(files, refused);
    requireReplaceable(sources);
    FolderTree.delete(into);
    try {
      write(MARK, "The next build of the site deletes this folder.\n");
      write(".nojekyll", "");
      copyAssets();
      List<SiteRun> runs = addAll(sources, refused);
      writePages(runs);
      replace();
      return new Built(runs.size(), refused);
    } finally {
      FolderTree.delete(into);
    }
  }

  /// Replaces the content of the target. The folder itself stays, because it may be a mounted one,
  /// and its mark goes last.
  private void replace() throws IOException {
    Files.createDirectories(target);
    for (Path each : FolderTree.children(target)) {
      if (!each.endsWith(MARK)) {
        FolderTree.delete(each);
      }
    }
    Files.deleteIfExists(target.resolve(MARK));
    for (Path each : FolderTree.children(into)) {
      FolderTree.copy(each, target.resolve(each.getFileName()));
    }
  }

  /// Returns the runs, newest first.
  private List<SiteRun> addAll(List<SiteFile> sources, List<String> refused)
      throws IOException, InterruptedException {
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
      throw new IOException("The page of a run cannot be made: " + e.getCause(), e);
    }
    runs.sort(Comparator.comparing((SiteRun it) -> it.summary().started()).reversed());
    return runs;
  }

  private void requireReplaceable(List<SiteFile> sources) throws IOException {
    for (SiteFile each : sources) {
      Path source = each.source().toAbsolutePath().normalize();
      if (source.startsWith(target) || source.startsWith(into)) {
        throw new IOException(
            "%s is in the folder of the site, which is replaced.".formatted(each.source()));
      }
    }
    for (Path each : List.of(target, into)) {
      if (Files.isDirectory(each)
          && !FolderTree.children(each).isEmpty()
          && !Files.exists(each.resolve(MARK))) {
        throw new IOException(
            each + " is not empty, and holds no site of Dynobench. Choose another folder.");
      }
    }
  }

  /// Opens the files, and leaves out copies.
  private static List<SiteFile> open(List<Path> files, List<String> refused) throws IOException {
    var opened = new LinkedHashMap<String, SiteFile>();
    for (Path each : files) {
      try {
        RunFile file = RunFile.open(each);
        opened.putIfAbsent(file.digest(), new SiteFile(file.run(), each, file));
      } catch (IOException e) {
        refused.add(String.valueOf(e.getMessage()));
      }
    }
    nameApart(opened);
    Map<String, List<SiteRepetition>> repetitions = repetitions(opened);
    return opened.values().stream()
        .map(it -> it.with(repetitions.getOrDefault(it.file().digest(), List.of())))
        .toList();
  }

  /// Gives runs of the same id other names, all of them, so that no file takes the address of
  /// another.
  private static void nameApart(Map<String, SiteFile> opened) {
    Map<String, Long> counts =
        opened.values().stream()
            .collect(
                Collectors.groupingBy(
                    it -> it.id().toLowerCase(Locale.ROOT), Collectors.counting()));
    opened.replaceAll((digest, it) -> {
      String id = it.id().toLowerCase(Locale.ROOT);
      boolean isAlone = counts.getOrDefault(id, 0L) == 1 && !RESERVED.matcher(id).matches();
      return isAlone
          ? it
          : new SiteFile(it.id() + "-" + digest.substring(0, DIGITS), it.source(), it.file());
    });
  }

  /// Returns the repetitions of each run that has one, by the digest of its file.
  private static Map<String, List<SiteRepetition>> repetitions(Map<String, SiteFile> opened)
      throws IOException {
    Map<String, List<SiteFile>> claimed =
        opened.values().stream()
            .filter(it -> it.file().repeats().filter(opened::containsKey).isPresent())
            .collect(Collectors.groupingBy(it -> it.file().repeats().orElseThrow()));
    var found = new HashMap<String, List<SiteRepetition>>();
    for (Map.Entry<String, List<SiteFile>> each : claimed.entrySet()) {
      SiteFile first = Objects.requireNonNull(opened.get(each.getKey()));
      var compared = new LinkedHashMap<String, RepeatedRatios>();
      for (SiteFile claim : each.getValue()) {
        compared(first, claim).ifPresent(it -> compared.put(claim.id(), it));
      }
      found.put(
          each.getKey(),
          compared.entrySet().stream()
              .flatMap(it ->
                  SiteRepetition.of(it.getKey(), it.getValue().sharing(compared.size())).stream())
              .toList());
    }
    return found;
  }

  /// Compares a run with a repetition of the same work and versions; empty for a file that repeats
  /// something else, or that the site refuses.
  private static Optional<RepeatedRatios> compared(SiteFile first, SiteFile repetition)
      throws IOException {
    try {
      return first
          .file()
          .read(one ->
              repetition
                  .file()
                  .read(other ->
                      isSameWork(first, one, repetition, other)
                          ? Optional.of(RepeatedRatios.of(one, other))
                          : Optional.empty()));
    } catch (RuntimeException | RunFileException e) {
      return Optional.empty(); // another plan, or a log that the site refuses
    }
  }

  private static boolean isSameWork(
      SiteFile first, RunResult one, SiteFile repetition, RunResult other) throws IOException {
    RunFileSummary before = RunFileSummary.of(one);
    RunFileSummary after = RunFileSummary.of(other);
    return before.isOfSameWork(after)
        && RunConditions.ofWork(one).equals(RunConditions.ofWork(other))
        && SiteCheck.problems(first.file(), one, before).isEmpty()
        && SiteCheck.problems(repetition.file(), other, after).isEmpty();
  }

  /// Adds the page, the data and the file of a run.
  ///
  /// @return empty if the run is refused
  private Optional<SiteRun> add(SiteFile source, List<String> refused) throws IOException {
    try {
      return source.file().read(run -> add(source, run, refused));
    } catch (RuntimeException | RunFileException e) {
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
      write(RunPages.index(it), new SiteData(catalog).index(it.shape().page(), List.of(it)));
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
        .forEach(
            it -> byWorkload.computeIfAbsent(it.shape().page(), _ -> new ArrayList<>()).add(it));
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
