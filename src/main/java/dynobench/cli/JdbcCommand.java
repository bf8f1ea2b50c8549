package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Dialect;
import dynobench.catalog.DiskUse;
import dynobench.catalog.Durability;
import dynobench.catalog.Mode;
import dynobench.catalog.Setup;
import dynobench.files.FileTarget;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.table.CsvFile;
import dynobench.table.Formulas;
import dynobench.workload.Factor;
import dynobench.workload.NamedSql;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

  private static final String PREFIX = "dynobench_";

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
      description = "write the figures as CSV, a line a row count")
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
    Plan plan;
    try {
      plan = plan();
    } catch (IllegalArgumentException e) {
      return usage(String.valueOf(e.getMessage()));
    }
    Catalog catalog = program.catalog().with(descriptor());
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

  private Plan plan() {
    return new Plan(
        "jdbc",
        "The tool of 2005 on " + driver,
        Workloads.shipped().standard().id(),
        Settings.NONE,
        List.of(new Contender("jdbc", "url", new CommitStyle.Autocommit())),
        List.of(new Factor("rows", new Range.Linear(rows, increment, runs))),
        repetitions,
        0,
        Isolation.TRIAL,
        TrialOrder.INTERLEAVED,
        new WorkerJvm(512, WorkerJvm.Collector.G1, List.of()),
        Duration.ofMinutes(30),
        2005);
  }

  private Setup setup() {
    String secret =
        password.or(() -> Optional.ofNullable(System.getenv(PASSWORD_VARIABLE))).orElse("");
    return new Setup.Jdbc(
        driver,
        url,
        user,
        secret,
        Map.of(),
        Map.of(),
        Map.of(),
        List.of(),
        Dialect.STANDARD.withPrefix(PREFIX).owning(own()),
        new Setup.Close.Connection(),
        List.of());
  }

  private List<Dialect.Own> own() {
    String drop = "DROP TABLE " + PREFIX + "test";
    return create.stream()
        .map(sql -> new NamedSql("create", List.of(drop, sql)))
        .map(it -> new Dialect.Own(Workloads.shipped().standard().id(), List.of(it)))
        .toList();
  }

  private Descriptor descriptor() {
    var mode =
        new Mode(
            "url",
            driver,
            Durability.UNKNOWN,
            "Nobody has described what this driver promises.",
            Optional.empty(),
            setup(),
            0,
            DiskUse.NONE,
            0);
    return new Descriptor(
        "jdbc",
        "JDBC",
        "",
        "",
        "",
        false,
        jars.stream().map(Path::toAbsolutePath).toList(),
        List.of(),
        List.of(mode));
  }
}
