package dynobench.cli;

import dynobench.estimate.DurationText;
import dynobench.estimate.RoundsDuration;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.session.PlanRunner;
import dynobench.session.RoundsAdder;
import dynobench.session.RoundsAddition;
import dynobench.table.NumberText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Adds rounds to a stored run.
@Command(
    name = "add-rounds",
    description = {
      "Add rounds to a stored run: the same plan, on the same machine, with the same engines. The"
          + " rounds become a further part of the run."
    })
final class AddRoundsCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a stored run: an id, a part of it, or \"latest\"")
  private String meant = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "N",
      description =
          "number of rounds (default: as many as would decide the open comparisons, or else as many"
              + " as the run began with)")
  private Optional<Integer> rounds = Optional.empty();

  @Option(names = "--check", description = "only check whether rounds can be added; run nothing")
  private boolean checkOnly;

  @Option(
      names = "--allow-flags",
      description = "permit the JVM flags of contenders and descriptors, as in dynobench run")
  private boolean allowFlags;

  AddRoundsCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var execution = new RunExecution(program, this, writer());
    PlanRunner bench = execution.bench();
    Path folder = bench.runs().find(meant);
    RunResult result = new StoredRuns(this).open(folder.toString());
    var adder = new RoundsAdder(bench, program.catalog());
    int wanted =
        rounds.orElseGet(
            () -> adder.obstacle(folder, result).isPresent() ? 1 : RoundsAdder.suggested(result));
    return switch (adder.check(folder, wanted)) {
      case RoundsAdder.Answer.Impossible(List<String> reasons) -> {
        reasons.forEach(this::err);
        yield ExitCode.USAGE;
      }
      case RoundsAdder.Answer.Changed(List<String> differences, Plan plan) ->
          refuse(folder, differences, plan);
      case RoundsAdder.Answer.Possible(RoundsAddition addition) -> add(execution, addition, result);
    };
  }

  private int refuse(Path folder, List<String> differences, Plan plan) {
    err("No rounds can be added, because the conditions have changed since the run:");
    differences.forEach(each -> err("  " + each));
    err(
        "To measure all rounds again: dynobench run %s --set repetitions=%d"
            .formatted(folder.resolve("plan.toml"), plan.repetitions()));
    return ExitCode.USAGE;
  }

  private int add(RunExecution execution, RoundsAddition addition, RunResult result)
      throws IOException, InterruptedException {
    out(
        "Adding %s: %s, about %s."
            .formatted(
                addition.words(),
                NumberText.counted(addition.checked().trials().size(), "trial"),
                DurationText.format(RoundsDuration.of(result, addition.rounds().rounds()))));
    return checkOnly ? ExitCode.OK : execution.add(addition, allowFlags);
  }
}
