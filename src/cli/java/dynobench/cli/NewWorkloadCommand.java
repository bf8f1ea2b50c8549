package dynobench.cli;

import dynobench.describing.NewWorkload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Writes an example of a workload to start from.
@Command(name = "new", description = "Write a template of a user-defined workload, with comments.")
final class NewWorkloadCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", paramLabel = "NAME", description = "name of the workload")
  private String name = "";

  NewWorkloadCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    var workload = new NewWorkload(program.home(), name);
    Optional<String> refusal = workload.refusal();
    if (refusal.isPresent()) {
      return usage(refusal.get());
    }
    Path file = workload.file();
    try {
      workload.write();
    } catch (IOException e) {
      return failed(workload.writeFailure(e));
    }
    out("Wrote " + file);
    out("Change the file, look at the workload with: dynobench workloads " + name);
    out("and name it in a plan: workload = \"" + name + "\".");
    return ExitCode.OK;
  }
}
