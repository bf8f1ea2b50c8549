package dynobench.session;

import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Handicap;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Makes the plan of a duel of whoever is named: a fresh JVM each trial, one round to warm the
/// machine up, and whatever the workload varies at the middle of its usual values.
///
/// @param first the second is held against
public record DuelPlan(Workload workload, Contender first, Contender second, Duel rules) {
  private static final WorkerJvm JVM = new WorkerJvm(512, WorkerJvm.Collector.SERIAL, List.of());

  /// Whether it is a contender against itself, which tests the bench and no engine.
  public boolean isOfOne() {
    return first.equals(second);
  }

  public Plan plan() {
    return new Plan(
        "duel " + second.use().replace('/', '-') + " " + first.use().replace('/', '-'),
        "%s held against %s".formatted(second, first),
        workload.id(),
        Settings.NONE,
        List.of(first, isOfOne() ? twin() : second),
        workload.vary().stream().map(DuelPlan::middle).toList(),
        Duel.USUAL_ROUNDS,
        1,
        Isolation.TRIAL,
        TrialOrder.INTERLEAVED,
        JVM,
        Duration.ofMinutes(10),
        2005,
        Optional.of(rules));
  }

  private Contender twin() {
    return second.withFlags(Stream.concat(second.flags().stream(), Stream.of(Handicap.twin("again"))).toList());
  }

  private static Factor middle(Factor varied) {
    List<String> levels = varied.range().levels();
    return new Factor(
        varied.name(), new Range.Listed(List.of(levels.get((levels.size() - 1) / 2))));
  }
}
