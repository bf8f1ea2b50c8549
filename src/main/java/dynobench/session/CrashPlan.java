package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Settings;
import dynobench.workload.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Makes the plan of a crash run.
public final class CrashPlan {
  /// Rows that live in the heap need room for as many as are written within the span.
  private static final WorkerJvm JVM = new WorkerJvm(2048, WorkerJvm.Collector.SERIAL, List.of());

  private CrashPlan() {}

  public static Plan of(List<Contender> contenders, Crash crash) {
    return new Plan(
        "crash",
        "What is left after crashes",
        Workloads.shipped().standard().id(),
        Settings.NONE,
        contenders,
        List.of(),
        crash.times().rounds(),
        0,
        Isolation.TRIAL,
        TrialOrder.INTERLEAVED,
        JVM,
        Duration.ofMinutes(10),
        2005,
        Optional.empty(),
        Optional.empty(),
        Optional.of(crash));
  }

  /// Every mode that promises anything to a later process.
  public static List<Contender> everybody(Catalog catalog) {
    return catalog.engines().stream()
        .flatMap(engine ->
            engine.modes().stream()
                .filter(mode -> mode.durability().outlivesTheProcess())
                .map(mode -> new Contender(engine.id(), mode.id(), new CommitStyle.Autocommit())))
        .toList();
  }
}
