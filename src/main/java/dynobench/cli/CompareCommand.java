package dynobench.cli;

import dynobench.measure.Environment;
import dynobench.result.Comparison;
import dynobench.result.Numbers;
import dynobench.result.RunResult;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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

  @Override
  public Integer call() {
    var runs = new StoredRuns(this);
    RunResult a = runs.open(first);
    RunResult b = runs.open(second);
    Comparison comparison = Comparison.ofRuns(a, b);
    if (comparison.rows().isEmpty()) {
      return failed("The runs %s and %s have no measurement in common.".formatted(a.id(), b.id()));
    }
    var table = new TextTable("phase", ">rows", "contender", ">ratio", "interval", "verdict");
    for (Comparison.Row row : comparison.rows()) {
      table.add(
          row.phase(),
          Numbers.count(row.rows()),
          row.a().title(),
          String.format(Locale.ROOT, "%.3f", row.ratio().estimate()),
          interval(row.ratio()),
          verdict(row.ratio()));
    }
    out("Times of %s over times of %s: 2 means twice as slow.".formatted(b.id(), a.id()));
    out(table.text());
    comparison.differences().forEach(each -> out("Differs: " + each));
    out("Load average at start: %s and %s.".formatted(load(a), load(b)));
    out(
        "The intervals cover the spread within each run, not a change of the machine between them."
            + " Of %d rows at 95 %%, some %d differ by chance. Run one of them again before you"
                .formatted(comparison.rows().size(), Math.ceilDiv(comparison.rows().size(), 20))
            + " believe a verdict.");
    return ExitCode.OK;
  }

  private static String load(RunResult run) {
    OptionalDouble load =
        run.environment().map(Environment::loadAtStart).orElse(OptionalDouble.empty());
    return load.isPresent() ? String.format(Locale.ROOT, "%.1f", load.getAsDouble()) : "not known";
  }

  private static String interval(Ratio ratio) {
    return ratio
        .interval()
        .map(each ->
            String.format(
                Locale.ROOT,
                "%.3f – %.3f (%.1f %%)",
                each.low(),
                each.high(),
                each.confidence() * 100))
        .orElse("–");
  }

  private static String verdict(Ratio ratio) {
    return switch (ratio.verdict()) {
      case Verdict.Different _ -> ratio.estimate() > 1 ? "slower" : "faster";
      case Verdict.NoDifferenceShown _ -> "no difference shown";
      case Verdict.TooFew(int needed) -> "too few: %d repetitions of each needed".formatted(needed);
    };
  }
}
