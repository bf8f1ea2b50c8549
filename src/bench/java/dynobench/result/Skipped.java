package dynobench.result;

import java.util.List;
import java.util.Map;

/// Lines of a log that are in no result.
///
/// @param damages lines that cannot be read
/// @param newer lines of a newer version, which it can read
public record Skipped(List<Damage> damages, NewerEvents newer) {
  /// No lines.
  public static final Skipped NONE = new Skipped(List.of(), new NewerEvents(Map.of()));

  public Skipped {
    damages = List.copyOf(damages);
  }
}
