package dynobench.ui.draft;

import dynobench.workload.Range;

/// How the values of what varies are given.
public enum RangeKind {
  /// From, step, how many: as in 2005.
  STEPS,
  /// From, factor, how many.
  FACTORS,
  /// One by one.
  LIST;

  /// The way in which a range gives its values.
  public static RangeKind of(Range range) {
    return switch (range) {
      case Range.Linear _ -> STEPS;
      case Range.Geometric _ -> FACTORS;
      case Range.Listed _ -> LIST;
    };
  }
}
