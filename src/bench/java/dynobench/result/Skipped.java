package dynobench.result;

import java.util.List;
import java.util.Map;

/// The lines of a log that are in no result.
///
/// @param damages those that can't be read
/// @param newer those that a newer version wrote and can read
public record Skipped(List<Damage> damages, NewerEvents newer) {
  /// Not one.
  public static final Skipped NONE = new Skipped(List.of(), new NewerEvents(Map.of()));

  public Skipped {
    damages = List.copyOf(damages);
  }
}
