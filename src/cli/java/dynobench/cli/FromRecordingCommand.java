package dynobench.cli;

import dynobench.describing.NewWorkload;
import dynobench.files.IoErrorText;
import dynobench.scaling.ScaledWorkload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes a user-defined workload from the recording of an application.
@Command(
    name = "from-recording",
    description =
        "Write a user-defined workload with the frequent transactions of a recorded application,"
            + " for more clients and more rows. Prints what it leaves out.")
final class FromRecordingCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", paramLabel = "FILE", description = "the recording")
  private Path file = Path.of("");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "name of the workload (default: the name of the file)")
  private String name = "";

  FromRecordingCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    String id = name.isEmpty() ? NewWorkload.nameOf(file, ".recording") : name;
    var workload = new NewWorkload(program.home(), id);
    Optional<String> refusal = workload.refusal();
    if (refusal.isPresent()) {
      return usage(refusal.get() + " Name it with --name.");
    }
    ScaledWorkload scaled;
    try {
      scaled = ScaledWorkload.of(file, id);
    } catch (IOException e) {
      return usage(file + " cannot become a workload: " + IoErrorText.of(e));
    }
    try {
      workload.write(scaled.text());
    } catch (IOException e) {
      return failed(workload.writeFailure(e));
    }
    out("Wrote " + workload.file());
    out(
        String.format(
            Locale.ROOT,
            "%d types of transactions: %.1f %% of the recorded ones.",
            scaled.transactions(),
            100 * scaled.share()));
    scaled.notes().forEach(this::out);
    out("Look at the workload with: dynobench workloads " + id);
    out(
        "and run it with: dynobench run "
            + id
            + " --on h2/file,hsqldb/cached-flush --set parameters.factor=10 --allow-flags");
    return ExitCode.OK;
  }
}
