package dynobench.api;

import dynobench.api.GateReport.GateAnswer;
import dynobench.api.GateReport.GateFigure;
import dynobench.api.RunReport.RunFigure;
import dynobench.catalog.Catalog;
import dynobench.comparison.DuelOutcome;
import dynobench.comparison.GateLine;
import dynobench.comparison.GateWords;
import dynobench.comparison.PhaseFigure;
import dynobench.files.TextFile;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.report.GateSummary;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.run.Cancellation;
import dynobench.session.GatePlan;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.stats.ConfidenceInterval;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// Runs plans and gates in forked JVMs, and stores the runs.
///
/// ```
/// var bench = new BenchRunner(BenchFolders.find(workspace).orElseThrow(), System.out::println);
/// GateReport report =
///     bench.gate(
///         new GateQuestion(
///             BenchPlan.of("quick"), "h2@2.3.232", "h2@path:h2.jar", 0, Duration.ofMinutes(10)));
/// ```
public final class BenchRunner {
  private static final String VERSION = "api";

  private final ProgramHome home;
  private final Path workspace;
  private final Consumer<String> notes;

  /// @param notes receives messages, such as that the machine is calibrated first
  public BenchRunner(BenchFolders folders, Consumer<String> notes) {
    this.home = ProgramHome.at(folders.program().toAbsolutePath().normalize());
    this.workspace = folders.workspace().toAbsolutePath().normalize();
    this.notes = notes;
  }

  /// Runs a plan, and returns the figures of all phases.
  ///
  /// @throws BenchException when the plan cannot run
  public RunReport run(BenchPlan plan) throws BenchException, IOException, InterruptedException {
    var problems = new Problems();
    Optional<Plan> known = read(plan, problems);
    RunResult result = measured(known, problems);
    var failures = new ArrayList<String>();
    result
        .notCompleted()
        .forEach(it -> it.failure().ifPresent(why -> failures.add(it.trial() + ": " + why)));
    return new RunReport(
        figures(result),
        failures,
        ResultWarnings.atEnd(result).stream().map(it -> it.title() + ": " + it.sentence()).toList(),
        folder(result));
  }

  /// Answers the question of a gate.
  ///
  /// @throws BenchException when the plan cannot run
  public GateReport gate(GateQuestion question)
      throws BenchException, IOException, InterruptedException {
    var problems = new Problems();
    Optional<Plan> plan =
        read(question.plan(), problems).flatMap(it -> plan(question, it, problems));
    RunResult result = measured(plan, problems);
    var words = GateWords.of(result);
    return new GateReport(
        answer(words.score().answer()),
        words.answer(),
        words.power(),
        words.score().lines().stream().map(it -> figure(words, it)).toList(),
        GateSummary.of(result).markdown(Optional.empty()),
        folder(result));
  }

  private static Optional<Plan> plan(GateQuestion question, Plan base, Problems problems) {
    try {
      return Optional.of(
          new GatePlan(
                  base,
                  GatePlan.Side.parse(question.baseline()),
                  GatePlan.Side.parse(question.candidate()),
                  new GateRules(question.allowed()),
                  question.atMost())
              .plan());
    } catch (IllegalArgumentException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private Optional<Plan> read(BenchPlan plan, Problems problems) throws IOException {
    Optional<String> preset = Presets.text(plan.name());
    String text = preset.isPresent() ? preset.get() : TextFile.read(Path.of(plan.name()));
    return PlanFile.read(plan.name(), text, plan.changes(), home.workloads(), problems);
  }

  private RunResult measured(Optional<Plan> plan, Problems problems)
      throws BenchException, IOException, InterruptedException {
    Clock clock = Clock.system(ZoneId.systemDefault());
    var store = new Workspace(workspace, clock, home.summaries());
    var runner = new PlanRunner(home, store, clock, VERSION);
    Optional<PlanRunner.Checked> checked =
        plan.flatMap(it -> runner.check(it, Catalog.load(home.engineRoots()), problems));
    if (checked.isEmpty()) {
      throw new BenchException(problems.list().stream().map(Object::toString).toList());
    }
    Path folder = runner.run(checked.get(), _ -> {}, notes, new Cancellation());
    return store.runs().reader(folder).result();
  }

  private Path folder(RunResult result) {
    return workspace.resolve("runs").resolve(result.id());
  }

  private static List<RunFigure> figures(RunResult run) {
    return PhaseFigure.of(run).stream()
        .flatMap(it -> it.in(run).stream())
        .map(BenchRunner::figure)
        .toList();
  }

  private static RunFigure figure(Measurement it) {
    return new RunFigure(
        it.series().contender().toString(),
        it.series().version(),
        it.phase(),
        it.metric().id(),
        it.levels().values(),
        it.summary().median(),
        it.summary().observations());
  }

  private static GateFigure figure(GateWords words, GateLine line) {
    return new GateFigure(
        words.figure(line),
        line.row().a().title(),
        line.row().b().title(),
        line.row().ratio().estimate(),
        end(line.interval().map(ConfidenceInterval::low)),
        end(line.interval().map(ConfidenceInterval::high)),
        line.detectable(),
        answer(line.answer()));
  }

  private static OptionalDouble end(Optional<Double> value) {
    return value.isPresent() ? OptionalDouble.of(value.get()) : OptionalDouble.empty();
  }

  private static GateAnswer answer(DuelOutcome outcome) {
    return switch (outcome) {
      case NO_WORSE -> GateAnswer.NOT_SLOWER;
      case WORSE -> GateAnswer.SLOWER;
      case OPEN -> GateAnswer.UNDECIDED;
    };
  }
}
