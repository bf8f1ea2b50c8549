package dynobench.cli;

import dynobench.plan.Plan;
import java.io.IOException;
import picocli.CommandLine.Option;

/// Common options of commands that create a plan themselves: `--check` only checks the plan, and
/// otherwise the plan runs.
final class MadePlanOptions {
  @Option(names = "--check", description = "only check and print the plan's size; run nothing")
  private boolean checkOnly;

  @Option(
      names = "--allow-flags",
      description = "permit the JVM flags of contenders and descriptors, as in dynobench run")
  private boolean allowFlags;

  boolean checksOnly() {
    return checkOnly;
  }

  boolean allowsFlags() {
    return allowFlags;
  }

  int execute(RunExecution execution, Plan plan, CommandContext program, RunExecution.Export export)
      throws IOException, InterruptedException {
    return checkOnly
        ? execution.check(plan, program.catalog())
        : execution.run(plan, program.catalog(), allowFlags, export);
  }
}
