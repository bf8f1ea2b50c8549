package dynobench.cli;

import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plan.Plan;
import dynobench.plan.PlanFile;
import dynobench.plan.PlanText;
import dynobench.plug.DiskKind;
import dynobench.session.CrashPlan;
import dynobench.toml.Problems;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Crashes contenders, and counts what they kept.
@Command(
    name = "crash",
    description =
        "Crash contenders at random moments while they commit rows, and count what they have kept.")
final class CrashCommand extends CliCommand implements Callable<Integer> {
  private final Program program;

  @Parameters(
      arity = "0..*",
      paramLabel = "CONTENDER",
      description = "who crashes: engine/mode (default: every mode that keeps files)",
      converter = ContenderText.class)
  private List<Contender> contenders = new ArrayList<>();

  @Option(
      names = "--kills",
      paramLabel = "N",
      description = "how often each process is killed (default: ${DEFAULT-VALUE})")
  private int kills = Crash.Times.USUAL.kills();

  @Option(
      names = "--plug",
      paramLabel = "N",
      description = "how often each machine's plug is pulled (default: ${DEFAULT-VALUE})")
  private int pulls = Crash.Times.USUAL.pulls();

  @Option(
      names = "--closing",
      paramLabel = "N",
      description = "how often both happen while the database is closed (default: 0)")
  private int closings;

  @Option(
      names = "--full",
      paramLabel = "N",
      description = "how often each disk has no room any more (default: 0)")
  private int full;

  @Option(
      names = "--disk",
      paramLabel = "KIND",
      description = "whose plug is pulled: ${COMPLETION-CANDIDATES} (default: ext4)")
  private DiskKind disk = DiskKind.EXT4;

  @Option(
      names = "--span",
      paramLabel = "FROM..TO",
      description = "when, counted from the first row that was acknowledged (default: 1s..30s)",
      converter = Span.Reader.class)
  private Span span = new Span(Crash.USUAL_LEAST, Crash.USUAL_MOST);

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as jvm.heap=1g; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  CrashCommand(Program program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Optional<Plan> plan = plan(problems);
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    return options.execute(execution, plan.get(), program, _ -> {});
  }

  private Optional<Plan> plan(Problems problems) {
    List<Contender> meant =
        contenders.isEmpty() ? CrashPlan.everybody(program.catalog()) : contenders;
    try {
      Plan plan =
          CrashPlan.of(
              meant,
              new Crash(
                  new Crash.Times(kills, pulls, closings, full), span.from(), span.to(), disk));
      return PlanFile.read(
          "crash", PlanText.of(plan), overrides, program.home().workloads(), problems);
    } catch (IllegalArgumentException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }
}
