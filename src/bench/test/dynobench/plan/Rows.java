package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;

/// Row counts as what varies, as most tests vary them.
public final class Rows {
  private static final String NAME = "rows";

  private Rows() {}

  /// A point.
  public static Settings at(long rows) {
    return Settings.of(NAME, Long.toString(rows));
  }

  /// What a plan varies.
  public static List<Factor> over(Range range) {
    return List.of(new Factor(NAME, range));
  }

  /// The same, one by one.
  public static List<Factor> over(List<Long> sizes) {
    return over(Range.Listed.of(sizes));
  }

  /// The row counts of a plan.
  public static List<Long> of(Plan plan) {
    return plan.factor(NAME).orElseThrow().range().numbers();
  }

  /// How much a phase of the workload of 2005 does at a row count.
  public static long operations(String phase, long rows) {
    Workload workload = Workloads.shipped().standard();
    return workload
        .phase(phase)
        .map(each -> each.operations().of(workload.settings(at(rows))))
        .orElse(rows);
  }

  /// The row count of a point.
  public static long of(Settings levels) {
    return levels.whole(NAME);
  }
}
