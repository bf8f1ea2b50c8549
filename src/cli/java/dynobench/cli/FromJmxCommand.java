package dynobench.cli;

import dynobench.describing.NewWorkload;
import dynobench.files.IoErrorText;
import dynobench.jmeter.JmxException;
import dynobench.jmeter.JmxImport;
import dynobench.table.NumberText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Imports a JMeter test plan as a user-defined workload.
@Command(
    name = "from-jmx",
    description =
        "Import the JDBC requests of a JMeter test plan as a workload of your own. What cannot be"
            + " imported is listed.")
final class FromJmxCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", paramLabel = "FILE", description = "the test plan, a .jmx file")
  private Path file = Path.of("");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "what the workload is to be called; by itself as the file")
  private String name = "";

  FromJmxCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    String id = name.isEmpty() ? fromFile() : name;
    var workload = new NewWorkload(program.home(), id);
    Optional<String> refusal = workload.refusal();
    if (refusal.isPresent()) {
      return usage(refusal.get() + " Name it with --name.");
    }
    JmxImport imported;
    try {
      imported = JmxImport.read(file, id);
    } catch (JmxException e) {
      String.valueOf(e.getMessage()).lines().forEach(this::err);
      return ExitCode.USAGE;
    }
    try {
      workload.write(imported.text());
    } catch (IOException e) {
      return failed(
          "Cannot write "
              + workload.file()
              + ": "
              + IoErrorText.of(e)
              + ". Free the place, and try again.");
    }
    tell(imported, id, workload.file());
    return ExitCode.OK;
  }

  /// Returns an id derived from the file's name.
  private String fromFile() {
    String base =
        String.valueOf(file.getFileName()).replaceFirst("(?i)\\.jmx$", "").toLowerCase(Locale.ROOT);
    return base.replaceAll("[^a-z0-9._-]+", "-").replaceAll("^[^a-z0-9]+", "");
  }

  private void tell(JmxImport imported, String id, Path written) {
    out("Wrote " + written);
    out(
        String.format(
            Locale.ROOT,
            "Imported: %s in %s.",
            NumberText.counted(imported.statements(), "statement"),
            NumberText.counted(imported.transactions(), "transaction")));
    imported.omissions().forEach(this::out);
    imported.remarks().forEach(each -> out("Differs: " + each));
    List<String> missing = imported.missing();
    if (!missing.isEmpty()) {
      out(
          "Fill in before the first run: the plan does not create "
              + String.join(", ", missing)
              + ". A comment in the file says where their columns go.");
    }
    if (!imported.unfilled().isEmpty()) {
      out(
          "The plan puts no rows into "
              + String.join(", ", imported.unfilled())
              + ": add a phase with fill, or they stay empty.");
    }
    out("Look at it with: dynobench workloads " + id);
    out("and name it in a plan: workload = \"" + id + "\".");
  }
}
