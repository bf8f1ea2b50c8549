package dynobench.catalog;

import java.util.List;

/// Effort of a first use of an engine in a program, without Dynobench.
///
/// @param steps steps in order, one sentence each
/// @param settings settings whose defaults are not suitable, one sentence each
public record GettingStarted(List<String> steps, List<String> settings) {
  /// Unknown effort.
  public static final GettingStarted UNKNOWN = new GettingStarted(List.of(), List.of());

  public GettingStarted {
    steps = List.copyOf(steps);
    settings = List.copyOf(settings);
  }
}
