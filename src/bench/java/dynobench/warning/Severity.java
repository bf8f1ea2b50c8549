package dynobench.warning;

/// Severity of a warning, lowest first.
public enum Severity {
  /// A fact for information, which does not limit trust.
  NOTE,
  /// Interpret the affected figures with care.
  CAUTION,
  /// Draw no conclusion from the affected figures.
  SERIOUS
}
