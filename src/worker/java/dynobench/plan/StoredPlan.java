package dynobench.plan;

import dynobench.json.Former;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A plan as logs of runs hold it. The fields keep their names and their order whatever becomes of
/// [Plan], so that every version reads the runs of every other one.
record StoredPlan(
    String name,
    String description,
    String workload,
    Settings parameters,
    List<Contender> contenders,
    List<Factor> factors,
    int repetitions,
    int warmups,
    Isolation isolation,
    TrialOrder order,
    WorkerJvm jvm,
    Duration timeLimit,
    long seed,
    Optional<Duel> duel,
    Optional<Steady> steady,
    Optional<Crash> crash,
    List<String> optional)
    implements Former<Plan> {
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
        plan.optional());
  }

  @Override
  public Plan now() {
    return new Plan(
        name,
        description,
        new PlannedWork(workload, parameters, factors),
        new Participants(contenders, optional),
        new RoundCounts(repetitions, warmups),
        new TrialConditions(isolation, order, jvm, timeLimit, seed),
        new StopRules(duel, steady, crash));
  }
}
