package dynobench.comparison;

import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;

/// Verdict on a ratio, together with all others that share its error budget, and on its own.
///
/// @param confidence confidence level that the verdict had to reach
/// @param verdict the verdict; on its own for a comparison that does not decide
/// @param alone the verdict as if it were the only comparison of the run
/// @param aloneConfidence confidence level of the verdict alone
/// @param isDeciding whether the comparison is one of those that share the error budget
public record Judgement(
    double confidence, Verdict verdict, Verdict alone, double aloneConfidence, boolean isDeciding) {
  /// Judges a ratio that shares an error budget.
  ///
  /// @param confidence confidence level that the correction requires
  /// @param alone confidence level that the ratio needs as the only one
  /// @param margin the smallest relevant difference
  static Judgement deciding(Ratio ratio, double confidence, double alone, double margin) {
    return new Judgement(
        confidence, ratio.verdict(confidence, margin), ratio.verdict(alone, margin), alone, true);
  }

  /// Judges a ratio on its own.
  static Judgement alone(Ratio ratio, double confidence, double margin) {
    Verdict verdict = ratio.verdict(confidence, margin);
    return new Judgement(confidence, verdict, verdict, confidence, false);
  }

  /// Returns this judgement with the rounds that an open verdict needs if they are added to the
  /// run: later verdicts have a smaller error budget.
  ///
  /// @param needed the verdict at the confidence level of the next look
  Judgement ahead(Verdict needed, int rounds) {
    return new Judgement(
        confidence, ahead(verdict, needed, rounds), alone, aloneConfidence, isDeciding);
  }

  private static Verdict ahead(Verdict now, Verdict next, int rounds) {
    if (now instanceof Verdict.Undecided(ConfidenceInterval interval, int more)) {
      return switch (next) {
        case Verdict.Undecided(_, int later) -> new Verdict.Undecided(interval, later);
        case Verdict.TooFew(int fewest) ->
            new Verdict.Undecided(interval, Math.max(more, fewest - rounds));
        case Verdict.Different _, Verdict.Alike _, Verdict.NotComparable _ -> now;
      };
    }
    return now instanceof Verdict.TooFew && next instanceof Verdict.TooFew ? next : now;
  }

  /// Returns this judgement with another verdict, which also holds for the comparison alone.
  Judgement with(Verdict other) {
    return new Judgement(confidence, other, other, aloneConfidence, isDeciding);
  }

  Grade grade() {
    if (isDeciding && isAnswer(verdict)) {
      return Grade.SURE;
    }
    return isAnswer(alone) ? Grade.PROBABLE : Grade.OPEN;
  }

  /// Returns the verdict with the grade of this judgement.
  Verdict answer() {
    return grade() == Grade.PROBABLE ? alone : verdict;
  }

  /// Returns the confidence level that the answer reached, or should have reached.
  double answerConfidence() {
    return grade() == Grade.PROBABLE ? aloneConfidence : confidence;
  }

  /// Returns whether the verdict that shares the error budget is no answer.
  boolean isOpen() {
    return !isAnswer(verdict);
  }

  private static boolean isAnswer(Verdict verdict) {
    return verdict instanceof Verdict.Different || verdict instanceof Verdict.Alike;
  }

  /// Returns the judgement of the inverse ratio.
  Judgement turned() {
    return new Judgement(confidence, turned(verdict), turned(alone), aloneConfidence, isDeciding);
  }

  private static Verdict turned(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Different(ConfidenceInterval it) -> new Verdict.Different(it.inverse());
      case Verdict.Alike(ConfidenceInterval it, double margin) ->
          new Verdict.Alike(it.inverse(), margin);
      case Verdict.Undecided(ConfidenceInterval it, int more) ->
          new Verdict.Undecided(it.inverse(), more);
      case Verdict.TooFew same -> same;
      case Verdict.NotComparable same -> same;
    };
  }
}
