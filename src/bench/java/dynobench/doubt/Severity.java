package dynobench.doubt;

/// How much a doubt weighs. Weakest first.
public enum Severity {
  /// Good to know.
  NOTE,
  /// Read the figures that it concerns with care.
  CAUTION,
  /// Draw no conclusion across it.
  SERIOUS
}
