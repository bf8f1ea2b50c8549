package dynobench.api;

import java.util.List;

/// Plan to run.
///
/// @param name name of a preset, or path of a plan file
/// @param changes values that replace those of the plan, such as `rows.sizes=[1000]`
public record BenchPlan(String name, List<String> changes) {
  public BenchPlan {
    changes = List.copyOf(changes);
  }

  /// Creates a plan as it is written.
  public static BenchPlan of(String name) {
    return new BenchPlan(name, List.of());
  }
}
