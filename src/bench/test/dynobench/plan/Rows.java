package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;

/// Row counts as a factor, which most tests vary.
public final class Rows {
  private static final String NAME = "rows";

  private Rows() {}

  /// Returns the point at a row count.
  public static Settings at(long rows) {
    return Settings.of(NAME, Long.toString(rows));
  }

  /// Returns the factors of a plan that varies the row count.
  public static List<Factor> over(Range range) {
    return List.of(new Factor(NAME, range));
  }

  /// Returns the factors of a plan with these row counts.
  public static List<Factor> over(List<Long> sizes) {
    return over(Range.Listed.of(sizes));
  }

  /// Returns the row counts of a plan.
  public static List<Long> of(Plan plan) {
    return plan.factor(NAME).orElseThrow().range().numbers();
  }

  /// Returns the number of operations in a phase of the standard workload.
  public static long operations(String phase, long rows) {
    Workload workload = Workloads.shipped().standard();
    return workload
        .phase(phase)
        .map(each -> each.operations().of(workload.settings(at(rows))))
        .orElse(rows);
  }

  /// Returns the row count of a point.
  public static long of(Settings levels) {
    return levels.whole(NAME);
  }
}
