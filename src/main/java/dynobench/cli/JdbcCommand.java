package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.files.FileTarget;
import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.table.CsvFile;
import dynobench.table.Formulas;
import dynobench.workload.Range;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The tool of 2005 and its options, for a driver that has no descriptor.
@Command(
    name = "jdbc",
    description = {
      "Measure any JDBC driver, with the options of the tool of 2005.",
      "Run k of N inserts and selects ROWS + k × INCREMENT rows into a table dynobench_test, which"
          + " is dropped first. In URL, {folder} stands for a fresh folder."
    })
final class JdbcCommand extends CliCommand implements Callable<Integer> {
  /// Where the password comes from when it should not stand on a command line.
  static final String PASSWORD_VARIABLE = "DYNOBENCH_PASSWORD";

  private final Program program;

  @Option(
      names = {"-d", "--database"},
      required = true,
      paramLabel = "URL",
      description = "JDBC URL")
  private String url = "";

  @Option(
      names = {"-j", "--driver"},
      required = true,
      paramLabel = "CLASS",
      description = "driver class")
  private String driver = "";

  @Option(
      names = {"-u", "--username"},
      paramLabel = "USER",
      description = "user name")
  private String user = "";

  @Option(
      names = {"-p", "--password"},
      paramLabel = "PASSWORD",
      description =
          "password; better in the environment variable "
              + PASSWORD_VARIABLE
              + ", where ps is blind")
  private Optional<String> password = Optional.empty();

  @Option(
      names = {"-r", "--rows"},
      paramLabel = "ROWS",
      description = "rows of the first run (default: ${DEFAULT-VALUE})")
  private long rows = 5000;

  @Option(
      names = {"-n", "--runs"},
      paramLabel = "N",
      description = "number of runs (default: ${DEFAULT-VALUE})")
  private int runs = 10;

  @Option(
      names = {"-I", "--increment"},
      paramLabel = "ROWS",
      description = "rows that each run has more than the one before (default: ${DEFAULT-VALUE})")
  private long increment = 5000;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "write the medians as CSV, a line a phase and row count")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--raw",
      description = "CSV: leave texts that a spreadsheet takes for formulas as they are")
  private boolean raw;

  @Option(
      names = "--jar",
      required = true,
      paramLabel = "FILE",
      description = "the driver's jar; may be repeated")
  private List<Path> jars = new ArrayList<>();

  @Option(
      names = "--create",
      paramLabel = "SQL",
      description = "how to create the table dynobench_test (default: the article's DDL)")
  private Optional<String> create = Optional.empty();

  @Option(
      names = "--repetitions",
      paramLabel = "N",
      description = "repetitions of each run (default: ${DEFAULT-VALUE})")
  private int repetitions = 1;

  JdbcCommand(Program program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Optional<String> obstacle = output.flatMap(FileTarget::obstacle);
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    UndescribedDriver undescribed = driver();
    Plan plan;
    try {
      plan = undescribed.plan(new Range.Linear(rows, increment, runs), repetitions);
    } catch (IllegalArgumentException e) {
      return usage(String.valueOf(e.getMessage()));
    }
    Catalog catalog = program.catalog().with(undescribed.descriptor());
    return new RunExecution(program, this, writer())
        .run(
            plan,
            catalog,
            false, // it has no flags
            result -> {
              if (output.isPresent()) {
                CsvFile.writeWide(result, Metric.TIME, output.get(), Formulas.when(raw));
                out("Wrote " + output.get());
              }
            });
  }

  private UndescribedDriver driver() {
    String secret =
        password.or(() -> Optional.ofNullable(System.getenv(PASSWORD_VARIABLE))).orElse("");
    return new UndescribedDriver(driver, url, user, secret, jars, create);
  }
}
