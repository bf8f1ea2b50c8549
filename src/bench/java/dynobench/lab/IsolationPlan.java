package dynobench.lab;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;

/// Creates the plan of a run that tests isolation.
public final class IsolationPlan {
  /// Id of the workload.
  public static final String WORKLOAD = "isolation";

  private static final long SEED = 1999;
  private static final WorkerJvm JVM = new WorkerJvm(1024, WorkerJvm.Collector.SERIAL, List.of());

  private IsolationPlan() {}

  /// @param levels ids of levels, or `own` for the engine's default; empty for those that the
  ///   workload varies
  /// @param given parameters of the workload, such as `seconds`
  public static Plan of(List<Contender> contenders, List<String> levels, Settings given) {
    return new Plan(
        WORKLOAD,
        "What the isolation levels keep apart",
        new PlannedWork(
            WORKLOAD,
            given,
            levels.isEmpty()
                ? workload().vary()
                : List.of(new Factor(Factor.ISOLATION, new Range.Listed(levels)))),
        new PlannedContenders(contenders),
        new RoundCounts(1, 0),
        new TrialConditions(
            TrialIsolation.TRIAL, TrialOrder.INTERLEAVED, JVM, Duration.ofMinutes(10), SEED),
        StopRules.NONE);
  }

  private static Workload workload() {
    return Workloads.shipped().named(WORKLOAD).orElseThrow();
  }

  /// Returns every available mode that can run the workload.
  ///
  /// @param given parameters of the workload
  public static List<Contender> all(Catalog catalog, Settings given) {
    Workload workload = workload();
    long clients = workload.clients(workload.settings(given));
    return catalog
        .modes()
        .filter(it -> catalog.availability(it.engine()) instanceof Availability.Available)
        .filter(it -> it.mode().obstacle(workload).isEmpty() && it.mode().sessions().admit(clients))
        .map(it -> new Contender(it.engine().id(), it.mode().id(), new CommitStyle.Autocommit()))
        .toList();
  }
}
