package dynobench.cli;

import dynobench.event.RunEvent;
import dynobench.plan.PercentFormat;
import dynobench.plan.SelfTestFlags;
import dynobench.run.Cancellation;
import dynobench.selftest.SelfTestRuns;
import dynobench.selftest.WhyCheck;
import dynobench.session.PlanRunner;
import dynobench.session.RunProfiler;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Tests the explanations of verdicts from the command line.
final class WhyTrust {
  static final int MOST_PROFILES = 100;

  /// Share of the profiles that must be right.
  private static final double RIGHT = 0.95;

  private final CommandContext program;
  private final CliCommand command;
  private final PrintWriter terminal;
  private final Consumer<RunEvent> progress;
  private final boolean allowFlags;

  WhyTrust(
      CommandContext program,
      CliCommand command,
      PrintWriter terminal,
      Consumer<RunEvent> progress,
      boolean allowFlags) {
    this.program = program;
    this.command = command;
    this.terminal = terminal;
    this.progress = progress;
    this.allowFlags = allowFlags;
  }

  /// Runs the test, and returns the exit code: failed if fewer than 19 of 20 profiles are right.
  int run(WhyCheck.Test test, List<String> overrides, Problems problems)
      throws IOException, InterruptedException {
    var execution = new RunExecution(program, command, terminal);
    PlanRunner bench = execution.bench();
    var cancellation = new Cancellation();
    var check =
        new WhyCheck(
            new SelfTestRuns(
                bench,
                program.catalog(),
                program.home().workloads(),
                progress,
                command::out,
                cancellation));
    Map<Double, PlanRunner.Checked> plans = new LinkedHashMap<>();
    for (double share : List.of(WhyCheck.PLANTED, 0.0)) {
      check
          .check(test, share, overrides, problems)
          .ifPresent(it -> {
            execution.requirePermissions(it, bench.permissions(), allowFlags, problems);
            plans.put(share, it);
          });
    }
    if (!problems.isEmpty()) {
      return execution.refuse(problems);
    }
    command.out(
        "%s: %s for each test, of %d rounds each"
            .formatted(
                test.contender(),
                NumberText.counted(test.profiles(), "profile"),
                RunProfiler.USUAL_ROUNDS));
    try (var _ = new InterruptHandler(cancellation)) {
      return run(check, plans, test.profiles(), cancellation);
    }
  }

  private int run(
      WhyCheck check,
      Map<Double, PlanRunner.Checked> plans,
      int profiles,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    boolean isRight = true;
    for (Map.Entry<Double, PlanRunner.Checked> each : plans.entrySet()) {
      Optional<WhyCheck.CheckResult> found =
          check.measure(each.getValue(), each.getKey(), profiles);
      if (cancellation.isRequested()) {
        command.out("Stopped before the end.");
        return ExitCode.CANCELLED;
      }
      if (found.isEmpty()) {
        return command.failed(
            "No profile has the method with the delay. The test needs a JDBC engine and a workload"
                + " with prepared statements, such as phases.");
      }
      report(found.get());
      isRight &= isRight(found.get());
    }
    return isRight ? ExitCode.OK : ExitCode.FAILED;
  }

  private void report(WhyCheck.CheckResult found) {
    command.out("");
    String of = "of %,d profiles of %s".formatted(found.profiles(), found.phase());
    if (found.share() == 0) {
      command.out("AGAINST ITSELF, run " + found.run().getFileName());
      command.out("  something named in %,d %s".formatted(found.named(), of));
    } else {
      command.out(
          "A DELAY OF %s in %s, run %s"
              .formatted(
                  PercentFormat.format(found.share()),
                  SelfTestFlags.PLANTED_METHOD,
                  found.run().getFileName()));
      command.out("  the method among the first three in %,d %s".formatted(found.found(), of));
    }
    command.out(
        "  an operation of the second took %s times as long"
            .formatted(NumberText.quotient(found.ratio())));
  }

  private static boolean isRight(WhyCheck.CheckResult found) {
    int right = found.share() == 0 ? found.profiles() - found.named() : found.found();
    return right >= RIGHT * found.profiles();
  }
}
