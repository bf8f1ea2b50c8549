package dynobench.run;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.List;

/// Plans for tests of schedules.
public final class SchedulePlans {
  public static final WorkerJvm JVM = new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of());

  private SchedulePlans() {}

  public static Contender contender(String use) {
    return Contender.parse(use, new CommitStyle.Autocommit());
  }

  /// Returns a plan with two repetitions and one warm-up.
  static Plan ordered(TrialOrder order, long seed, List<String> uses, Long... sizes) {
    return plan("phases", uses, List.of(sizes), order, JVM, seed);
  }

  public static Plan plan(
      String workload,
      List<String> uses,
      List<Long> sizes,
      TrialOrder order,
      WorkerJvm jvm,
      long seed) {
    return new Plan(
        "test",
        "",
        new PlannedWork(workload, Settings.NONE, Rows.over(Range.Listed.of(sizes))),
        new PlannedContenders(uses.stream().map(SchedulePlans::contender).toList()),
        new RoundCounts(2, 1),
        new TrialConditions(TrialIsolation.TRIAL, order, jvm, Duration.ofMinutes(1), seed));
  }
}
