package dynobench.isolation;

import dynobench.measure.IsolationLevel;
import java.util.List;
import java.util.Optional;

/// What is known of the isolation of a mode.
///
/// @param usual default level of a session; empty if not described
/// @param levels statements by level, the weakest level first; empty for an engine whose levels
///   cannot be chosen
public record ModeIsolation(Optional<IsolationLevel> usual, List<IsolationStatement> levels) {
  /// Isolation of an engine of which nothing is known.
  public static final ModeIsolation UNKNOWN = new ModeIsolation(Optional.empty(), List.of());

  public ModeIsolation {
    levels = List.copyOf(levels);
  }

  /// Returns the statement on a level.
  public Optional<IsolationStatement> of(IsolationLevel level) {
    return levels.stream().filter(each -> each.level() == level).findFirst();
  }

  /// Returns the statement on the default level.
  public Optional<IsolationStatement> ofUsual() {
    return usual.flatMap(this::of);
  }

  /// Returns whether any level was tested.
  public boolean isTested() {
    return levels.stream().anyMatch(each -> each.tested().isPresent());
  }

  /// Returns all that is known, a line for each level.
  public List<String> lines() {
    return levels.stream()
        .map(each ->
            each.sign()
                + " "
                + each.description()
                + (usual.equals(Optional.of(each.level())) ? " (default)" : ""))
        .toList();
  }
}
