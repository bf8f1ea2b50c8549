package dynobench.cli;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.CrashComparison;
import dynobench.comparison.CrashVerdictWords;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.table.IsolationPairTable;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares stored runs, contender by contender: two runs, or several on each side.
@Command(
    name = "compare",
    description = {
      "Compare stored runs: ratio of each contender's times, and differences of the runs.",
      "",
      "Two runs: compare BASE NEW. Several runs per side, each counted once: compare BASE..."
          + " --against NEW..."
    })
final class CompareCommand extends CliCommand implements Callable<Integer> {
  private static final String USAGE =
      "compare needs two runs, BASE and NEW, or several per side: compare BASE... --against NEW...";

  @Parameters(
      arity = "1..*",
      paramLabel = "RUN",
      description =
          "the base run and the new run: ids, parts of ids, or \"latest\"; ratios are NEW over"
              + " BASE")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--against",
      arity = "1..*",
      paramLabel = "NEW",
      description = "the runs to compare; all others are BASE")
  private List<String> against = new ArrayList<>();

  @Option(names = "--metric", paramLabel = "NAME", description = MetricOption.DESCRIPTION)
  private String metricId = Metric.TIME.id();

  @Option(
      names = "--margin",
      paramLabel = "PERCENT",
      description = "smallest relevant difference (default: 3%%)",
      converter = PercentConverter.class)
  private double margin = Comparison.USUAL_MARGIN;

  @Override
  public Integer call() {
    List<String> meant = against.isEmpty() ? runs.subList(1, runs.size()) : against;
    List<String> bases = against.isEmpty() ? runs.subList(0, 1) : runs;
    if (against.isEmpty() && runs.size() != 2) {
      return usage(USAGE);
    }
    Optional<Metric> metric = Metric.named(metricId);
    if (metric.isEmpty()) {
      return usage(MetricOption.unknown(metricId));
    }
    var stored = new StoredRuns(this);
    List<RunResult> base = bases.stream().map(stored::open).toList();
    List<RunResult> others = meant.stream().map(stored::open).toList();
    List<String> ids = Stream.concat(base.stream(), others.stream()).map(RunResult::id).toList();
    Optional<String> twice =
        ids.stream().filter(id -> Collections.frequency(ids, id) > 1).findFirst();
    if (twice.isPresent()) {
      return usage("%s is named twice: each run counts once.".formatted(twice.get()));
    }
    List<RunResult> all = Stream.concat(base.stream(), others.stream()).toList();
    if (CrashComparison.isOf(all)) {
      return compareCrashes(base, others);
    } else if (IsolationPairTable.isOf(all)) {
      return compareIsolation(base, others);
    }
    return base.size() == 1 && others.size() == 1
        ? compare(base.getFirst(), others.getFirst(), metric.get())
        : compare(base, others, metric.get());
  }

  private int compare(RunResult a, RunResult b, Metric metric) {
    Comparison comparison = Comparison.ofRuns(a, b, metric, margin);
    if (comparison.rows().isEmpty()) {
      return failed("The runs %s and %s have no measurement in common.".formatted(a.id(), b.id()));
    }
    out(about(metric, b.id(), a.id()));
    print(comparison, new ComparisonWords("NEW", metric), a);
    out(ComparisonWords.loads(a, b));
    out(ComparisonWords.limits(comparison.rows(), a, b));
    return ExitCode.OK;
  }

  private int compare(List<RunResult> base, List<RunResult> others, Metric metric) {
    Comparison comparison = Comparison.ofSides(base, others, metric, margin);
    if (comparison.rows().isEmpty()) {
      return failed("The runs have no measurement in common.");
    }
    out(about(metric, counted(others), counted(base)));
    print(comparison, ComparisonWords.ofSides("NEW", metric), base.getFirst());
    out(ComparisonWords.method(comparison));
    out(ComparisonWords.limits(base, others));
    return ExitCode.OK;
  }

  private int compareIsolation(List<RunResult> base, List<RunResult> others) {
    List<List<String>> lines = IsolationPairTable.lines(base, others);
    if (lines.isEmpty()) {
      return failed("The runs have no tests of a common mode and level.");
    }
    var table = new TextTable(IsolationPairTable.head().toArray(String[]::new));
    lines.forEach(line -> table.add(line.toArray(String[]::new)));
    outFitted(table);
    out(IsolationPairTable.LIMIT);
    return ExitCode.OK;
  }

  private int compareCrashes(List<RunResult> base, List<RunResult> others) {
    CrashComparison comparison = CrashComparison.of(base, others);
    if (comparison.rows().isEmpty()) {
      return failed("The runs have no crashes of a common contender.");
    }
    out("Number of crashes without loss, and the worst loss.");
    var words = new CrashVerdictWords("NEW");
    var table = new TextTable("contender", "how", "BASE", "NEW", "verdict");
    comparison
        .rows()
        .forEach(row ->
            table.add(
                row.a().title(),
                row.how(),
                row.base().summary(),
                row.other().summary(),
                words.verdict(row)));
    out(table);
    comparison.differences().forEach(each -> out("Differs: " + each));
    out(CrashVerdictWords.method(comparison));
    return ExitCode.OK;
  }

  private static String counted(List<RunResult> side) {
    return NumberText.counted(side.size(), "run");
  }

  private void print(Comparison comparison, ComparisonWords words, RunResult base) {
    out(new ComparisonTable(base.factors(), words, Comparison.ComparisonRow::a).of(comparison));
    comparison.differences().forEach(each -> out("Differs: " + each));
  }

  private static String about(Metric metric, String b, String a) {
    return metric == Metric.TIME
        ? "Times of NEW, %s, over times of BASE, %s: 2 means twice as long.".formatted(b, a)
        : "%s of NEW, %s, over that of BASE, %s: 2 means twice as %s."
            .formatted(
                metric.title(),
                b,
                a,
                metric.isTime() ? "long" : metric.better() == Metric.Better.MORE ? "fast" : "much");
  }
}
