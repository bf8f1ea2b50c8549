package dynobench.crash;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/// Creates the plan of a crash run.
public final class CrashPlan {
  /// Heap for all rows that a trial writes in its time span, for modes with rows in the heap.
  private static final WorkerJvm JVM = new WorkerJvm(2048, WorkerJvm.Collector.SERIAL, List.of());

  /// Seed of a run that does not continue another.
  public static final long SEED = 2005;

  private CrashPlan() {}

  public static Plan of(List<Contender> contenders, CrashRules crash) {
    return of(contenders, crash, SEED);
  }

  /// Creates a plan of the standard workload, with as many rounds as the crashes need.
  ///
  /// @param seed seed of the crash times
  public static Plan of(List<Contender> contenders, CrashRules crash, long seed) {
    return new Plan(
        "crash",
        "Rows left after crashes",
        new PlannedWork(Workloads.shipped().standard().id(), Settings.NONE, List.of()),
        new PlannedContenders(contenders),
        new RoundCounts(crash.times().rounds(), 0),
        new TrialConditions(
            TrialIsolation.TRIAL, TrialOrder.INTERLEAVED, JVM, Duration.ofMinutes(10), seed),
        StopRules.of(crash));
  }

  /// Returns every available mode that claims that data survives the process, as a contender that
  /// commits each row.
  public static List<Contender> durableContenders(Catalog catalog) {
    return canCrash(catalog)
        .map(it -> new Contender(it.engine().id(), it.mode().id(), new CommitStyle.Autocommit()))
        .toList();
  }

  /// Returns every available mode that claims that data survives the process, with the mode's
  /// engine.
  public static Stream<Resolved> canCrash(Catalog catalog) {
    return catalog
        .modes()
        .filter(it -> it.mode().durability().outlivesTheProcess())
        .filter(it -> catalog.availability(it.engine()) instanceof Availability.Available);
  }
}
