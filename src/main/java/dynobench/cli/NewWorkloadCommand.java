package dynobench.cli;

import dynobench.files.AtomicFile;
import dynobench.files.Reason;
import dynobench.workload.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Writes a workload to start one's own from.
@Command(
    name = "new",
    description = "Write a workload of your own to start from, with a comment at everything.")
final class NewWorkloadCommand extends CliCommand implements Callable<Integer> {
  private final Program program;

  @Parameters(index = "0", paramLabel = "NAME", description = "what it is to be called")
  private String name = "";

  NewWorkloadCommand(Program program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    Optional<String> refusal = program.home().workloads().refusal(name);
    if (refusal.isPresent()) {
      return usage("It can't be called \"" + name + "\": " + refusal.get() + ".");
    }
    Path file = program.home().userWorkloads().resolve(name).resolve("workload.toml");
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return usage(file + " is there already: choose another name, or delete it.");
    }
    try {
      Files.createDirectories(file.getParent());
      AtomicFile.write(file, Workloads.example(name));
    } catch (IOException e) {
      err("Cannot write " + file + ": " + Reason.of(e) + ". Free the place, and try again.");
      return ExitCode.FAILED;
    }
    out("Wrote " + file);
    out("Change it, look at it with: dynobench workloads " + name);
    out("and name it in a plan: workload = \"" + name + "\".");
    return ExitCode.OK;
  }
}
