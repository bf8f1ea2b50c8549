package dynobench.cli;

import dynobench.estimate.RunProgress;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.RunProfile;
import dynobench.profiling.ProfiledRounds;
import dynobench.result.RunResult;
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.session.RunProfiler;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Profiles a stored run from the command line.
final class ProfileExecution {
  /// [RunProfiler#USUAL_ROUNDS] as a default of options.
  static final String USUAL_ROUNDS = "" + RunProfiler.USUAL_ROUNDS;

  private final CommandContext program;
  private final CliCommand command;
  private final PrintWriter terminal;

  ProfileExecution(CommandContext program, CliCommand command, PrintWriter terminal) {
    this.program = program;
    this.command = command;
    this.terminal = terminal;
  }

  /// Profiles a run that has just ended, and prints the profile.
  ///
  /// @param allowed whether the user permits all unusual flags
  void explain(RunResult result, int rounds, boolean allowed)
      throws IOException, InterruptedException {
    Optional<Path> folder = command.runs().named(result.id());
    if (folder.isEmpty()) {
      command.err("The run cannot be profiled, because it was not stored in the workspace.");
      return;
    }
    if (profile(folder.get(), result, rounds, allowed) == ExitCode.OK) {
      RunProfile.read(folder.get())
          .map(it -> new WhyTables(ExplainedProfile.of(result, it)))
          .ifPresent(tables -> tables.lines().forEach(command::out));
    }
  }

  /// Runs the profiled rounds with a progress line, and returns the exit code.
  ///
  /// @param allowed whether the user permits all unusual flags
  int profile(Path folder, RunResult result, int rounds, boolean allowed)
      throws IOException, InterruptedException {
    var execution = new RunExecution(program, command, terminal);
    PlanRunner bench = execution.bench();
    return switch (new RunProfiler(bench, program.catalog()).check(folder, result, rounds)) {
      case RunProfiler.Answer.Impossible(List<String> reasons) -> {
        command.err("The run cannot be profiled:");
        reasons.forEach(each -> command.err("  " + each));
        yield ExitCode.USAGE;
      }
      case RunProfiler.Answer.Possible(PlanRunner.Checked checked) -> {
        var problems = new Problems();
        execution.requirePermissions(checked, bench.permissions(), allowed, problems);
        yield problems.isEmpty() ? profile(bench, folder, checked) : execution.refuse(problems);
      }
    };
  }

  private int profile(PlanRunner bench, Path folder, PlanRunner.Checked checked)
      throws IOException, InterruptedException {
    int all = checked.plan().repetitions();
    int profiled = ProfiledRounds.profiled(all);
    command.out(
        "Profiling %s of the run, and running %s without a profiler. They count in no figure."
            .formatted(
                NumberText.counted(profiled, "more round"),
                NumberText.counted(all - profiled, "round")));
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      bench.profile(
          folder,
          checked,
          new ProgressLine(terminal, CliCommand.isTerminal(), new RunProgress()),
          command::out,
          cancellation);
    }
    return cancellation.isRequested() ? ExitCode.CANCELLED : ExitCode.OK;
  }
}
