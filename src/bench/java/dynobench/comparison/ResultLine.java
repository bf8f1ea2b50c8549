package dynobench.comparison;

import java.util.Locale;

/// Line of a run's result.
///
/// @param isOfPhase whether the subject is a phase
/// @param subject phase or contender that the line is about; empty for the whole run
/// @param text the answer
/// @param grade certainty of the answer
/// @param certainty basis of the grade, such as `6 of 6 rounds; about 4 more decide`; may be empty
/// @param scope heading of the line and its neighbours: the durability that the compared contenders
///   share, or what lines about single contenders are about; may be empty
public record ResultLine(
    boolean isOfPhase, String subject, String text, Grade grade, String certainty, String scope) {
  /// Creates a line about the whole run.
  static ResultLine of(String text) {
    return new ResultLine(false, "", text, Grade.SURE, "", "");
  }

  /// Returns the line as a sentence.
  public String sentence() {
    String head = subject.isEmpty() ? "" : subject + ": ";
    String end = text.endsWith(".") ? "" : ".";
    return head + text + note() + end;
  }

  /// Returns the grade and its basis in parentheses; empty for a sure answer.
  private String note() {
    if (grade == Grade.SURE) {
      return "";
    }
    String word = grade.name().toLowerCase(Locale.ROOT);
    return " (" + word + (certainty.isEmpty() ? "" : ": " + certainty) + ")";
  }
}
