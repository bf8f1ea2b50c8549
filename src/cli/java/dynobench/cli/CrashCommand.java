package dynobench.cli;

import dynobench.crash.CrashPlan;
import dynobench.crash.CrashRecord;
import dynobench.files.FileTarget;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.reproducer.CrashReproducer;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/// Crashes contenders, and counts the remaining rows. With `--record` it adds the results to the
/// files of the engines, and only runs crashes that are missing there.
@Command(
    name = "crash",
    description =
        "Crash contenders at random moments while they commit rows, and count the rows that are"
            + " left.")
final class CrashCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      arity = "0..*",
      paramLabel = "CONTENDER",
      description = "contenders to crash: engine/mode (default: every mode that stores files)")
  private List<String> contenders = new ArrayList<>();

  @Option(
      names = "--kills",
      paramLabel = "N",
      description = "number of process kills of each contender (default: ${DEFAULT-VALUE})")
  private int kills = CrashRules.CrashCounts.USUAL.kills();

  @Option(
      names = "--plug",
      paramLabel = "N",
      description = "number of power cuts of each contender (default: ${DEFAULT-VALUE})")
  private int pulls = CrashRules.CrashCounts.USUAL.pulls();

  @Option(
      names = "--closing",
      paramLabel = "N",
      description = "number of kills and power cuts while the database closes (default: 0)")
  private int closings;

  @Option(
      names = "--full",
      paramLabel = "N",
      description = "number of full disks of each contender (default: 0)")
  private int full;

  @Option(
      names = "--disk",
      paramLabel = "KIND",
      description = "file system for power cuts: ${COMPLETION-CANDIDATES} (default: ext4)")
  private DiskKind disk = DiskKind.EXT4;

  @Option(
      names = "--span",
      paramLabel = "FROM..TO",
      description = "time of a crash after the first acknowledged row (default: 1s..30s)",
      converter = DurationRange.RangeConverter.class)
  private DurationRange span = new DurationRange(CrashRules.USUAL_LEAST, CrashRules.USUAL_MOST);

  @Option(
      names = "--record",
      paramLabel = "FOLDER",
      description =
          "add the results to tested.toml of each engine in a folder of engines. If the folder"
              + " already has results, a run adds only missing crashes. For each kind of crash,"
              + " every contender with missing crashes gets as many as the one that lacks the"
              + " most.")
  private Optional<Path> record = Optional.empty();

  @Option(
      names = "--reproducer",
      paramLabel = "DIR",
      description =
          "also write a Java program to DIR for each contender that kept less after a kill than it"
              + " claims; it needs only the engine's jars")
  private Optional<Path> reproducer = Optional.empty();

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as jvm.heap=1g; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  CrashCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Optional<Plan> plan = plan(problems);
    if (!problems.isEmpty()) {
      return execution.refuse(problems);
    }
    if (plan.isEmpty()) {
      out("The record already contains these crashes.");
      return ExitCode.OK;
    }
    return options.execute(execution, plan.get(), program, this::finish);
  }

  private void finish(RunResult run) throws IOException {
    if (reproducer.isPresent()) {
      List<Path> files = CrashReproducer.write(run, program.catalog(), reproducer.get());
      files.forEach(each -> out("Wrote " + each));
      if (files.isEmpty()) {
        out("No program was written: no SQL engine kept less after a kill than it claims.");
      }
    }
    if (record.isPresent()) {
      for (Path file : new CrashRecord(record.get()).add(run, program.catalog())) {
        out("Recorded in " + file);
      }
    }
  }

  private List<Contender> named() {
    var text = new ContenderText();
    return contenders.stream().map(text::convert).toList();
  }

  /// Returns the plan; empty when there were problems, or when all crashes are already recorded.
  private Optional<Plan> plan(Problems problems) throws IOException {
    try {
      var times = new CrashRules.CrashCounts(kills, pulls, closings, full);
      List<Contender> all =
          contenders.isEmpty() ? CrashPlan.durableContenders(program.catalog()) : named();
      var due = new CrashRecord.Due(all, times, 0);
      Optional<String> obstacle =
          Stream.of(record, reproducer)
              .flatMap(Optional::stream)
              .flatMap(each -> FileTarget.folderObstacle(each).stream())
              .findFirst();
      if (obstacle.isPresent()) {
        throw new IllegalArgumentException(obstacle.get());
      }
      if (record.isPresent()) {
        due = new CrashRecord(record.get()).due(program.catalog(), all, times, disk);
      }
      if (due.contenders().isEmpty()) {
        return Optional.empty();
      }
      var crash = new CrashRules(due.times(), span.from(), span.to(), disk);
      Plan plan = CrashPlan.of(due.contenders(), crash, CrashPlan.SEED + due.before());
      return PlanFile.read(
          "crash", PlanText.of(plan), overrides, program.home().workloads(), problems);
    } catch (IllegalArgumentException | TypeConversionException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }
}
