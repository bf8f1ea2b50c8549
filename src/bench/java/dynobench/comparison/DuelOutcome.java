package dynobench.comparison;

/// Outcome of a duel for its second contender.
public enum DuelOutcome {
  /// The second contender is no worse than the plan allows.
  NO_WORSE,
  /// The second contender is worse than the plan allows.
  WORSE,
  /// The question is not decided so far.
  OPEN;

  /// Returns the sign in tables and on pages.
  public String sign() {
    return switch (this) {
      case NO_WORSE -> "✔";
      case WORSE -> "✘";
      case OPEN -> "?";
    };
  }
}
