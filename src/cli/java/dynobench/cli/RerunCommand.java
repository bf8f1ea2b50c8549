package dynobench.cli;

import dynobench.result.RunResult;
import dynobench.session.RerunPlanner;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Runs the contenders of two stored runs together in one run.
@Command(
    name = "rerun",
    description = {
      "Run the contenders of two stored runs in rounds, each with its own settings. One run can"
          + " show smaller differences than two runs at different times."
    })
final class RerunCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = "a stored run: an id, a part of it, or \"latest\"")
  private String old = "";

  @Option(
      names = "--against",
      required = true,
      paramLabel = "NEW",
      description = "the stored run whose contenders are compared with those of OLD")
  private String other = "";

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "number of rounds (default: twice the minimum for a verdict)")
  private @Nullable Integer rounds;

  @Option(names = "--check", description = "only print what would run; run nothing")
  private boolean checkOnly;

  @Option(
      names = "--allow-flags",
      description = "permit the JVM flags of contenders and descriptors, as in dynobench run")
  private boolean allowFlags;

  RerunCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var runs = new StoredRuns(this);
    RunResult first = runs.open(old);
    RunResult second = runs.open(other);
    OptionalInt wanted = rounds == null ? OptionalInt.empty() : OptionalInt.of(rounds);
    return switch (new RerunPlanner(program.catalog(), first, second).plan(wanted)) {
      case RerunPlanner.Made.Refused(List<String> reasons) -> {
        reasons.forEach(this::err);
        yield ExitCode.USAGE;
      }
      case RerunPlanner.Made.InTurns made -> run(made);
    };
  }

  private int run(RerunPlanner.Made.InTurns made) throws IOException, InterruptedException {
    var execution = new RunExecution(program, this, writer());
    out(made.plan().description());
    made.notes().forEach(note -> out("Note: " + note));
    return checkOnly
        ? execution.check(made.plan(), program.catalog())
        : execution.run(made.plan(), program.catalog(), allowFlags, _ -> {});
  }
}
