package dynobench.crash;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plan.Isolation;
import dynobench.plan.Participants;
import dynobench.plan.Plan;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/// Makes the plan of a crash run.
public final class CrashPlan {
  /// Rows that live in the heap need room for as many as are written within the span.
  private static final WorkerJvm JVM = new WorkerJvm(2048, WorkerJvm.Collector.SERIAL, List.of());

  /// Of a run that continues nothing.
  public static final long SEED = 2005;

  private CrashPlan() {}

  public static Plan of(List<Contender> contenders, Crash crash) {
    return of(contenders, crash, SEED);
  }

  /// @param seed of its moments
  public static Plan of(List<Contender> contenders, Crash crash, long seed) {
    return new Plan(
        "crash",
        "What is left after crashes",
        new PlannedWork(Workloads.shipped().standard().id(), Settings.NONE, List.of()),
        new Participants(contenders),
        new RoundCounts(crash.times().rounds(), 0),
        new TrialConditions(
            Isolation.TRIAL, TrialOrder.INTERLEAVED, JVM, Duration.ofMinutes(10), seed),
        StopRules.of(crash));
  }

  /// Every mode that is here and promises anything to a later process.
  public static List<Contender> everybody(Catalog catalog) {
    return canCrash(catalog)
        .map(it -> new Contender(it.engine().id(), it.mode().id(), new CommitStyle.Autocommit()))
        .toList();
  }

  /// The same, with all that is known of them.
  public static Stream<Resolved> canCrash(Catalog catalog) {
    return catalog
        .modes()
        .filter(it -> it.mode().durability().outlivesTheProcess())
        .filter(it -> catalog.availability(it.engine()) instanceof Availability.Available);
  }
}
