package dynobench.cli;

import dynobench.doubt.Doubts;
import dynobench.result.RunResult;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Shows a stored run as it was shown when it ended.
@Command(name = "show", description = "Show a stored run: its tables, failures and environment.")
final class ShowCommand extends CliCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a run's id, a part of it, its folder, or \"latest\"")
  private String run = "";

  @Override
  public Integer call() {
    var doubts = new Doubts();
    RunResult result = new StoredRuns(this).openToDoubt(run, doubts);
    out(result.id() + result.plan().map(plan -> " · " + plan.description()).orElse(""));
    new RunTables(result, doubts.atEnd(result)).lines().forEach(this::out);
    return ExitCode.OK;
  }
}
