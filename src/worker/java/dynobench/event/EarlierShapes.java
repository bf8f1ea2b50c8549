package dynobench.event;

import dynobench.json.StoredShape;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Trial;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/// Shapes that records in events had in version 0.1. That version had one workload, and the number
/// of rows was its only factor.
final class EarlierShapes {
  private static final String ROWS = "rows";

  /// Earlier shapes, by the present record.
  static final Map<Class<? extends Record>, Class<? extends Record>> ALL =
      Map.of(
          Plan.class,
          PlanOf01.class,
          Trial.class,
          TrialOf01.class,
          Range.Listed.class,
          ListedOf01.class);

  private EarlierShapes() {}

  record PlanOf01(
      String name,
      String description,
      String workload,
      List<Contender> contenders,
      Range rows,
      int repetitions,
      int warmups,
      TrialIsolation isolation,
      TrialOrder order,
      WorkerJvm jvm,
      Duration timeLimit,
      long seed)
      implements StoredShape<Plan> {
    @Override
    public Plan now() {
      return new Plan(
          name,
          description,
          new PlannedWork(workload, Settings.NONE, List.of(new Factor(ROWS, rows))),
          new PlannedContenders(contenders),
          new RoundCounts(repetitions, warmups),
          new TrialConditions(isolation, order, jvm, timeLimit, seed));
    }
  }

  record TrialOf01(
      int number, Contender contender, String workload, long rows, int repetition, boolean warmup)
      implements StoredShape<Trial> {
    @Override
    public Trial now() {
      if (rows < 1) {
        throw new IllegalArgumentException("a trial has at least 1 row, not " + rows);
      }
      Settings levels = Settings.of(ROWS, Long.toString(rows));
      return new Trial(number, contender, workload, levels, repetition, warmup);
    }
  }

  record ListedOf01(List<Long> sizes) implements StoredShape<Range> {
    @Override
    public Range now() {
      return Range.Listed.of(sizes);
    }
  }
}
