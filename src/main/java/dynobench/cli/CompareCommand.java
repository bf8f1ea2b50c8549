package dynobench.cli;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.result.RunResult;
import dynobench.table.Numbers;
import java.util.Locale;
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
    var words = new ComparisonWords("NEW");
    var table = new TextTable("phase", ">rows", "contender", ">ratio", "interval", "verdict");
    for (Comparison.Row row : comparison.rows()) {
      table.add(
          row.phase(),
          Numbers.count(row.rows()),
          row.a().title(),
          String.format(Locale.ROOT, "%.3f", row.ratio().estimate()),
          ComparisonWords.interval(row.ratio()),
          words.verdict(row.ratio()));
    }
    out(
        "Times of NEW, %s, over times of BASE, %s: 2 means twice as long."
            .formatted(b.id(), a.id()));
    out(table);
    comparison.differences().forEach(each -> out("Differs: " + each));
    out(ComparisonWords.loads(a, b));
    out(ComparisonWords.chance(comparison.rows().size()) + " " + ComparisonWords.reach());
    return ExitCode.OK;
  }
}
