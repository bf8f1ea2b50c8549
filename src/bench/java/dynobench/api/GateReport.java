package dynobench.api;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;

/// Answer of a gate. At most one gate in twenty calls an unchanged candidate slower, for all
/// figures together.
///
/// @param sentence the answer in words
/// @param found what the measured rounds could have found, as sentences
/// @param markdown the answer with a table of all figures
/// @param run folder of the stored run
public record GateReport(
    GateAnswer answer,
    String sentence,
    List<String> found,
    List<GateFigure> figures,
    String markdown,
    Path run) {
  /// Answer of a gate or of one of its figures.
  public enum GateAnswer {
    /// No slower than allowed.
    NOT_SLOWER,
    /// Slower than allowed.
    SLOWER,
    /// Not known precisely enough; or no round was completed by all contenders.
    UNDECIDED
  }

  /// One figure of a gate.
  ///
  /// @param title title such as `Insert time, 10,000 rows`
  /// @param ratio the candidate's value divided by the baseline's
  /// @param low lower end of the ratio's interval; empty before the first look
  /// @param high upper end of the ratio's interval
  /// @param detectable the smallest slow-down that would have been found with 90 %: 0.04 is 4 %
  public record GateFigure(
      String title,
      String baseline,
      String candidate,
      double ratio,
      OptionalDouble low,
      OptionalDouble high,
      OptionalDouble detectable,
      GateAnswer answer) {}

  public GateReport {
    found = List.copyOf(found);
    figures = List.copyOf(figures);
  }
}
