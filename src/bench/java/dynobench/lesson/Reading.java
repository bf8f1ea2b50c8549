package dynobench.lesson;

/// What a run says of a figure.
public sealed interface Reading {
  /// The figure as a person reads it, with its interval; empty where there is none at all.
  String words();

  /// The figure is known to lie in an interval.
  ///
  /// @param low its low end; of what was counted, and not estimated, both ends are the value
  /// @param how the interval was found, for a line in small type
  record Sure(double value, double low, double high, String words, String how) implements Reading {}

  /// Nothing follows from the run.
  ///
  /// @param why in a sentence
  record Unsure(String words, String why) implements Reading {}
}
