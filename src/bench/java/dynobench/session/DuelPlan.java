package dynobench.session;

import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.SelfTestFlags;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Plan of a duel between two contenders: a new JVM for each trial, one round to warm up, and the
/// workload's factors at the middle of their usual values.
///
/// @param first contender with which the second one is compared
public record DuelPlan(Workload workload, Contender first, Contender second, Duel rules) {
  private static final WorkerJvm JVM = new WorkerJvm(512, WorkerJvm.Collector.SERIAL, List.of());

  /// Returns the work and conditions of a duel, for one contender.
  public static Plan ofSelf(Workload workload, Contender contender) {
    Plan duel =
        new DuelPlan(
                workload,
                contender,
                contender,
                new Duel(
                    Duel.defaultMetrics(workload),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    Duel.USUAL_MOST,
                    false))
            .plan();
    return new Plan(
        workload.id(),
        duel.description(),
        duel.work(),
        new PlannedContenders(List.of(contender)),
        duel.rounds(),
        duel.conditions());
  }

  /// Returns the duel of two contenders of a run, under the conditions of that run. Each factor has
  /// the last of its values, usually the largest.
  public static Plan under(Plan run, Workload workload, Contender first, Contender second) {
    Plan own =
        new DuelPlan(
                workload,
                first,
                second,
                new Duel(
                    Duel.defaultMetrics(
                        workload.doneAt(List.of(run.parameters(run.points().getLast())))),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    Duel.USUAL_MOST,
                    false))
            .plan();
    return new Plan(
        own.name(),
        own.description(),
        run.work().withFactors(run.factors().stream().map(DuelPlan::largest).toList()),
        own.participants(),
        own.rounds(),
        new TrialConditions(own.isolation(), own.order(), run.jvm(), run.timeLimit(), run.seed()),
        new StopRules(
            own.duel(),
            run.steady(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  private static Factor largest(Factor varied) {
    return new Factor(varied.name(), new Range.Listed(List.of(varied.range().levels().getLast())));
  }

  /// Returns whether both contenders are equal, which tests the program instead of engines.
  public boolean isOfOne() {
    return first.equals(second);
  }

  /// Returns the plan. If both contenders are equal, the second one has a flag that distinguishes
  /// it.
  public Plan plan() {
    return new Plan(
        "duel " + second.use().replace('/', '-') + " " + first.use().replace('/', '-'),
        "%s compared with %s".formatted(second, first),
        new PlannedWork(
            workload.id(), Settings.NONE, workload.vary().stream().map(DuelPlan::middle).toList()),
        new PlannedContenders(List.of(first, isOfOne() ? twin() : second)),
        new RoundCounts(Duel.USUAL_ROUNDS, 1),
        new TrialConditions(
            TrialIsolation.TRIAL, TrialOrder.INTERLEAVED, JVM, Duration.ofMinutes(10), 2005),
        StopRules.of(rules));
  }

  private Contender twin() {
    return second.withFlag(SelfTestFlags.twin("again"));
  }

  private static Factor middle(Factor varied) {
    List<String> levels = varied.range().levels();
    return new Factor(
        varied.name(), new Range.Listed(List.of(levels.get((levels.size() - 1) / 2))));
  }
}
