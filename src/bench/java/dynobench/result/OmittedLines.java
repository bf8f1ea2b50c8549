package dynobench.result;

import java.util.List;
import java.util.Map;

/// Lines of a log that are in no result.
///
/// @param damages lines that cannot be read
/// @param newer lines of a newer version of Dynobench, which that version can read
public record OmittedLines(List<DamagedLine> damages, NewerEvents newer) {
  /// No lines.
  public static final OmittedLines NONE = new OmittedLines(List.of(), new NewerEvents(Map.of()));

  public OmittedLines {
    damages = List.copyOf(damages);
  }
}
