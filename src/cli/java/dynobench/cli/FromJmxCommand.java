package dynobench.cli;

import dynobench.describing.NewWorkload;
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
        "Import the JDBC requests of a JMeter test plan as a user-defined workload. Prints all"
            + " parts that cannot be imported.")
final class FromJmxCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", paramLabel = "FILE", description = "the test plan, a .jmx file")
  private Path file = Path.of("");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "name of the workload (default: the name of the file)")
  private String name = "";

  FromJmxCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    String id = name.isEmpty() ? NewWorkload.nameOf(file, ".jmx") : name;
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
      return failed(workload.writeFailure(e));
    }
    report(imported, id, workload.file());
    return ExitCode.OK;
  }

  private void report(JmxImport imported, String id, Path written) {
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
          "Fill this in before the first run: the test plan does not create "
              + String.join(", ", missing)
              + ". A comment in the file shows where to add their columns.");
    }
    if (!imported.unfilled().isEmpty()) {
      out(
          "The test plan inserts no rows into "
              + String.join(", ", imported.unfilled())
              + ": add a phase with fill; otherwise they stay empty.");
    }
    out("Look at the workload with: dynobench workloads " + id);
    out("and name it in a plan: workload = \"" + id + "\".");
  }
}
