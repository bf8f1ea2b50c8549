package dynobench.cli;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares two stored runs, contender by contender.
@Command(
    name = "compare",
    description = "Compare two stored runs: the ratio of each contender's times, and what differs.")
final class CompareCommand extends CliCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "BASE",
      description = "the run to compare with: an id, a part of it, or \"latest\"")
  private String first = "";

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "the run to compare: ratios are NEW over BASE")
  private String second = "";

  @Option(names = "--metric", paramLabel = "NAME", description = MetricOption.DESCRIPTION)
  private String metricId = Metric.TIME.id();

  @Override
  public Integer call() {
    var runs = new StoredRuns(this);
    RunResult a = runs.open(first);
    RunResult b = runs.open(second);
    Optional<Metric> metric = Metric.named(metricId);
    if (metric.isEmpty()) {
      return usage(MetricOption.unknown(metricId));
    }
    Comparison comparison = Comparison.ofRuns(a, b, metric.get());
    if (comparison.rows().isEmpty()) {
      return failed("The runs %s and %s have no measurement in common.".formatted(a.id(), b.id()));
    }
    out(about(metric.get(), a, b));
    var words = new ComparisonWords("NEW", metric.get());
    out(new ComparisonTable(a.factors(), words, Comparison.Row::a).of(comparison));
    comparison.differences().forEach(each -> out("Differs: " + each));
    out(ComparisonWords.loads(a, b));
    out(ComparisonWords.reach());
    return ExitCode.OK;
  }

  private static String about(Metric metric, RunResult a, RunResult b) {
    return metric == Metric.TIME
        ? "Times of NEW, %s, over times of BASE, %s: 2 means twice as long."
            .formatted(b.id(), a.id())
        : "%s of NEW, %s, over that of BASE, %s: 2 means twice as %s."
            .formatted(
                metric.title(),
                b.id(),
                a.id(),
                metric.isTime() ? "long" : metric.better() == Metric.Better.MORE ? "fast" : "much");
  }
}
