package dynobench.ui.plandraft;

import dynobench.workload.Range;

/// Way in which the values of a range are given.
public enum RangeKind {
  /// From, step, count.
  STEPS,
  /// From, factor, count.
  FACTORS,
  /// List of values.
  LIST;

  /// Returns the kind of a range.
  public static RangeKind of(Range range) {
    return switch (range) {
      case Range.Linear _ -> STEPS;
      case Range.Geometric _ -> FACTORS;
      case Range.Listed _ -> LIST;
    };
  }
}
