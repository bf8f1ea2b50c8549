package dynobench.planfile;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.UpgradeRules;
import dynobench.plan.WorkerJvm;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import dynobench.workload.Factor;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/// Plans as TOML files. [PlanKeys] lists their keys.
public final class PlanFile {
  /// File name extensions of plan files. The first is Dynobench's own, so a desktop can open such
  /// files with Dynobench. The second names the format.
  public static final List<String> EXTENSIONS = List.of("dynobench", "toml");

  private PlanFile() {}

  /// Reads a plan.
  ///
  /// @param source the file's name, for messages
  /// @param overrides `key=value` texts that take precedence over the file
  /// @param workloads the known workloads
  /// @return the plan; empty when there were problems
  public static Optional<Plan> read(
      String source, String text, List<String> overrides, Workloads workloads, Problems problems) {
    int before = problems.list().size();
    Optional<Plan> plan =
        TomlDocument.read(source, text, overrides, problems)
            .filter(root -> !isNewer(root))
            .flatMap(root -> readRoot(root, workloads));
    return problems.list().size() == before ? plan : Optional.empty();
  }

  private static Optional<Plan> readRoot(TomlSection root, Workloads workloads) {
    CommitStyle commit = PlanKeys.COMMIT.read(root);
    List<Contender> contenders = new ContenderReader(root, commit).read();
    Optional<CrashRules> crash = CrashReader.read(root);
    Optional<UpgradeRules> upgrade = UpgradeReader.read(root);
    var varied = new VariedReader(root, workloads, crash.isEmpty() && upgrade.isEmpty()).read();
    Optional<WorkerJvm> jvm = JvmReader.read(root);
    var stops =
        new StopRules(
            new DuelReader(root, varied.done(workloads)).read(),
            SteadyReader.read(root),
            crash,
            budget(root),
            upgrade,
            GateReader.read(root));
    String name = PlanKeys.NAME.read(root, "");
    String description = PlanKeys.DESCRIPTION.read(root);
    int repetitions = repetitions(root, stops);
    int warmups = PlanKeys.WARMUPS.read(root);
    TrialIsolation isolation = PlanKeys.ISOLATION.read(root);
    TrialOrder order = PlanKeys.ORDER.read(root);
    Duration limit = PlanKeys.TIME_LIMIT.read(root);
    long seed = PlanKeys.SEED.read(root);
    List<String> optional = PlanKeys.OPTIONAL.read(root);
    List<String> deciding = decidingPhases(root, varied.done(workloads));
    root.finish();
    Supplier<Plan> make =
        () ->
            new Plan(
                name.isBlank() ? "unnamed" : name, // the reader has reported the problem
                description,
                new PlannedWork(varied.workload(), varied.parameters(), varied.factors(), deciding),
                new PlannedContenders(contenders, optional),
                new RoundCounts(repetitions, warmups),
                new TrialConditions(isolation, order, jvm.orElse(JvmReader.STANDARD), limit, seed),
                stops);
    return canRun(root, contenders, varied.factors(), repetitions + warmups)
        ? root.attempt(obstacle(stops, contenders, varied.factors()), make)
        : Optional.empty();
  }

  private static Optional<Duration> budget(TomlSection root) {
    return root.has(PlanKeys.BUDGET.key())
        ? Optional.of(PlanKeys.BUDGET.read(root, Duration.ZERO))
        : Optional.empty();
  }

  private static List<String> decidingPhases(TomlSection root, Optional<Workload> workload) {
    List<String> phases = PlanKeys.DECIDING_PHASES.read(root);
    workload.ifPresent(known ->
        phases.stream()
            .filter(each -> known.phase(each).isEmpty())
            .forEach(each ->
                root.problem(
                    PlanKeys.DECIDING_PHASES.name(),
                    "%s is not a phase of the workload %s, which has: %s"
                        .formatted(
                            each,
                            known.id(),
                            String.join(", ", known.phases().stream().map(Phase::id).toList())))));
    return phases;
  }

  /// Returns the key that makes the plan invalid if its parts do not fit together.
  private static String obstacle(
      StopRules stops, List<Contender> contenders, List<Factor> factors) {
    if (stops.upgrade().isPresent()) {
      return UpgradeReader.UPGRADE;
    }
    if (stops.gate().isPresent()) {
      return GateReader.GATE;
    }
    if (stops.crash().isPresent()) {
      return CrashReader.CRASH;
    }
    String usual = stops.steady().isPresent() ? SteadyReader.WARM : PlanKeys.ORDER.name();
    return stops.duel().map(_ -> DuelReader.obstacle(contenders, factors)).orElse(usual);
  }

  private static int repetitions(TomlSection root, StopRules stops) {
    boolean endsByAnswer = stops.duel().isPresent() || stops.gate().isPresent();
    int given =
        endsByAnswer
            ? PlanKeys.REPETITIONS.read(root, Duel.USUAL_ROUNDS)
            : PlanKeys.REPETITIONS.read(root);
    return stops.upgrade().isPresent()
        ? 1
        : stops.crash().map(it -> it.times().rounds()).orElse(given);
  }

  private static boolean isNewer(TomlSection root) {
    long format = PlanKeys.FORMAT.read(root);
    if (format > Plan.FORMAT) {
      root.problem(
          PlanKeys.FORMAT.name(),
          String.format(
              Locale.ROOT,
              "this plan has format %d of a newer Dynobench; this version reads formats up to %d."
                  + " Update Dynobench",
              format,
              Plan.FORMAT));
    }
    return format > Plan.FORMAT;
  }

  /// Returns whether the plan has trials, and not too many of them. A missing contender was
  /// reported earlier.
  private static boolean canRun(
      TomlSection root, List<Contender> contenders, List<Factor> factors, long rounds) {
    double points = Plan.pointCount(factors);
    double trials = rounds * contenders.size() * points;
    if (trials > Plan.MOST_TRIALS) {
      boolean byPoints = contenders.size() * points > Plan.MOST_TRIALS;
      root.problem(
          byPoints ? varied(factors) : PlanKeys.REPETITIONS.name(),
          String.format(
              Locale.ROOT,
              "%,d %s, %,.0f %s and %,d %s make %,.0f trials, but at most %,d can be run: lower one"
                  + " of them",
              contenders.size(),
              contenders.size() == 1 ? "contender" : "contenders",
              points,
              points == 1 ? "point" : "points",
              rounds,
              rounds == 1 ? "round" : "rounds",
              trials,
              Plan.MOST_TRIALS));
    }
    return !contenders.isEmpty() && trials <= Plan.MOST_TRIALS;
  }

  /// Returns `rows` if this factor has the most values, else `vary`.
  private static String varied(List<Factor> factors) {
    return factors.stream()
        .max(Comparator.comparingInt(each -> each.range().levels().size()))
        .map(Factor::name)
        .filter(VariedReader.ROWS::equals)
        .orElse(VariedReader.VARY);
  }
}
