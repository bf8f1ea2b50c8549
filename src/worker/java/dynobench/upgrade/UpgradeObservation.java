package dynobench.upgrade;

import java.util.List;

/// Result of a step of an upgrade trial.
///
/// @param procedure title of the engine's own procedure; empty for a database opened as it is
/// @param words the engine's error message, or why the step did not take place; otherwise empty
/// @param compared number of values and features that were compared
/// @param findings differences from what the first version read
public record UpgradeObservation(
    UpgradeStep step,
    String procedure,
    Opening opening,
    String words,
    int compared,
    List<Finding> findings) {
  private static final int MOST_FINDINGS = 1_000;

  /// How a version dealt with the files.
  public enum Opening {
    /// It opened them, and the check ended.
    OPENED,
    /// It ignored them, and opened a new, empty database.
    EMPTY,
    /// It refused them, hung or died.
    REFUSED,
    /// The step did not take place.
    NOT_TRIED
  }

  /// Difference in one type or feature.
  ///
  /// @param subject type or feature, such as `DECIMAL(10,2)` or `foreign key`
  /// @param words the difference, such as `1.50 became 1.5`
  public record Finding(String subject, String words) {}

  public UpgradeObservation {
    findings = List.copyOf(findings);
    if (compared < 0 || findings.size() > MOST_FINDINGS) {
      throw new IllegalArgumentException("no check compares " + compared + " values");
    }
  }

  /// Creates the result of a step without a check.
  public static UpgradeObservation of(
      UpgradeStep step, String procedure, Opening opening, String words) {
    return new UpgradeObservation(step, procedure, opening, words, 0, List.of());
  }

  /// Returns whether the version opened the files.
  public boolean isOpened() {
    return opening == Opening.OPENED;
  }
}
