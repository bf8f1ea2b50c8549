package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.describing.EngineDescriber;
import dynobench.describing.UndescribedDriver;
import dynobench.dialect.EnquiryResult;
import dynobench.files.FileTarget;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.run.Cancellation;
import dynobench.setup.Dialect;
import dynobench.store.Workspace;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.workload.Factor;
import dynobench.workload.NamedSql;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Command with the options of the tool of 2005, for a driver without a descriptor.
@Command(
    name = "jdbc",
    description = {
      "Measure any JDBC driver, with the options of the tool of 2005.",
      "Run k of N inserts and selects ROWS + k × INCREMENT rows into a table dynobench_test, or"
          + " test in a new folder; the table is dropped first. Test runs detect the SQL dialect."
    })
final class JdbcCommand extends CliCommand implements Callable<Integer> {
  private static final String ID = "jdbc";

  private static final String PREFIX = "dynobench_";

  private final CommandContext program;

  @Mixin private DriverOptions driver = new DriverOptions();

  @Option(
      names = {"-b", "--benchmark"},
      paramLabel = "CLASS",
      description =
          "the tool's class, such as DerbyBenchmark, in any package; HSQLDBCachedBenchmark and"
              + " HSQLDBShutdownBenchmark make cached tables and close by SHUTDOWN (default: any"
              + " driver)")
  private Optional<String> benchmark = Optional.empty();

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
      description =
          "additional rows of each run; 0 repeats the same run (default: ${DEFAULT-VALUE})")
  private long increment = 5000;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "write the medians as CSV, one line per phase and row count")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--raw",
      description = "CSV: do not escape texts that a spreadsheet would read as formulas")
  private boolean raw;

  @Option(
      names = "--create",
      paramLabel = "SQL",
      description =
          "statement that creates the table dynobench_test (default: detected by test" + " runs)")
  private Optional<String> create = Optional.empty();

  @Option(
      names = "--repetitions",
      paramLabel = "N",
      description = "repetitions of each run (default: ${DEFAULT-VALUE})")
  private int repetitions = 1;

  JdbcCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Optional<String> obstacle = output.flatMap(FileTarget::obstacle);
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    Catalog known = program.catalog();
    Descriptor engine;
    Plan plan;
    try {
      plan = plan();
      Optional<BenchmarkClass> benchmarkClass = benchmark.map(BenchmarkClass::of);
      Optional<String> mismatch = benchmarkClass.flatMap(it -> it.mismatch(driver.url()));
      if (mismatch.isPresent()) {
        return usage(mismatch.get());
      }
      engine = engine(driver.driver(ID, known, this), benchmarkClass, known);
    } catch (IllegalArgumentException e) {
      return usage(String.valueOf(e.getMessage()));
    }
    return new RunExecution(program, this, writer())
        .run(
            plan,
            known.with(engine),
            false, // its flags are not unusual
            result -> {
              if (output.isPresent()) {
                CsvFile.writeWide(result, Metric.TIME, output.get(), FormulaHandling.when(raw));
                out("Wrote " + output.get());
              }
            });
  }

  /// Returns the plan that the tool of 2005 measured. Runs with the same number of rows become
  /// repetitions.
  private Plan plan() {
    boolean same = increment == 0;
    return new Plan(
        ID,
        "The tool of 2005",
        new PlannedWork(
            Workloads.shipped().standard().id(),
            Settings.NONE,
            List.of(
                new Factor(
                    "rows",
                    same
                        ? Range.Listed.of(List.of(rows))
                        : new Range.Linear(rows, increment, runs)))),
        new PlannedContenders(
            List.of(new Contender(ID, EngineDescriber.MODE, new CommitStyle.Autocommit()))),
        new RoundCounts(
            same ? Math.clamp((long) repetitions * runs, 0, Integer.MAX_VALUE) : repetitions, 0),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(512, WorkerJvm.Collector.G1, List.of()),
            Duration.ofMinutes(30),
            2005));
  }

  /// Returns the engine with the detected dialect, except for the statements and tables that the
  /// user specifies.
  ///
  /// @throws IOException also when the driver refuses, with its message, or when the user cancels
  /// @throws IllegalArgumentException when the engine is not available on this machine
  private Descriptor engine(
      UndescribedDriver undescribed, Optional<BenchmarkClass> benchmarkClass, Catalog catalog)
      throws IOException, InterruptedException {
    var workspace = new Workspace(workspace(), program.clock());
    var describing = new EngineDescriber(program.home(), workspace, undescribed);
    Optional<String> lack = describing.unavailableReason(catalog);
    if (lack.isPresent()) {
      throw new IllegalArgumentException(lack.get());
    }
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      EnquiryResult answer =
          describing
              .find(cancellation)
              .orElseThrow(() -> new IOException("Interrupted before any result."));
      return switch (answer) {
        case EnquiryResult.Refused(String words) -> throw new IOException(words);
        case EnquiryResult.Found found ->
            describing.described(
                found.with(describedDialect(found.dialect(), benchmarkClass)),
                benchmarkClass.map(BenchmarkClass::close).orElse(""));
      };
    }
  }

  private Dialect describedDialect(Dialect standard, Optional<BenchmarkClass> benchmarkClass) {
    Dialect found =
        benchmarkClass
            .map(BenchmarkClass::tables)
            .filter(it -> !it.isEmpty())
            .map(standard::withTables)
            .orElse(standard);
    return create
        .map(sql -> new NamedSql(Dialect.CREATE, List.of("DROP TABLE " + PREFIX + "test", sql)))
        .map(it -> new Dialect.Own(Workloads.shipped().standard().id(), List.of(it)))
        .map(own -> found.withPrefix(PREFIX).owning(List.of(own)))
        .orElse(found);
  }
}
