package dynobench.catalog;

import java.util.List;

/// Effort of a first use of an engine in a program, without Dynobench.
///
/// @param steps in their order, a sentence each
/// @param settings that are needed because a default does not do, a sentence each
public record GettingStarted(List<String> steps, List<String> settings) {
  /// Nothing is known.
  public static final GettingStarted UNKNOWN = new GettingStarted(List.of(), List.of());

  public GettingStarted {
    steps = List.copyOf(steps);
    settings = List.copyOf(settings);
  }
}
