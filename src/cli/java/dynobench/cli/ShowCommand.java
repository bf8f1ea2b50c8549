package dynobench.cli;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.event.Series;
import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.reference.OwnFigures;
import dynobench.reference.Publication;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Prints a stored run as it was printed when it ended. With `--against`, it only compares the run
/// with one of its contenders, with published figures or with figures of a CSV file.
@Command(name = "show", description = "Show a stored run: its tables, failures and environment.")
final class ShowCommand extends CliCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a run's id, a part of it, its folder, or \"latest\"")
  private String run = "";

  @Option(
      names = "--metric",
      paramLabel = "NAME",
      description = MetricOption.FIGURES + " (default: the workload's main figure, and the time)")
  private Optional<String> metric = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "CONTENDER",
      description =
          "compare all others with this one, such as hsqldb/mem: the ratio of each, with a verdict;"
              + " or list them next to published figures, such as hsqldb-testbench or"
              + " berkeleydb-2005-solaris, or next to figures of a CSV file")
  private Optional<String> against = Optional.empty();

  @Option(
      names = "--all",
      description =
          "with --against and published figures: each contender next to every published one of the"
              + " phase (default: only those that it repeats)")
  private boolean all;

  @Option(
      names = "--margin",
      paramLabel = "PERCENT",
      description = "with --against: smallest relevant difference (default: 3%%)",
      converter = PercentConverter.class)
  private @Nullable Double margin;

  @Override
  public Integer call() {
    Optional<Metric> chosen = metric.flatMap(Metric::named);
    if (metric.isPresent() && chosen.isEmpty()) {
      return usage(MetricOption.unknown(metric.get()));
    }
    if (margin != null && against.isEmpty()) {
      return usage("--margin applies to verdicts: use it with --against.");
    }
    if (all && against.isEmpty()) {
      return usage("--all applies to published figures: use it with --against.");
    }
    if (against.isPresent()) {
      return showAgainst(against.get(), chosen.orElse(Metric.TIME));
    }
    RunResult result = new StoredRuns(this).openToDoubt(run);
    out(result.id() + result.plan().map(plan -> " · " + plan.description()).orElse(""));
    var tables = RunTables.whole(result);
    chosen.map(tables::lines).orElseGet(tables::lines).forEach(this::out);
    return ExitCode.OK;
  }

  /// Returns a note on the deciding figures of a duel; empty for any other run.
  private static String decided(RunResult run) {
    return run.plan()
        .flatMap(Plan::duel)
        .map(duel -> ": a duel has verdicts on its deciding figures only: " + duel.decidingText())
        .orElse("");
  }

  private int showAgainst(String wanted, Metric metric) {
    RunResult result = new StoredRuns(this).open(run);
    Optional<Reference.Repeatable> published = References.figures(wanted);
    if (published.isPresent()) {
      return showBeside(result, published.get().publication(), published);
    }
    if (result.isDuel() && margin != null) {
      return usage("--margin: a duel keeps the margin of its run (--allow).");
    }
    List<Series> series = result.series();
    List<Series> bases =
        series.stream()
            .filter(each -> each.contender().use().equals(wanted) || each.title().equals(wanted))
            .toList();
    Optional<Path> file = bases.isEmpty() ? file(wanted) : Optional.empty();
    if (file.isPresent()) {
      return showBeside(result, file.get());
    }
    if (all && !bases.isEmpty()) {
      return usage("--all applies to published figures, not to a contender.");
    }
    if (bases.size() != 1) {
      return usage(
          "--against: \"%s\" is %s of this run's contenders; there are: %s"
              .formatted(
                  wanted,
                  bases.isEmpty() ? "neither a file nor one" : "more than one",
                  series.stream()
                      .map(each -> bases.isEmpty() ? each.contender().use() : each.title())
                      .distinct()
                      .collect(Collectors.joining("; "))));
    }
    return showAgainst(result, bases.getFirst(), metric);
  }

  private static Optional<Path> file(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty(); // not a file's name
    }
  }

  /// Compares the run with figures from a user's file.
  private int showBeside(RunResult result, Path file) {
    var problems = new Problems();
    try {
      String name = String.valueOf(file.getFileName());
      Optional<Reference.Repeatable> figures =
          OwnFigures.read(name, TextFile.read(file), result.workload(), problems);
      problems.list().forEach(each -> err(each.toString()));
      return figures
          .map(it -> showBeside(result, it.publication(), figures))
          .orElse(ExitCode.USAGE);
    } catch (IOException e) {
      return failed("Cannot read %s: %s".formatted(file, IoErrorText.of(e)));
    }
  }

  /// Compares the run with published figures. These come from other machines, with one trial each,
  /// so they have no verdict.
  private int showBeside(
      RunResult result, Publication publication, Optional<Reference.Repeatable> figures) {
    if (margin != null) {
      return usage("--margin applies to verdicts, and published figures have none.");
    }
    List<String> lines = beside(result, figures, all);
    if (lines.isEmpty()) {
      return failed(
          beside(result, figures, true).isEmpty()
              ? "This run and %s have no common figure.".formatted(publication.title())
              : "No contender of this run repeats one of %s; --all lists each next to every one."
                  .formatted(publication.title()));
    }
    out(publication.citation());
    out(publication.conditions());
    String parameters = LevelLabels.label(result.workload().withoutOffValues(result.parameters()));
    out("Here: " + result.id() + (parameters.isEmpty() ? "" : ", with " + parameters));
    lines.forEach(this::out);
    List<String> others = figures.map(References::otherPlatforms).orElse(List.of());
    if (!others.isEmpty()) {
      out("");
      out("Other platforms of the publication: --against " + String.join(", ", others));
    }
    return ExitCode.OK;
  }

  private List<String> beside(
      RunResult result, Optional<Reference.Repeatable> figures, boolean everyPair) {
    return figures.stream()
        .flatMap(
            it -> new BesidePublished(result, it, everyPair).lines(metric.flatMap(Metric::named)))
        .toList();
  }

  private int showAgainst(RunResult result, Series base, Metric metric) {
    List<Series> others = result.series().stream().filter(each -> !each.equals(base)).toList();
    Comparison comparison =
        Comparison.ofSeries(
            result,
            base,
            others,
            metric,
            Objects.requireNonNullElse(margin, Comparison.USUAL_MARGIN));
    if (comparison.rows().isEmpty()) {
      return failed(
          "This run has nothing to compare with %s%s.".formatted(base.title(), decided(result)));
    }
    out("%s of the others relative to that of %s:".formatted(metric.title(), base.title()));
    var words = new ComparisonWords("it", metric);
    out(new ComparisonTable(result.factors(), words, Comparison.ComparisonRow::b).of(comparison));
    comparison.differences().forEach(each -> out("Differs: " + each));
    out(ComparisonWords.method(result, comparison));
    return ExitCode.OK;
  }
}
