package dynobench.cli;

import dynobench.doubt.Doubts;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows a stored run as it was shown when it ended.
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
      description = MetricOption.FIGURES + " (default: what the workload is about, and the time)")
  private Optional<String> metric = Optional.empty();

  @Override
  public Integer call() {
    Optional<Metric> chosen = metric.flatMap(Metric::named);
    if (metric.isPresent() && chosen.isEmpty()) {
      return usage(MetricOption.unknown(metric.get()));
    }
    var doubts = new Doubts();
    RunResult result = new StoredRuns(this).openToDoubt(run, doubts);
    out(result.id() + result.plan().map(plan -> " · " + plan.description()).orElse(""));
    var tables = new RunTables(result, doubts.atEnd(result));
    chosen.map(tables::lines).orElseGet(tables::lines).forEach(this::out);
    return ExitCode.OK;
  }
}
