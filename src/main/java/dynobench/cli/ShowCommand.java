package dynobench.cli;

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
    RunResult result = new StoredRuns(this).open(run);
    out(result.id() + result.plan().map(plan -> " · " + plan.description()).orElse(""));
    new RunTables(result).lines().forEach(this::out);
    return ExitCode.OK;
  }
}
