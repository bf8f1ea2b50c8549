package dynobench.plan;

import dynobench.json.StoredShape;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Form of a plan in the logs of runs. The fields keep their names and their order even if [Plan]
/// changes, so that every version can read the runs of every other version.
record StoredPlan(
    String name,
    String description,
    String workload,
    Settings parameters,
    List<Contender> contenders,
    List<Factor> factors,
    int repetitions,
    int warmups,
    TrialIsolation isolation,
    TrialOrder order,
    WorkerJvm jvm,
    Duration timeLimit,
    long seed,
    Optional<Duel> duel,
    Optional<SteadyStateRule> steady,
    Optional<CrashRules> crash,
    List<String> optional,
    Optional<String> decidingPhases,
    Optional<Duration> budget,
    Optional<UpgradeRules> upgrade,
    Optional<GateRules> gate)
    implements StoredShape<Plan> {
  private static final String SEPARATOR = " ";

  static StoredPlan of(Plan plan) {
    return new StoredPlan(
        plan.name(),
        plan.description(),
        plan.workload(),
        plan.parameters(),
        plan.contenders(),
        plan.factors(),
        plan.repetitions(),
        plan.warmups(),
        plan.isolation(),
        plan.order(),
        plan.jvm(),
        plan.timeLimit(),
        plan.seed(),
        plan.duel(),
        plan.steady(),
        plan.crash(),
        plan.optional(),
        Optional.of(String.join(SEPARATOR, plan.work().decidingPhases()))
            .filter(text -> !text.isEmpty()),
        plan.stops().budget(),
        plan.upgrade(),
        plan.gate());
  }

  @Override
  public Plan now() {
    return new Plan(
        name,
        description,
        new PlannedWork(workload, parameters, factors, phases()),
        new PlannedContenders(contenders, optional),
        new RoundCounts(repetitions, warmups),
        new TrialConditions(isolation, order, jvm, timeLimit, seed),
        new StopRules(duel, steady, crash, budget, upgrade, gate));
  }

  private List<String> phases() {
    return decidingPhases.map(text -> List.of(text.split(SEPARATOR))).orElse(List.of());
  }
}
