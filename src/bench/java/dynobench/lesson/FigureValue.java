package dynobench.lesson;

/// A figure's value according to a run.
public sealed interface FigureValue {
  /// Returns the figure for display: with its interval if that is known; empty without a figure.
  String text();

  /// A figure with a known interval.
  ///
  /// @param low lower end; both ends equal the value if it was counted, not estimated
  /// @param how method of the interval, for a line in small type
  record Sure(double value, double low, double high, String text, String how)
      implements FigureValue {}

  /// The run does not determine the figure.
  ///
  /// @param why the reason, as a sentence
  record Unsure(String text, String why) implements FigureValue {}
}
