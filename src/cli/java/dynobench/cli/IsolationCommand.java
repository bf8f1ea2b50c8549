package dynobench.cli;

import dynobench.files.FileTarget;
import dynobench.lab.IsolationPlan;
import dynobench.lab.IsolationRecord;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.reproducer.IsolationReproducer;
import dynobench.result.LevelResult;
import dynobench.result.RunResult;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/// Tests what the isolation levels of contenders keep apart.
@Command(
    name = "isolation",
    description = {
      "Test what isolation levels keep apart: published anomalies as scripts, and random histories"
          + " of clients.",
      "Exit code 0: each level keeps what its name promises. 3: a level does not."
    })
final class IsolationCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      arity = "0..*",
      paramLabel = "CONTENDER",
      description = "contenders to test: engine/mode (default: every mode with SQL)")
  private List<String> contenders = new ArrayList<>();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "a level, such as serializable, or \"own\" for the engine's default; may be repeated"
              + " (default: the four of the standard)")
  private List<String> levels = new ArrayList<>();

  @Option(names = "--scripts", description = "run only the scripts")
  private boolean scripts;

  @Option(names = "--histories", description = "run only the random histories")
  private boolean histories;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "time of a random history (default: 20)")
  private Optional<Integer> seconds = Optional.empty();

  @Option(
      names = "--clients",
      paramLabel = "N",
      description = "number of clients of a random history (default: 8)")
  private Optional<Integer> clients = Optional.empty();

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "also write a row for each level and anomaly to FILE")
  private Optional<Path> csv = Optional.empty();

  @Option(
      names = "--reproducer",
      paramLabel = "DIR",
      description =
          "also write a Java program to DIR for each broken promise that a script shows; it needs"
              + " only the engine's jars")
  private Optional<Path> reproducer = Optional.empty();

  @Option(
      names = "--record",
      paramLabel = "FOLDER",
      description = "also add the results to isolation.toml of each engine in a folder of engines")
  private Optional<Path> record = Optional.empty();

  @Option(names = "--raw", description = "with --csv: write texts as they are, even formulas")
  private boolean raw;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as jvm.heap=2g; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  private boolean isBroken;
  private boolean hasOnlyRefusals;

  IsolationCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    csv.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("--csv", "", text));
    record
        .flatMap(FileTarget::folderObstacle)
        .ifPresent(text -> problems.add("--record", "", text));
    reproducer
        .flatMap(FileTarget::folderObstacle)
        .ifPresent(text -> problems.add("--reproducer", "", text));
    Optional<Plan> plan = plan(problems);
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    int code = options.execute(execution, plan.get(), program, this::finish);
    if (code == ExitCode.CANCELLED || code == ExitCode.USAGE) {
      return code;
    }
    return isBroken ? ExitCode.BROKEN : hasOnlyRefusals ? ExitCode.OK : code;
  }

  private void finish(RunResult run) throws IOException {
    hasOnlyRefusals = LevelResult.failures(run).isEmpty();
    isBroken = LevelResult.of(run).stream().anyMatch(each -> !each.broken().isEmpty());
    if (csv.isPresent()) {
      CsvFile.writeLong(run, csv.get(), FormulaHandling.when(raw));
      out("Wrote " + csv.get());
    }
    if (record.isPresent()) {
      for (Path file : IsolationRecord.add(run, record.get())) {
        out("Recorded in " + file);
      }
    }
    if (reproducer.isPresent()) {
      for (Path file : IsolationReproducer.write(run, program.catalog(), reproducer.get())) {
        out("Wrote " + file);
      }
    }
  }

  private Optional<Plan> plan(Problems problems) {
    try {
      var text = new ContenderText();
      List<Contender> tested =
          contenders.isEmpty()
              ? IsolationPlan.all(program.catalog(), settings())
              : contenders.stream().map(text::convert).toList();
      Plan plan = IsolationPlan.of(tested, levels.stream().distinct().toList(), settings());
      return PlanFile.read(
          IsolationPlan.WORKLOAD,
          PlanText.of(plan),
          overrides,
          program.home().workloads(),
          problems);
    } catch (IllegalArgumentException | TypeConversionException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private Settings settings() {
    Settings given = Settings.NONE;
    if (scripts != histories) {
      given = given.with("parts", scripts ? "only-scripts" : "only-histories");
    }
    if (seconds.isPresent()) {
      given = given.with("seconds", "" + seconds.get());
    }
    return clients.isPresent() ? given.with("clients", "" + clients.get()) : given;
  }
}
