package dynobench.comparison;

import dynobench.comparison.CrashComparison.CrashRow;
import dynobench.stats.ConfidenceInterval;
import java.util.Locale;

/// Texts of a comparison of crashes, shared by command line and window.
///
/// @param b name of the second side, such as `B`
public record CrashVerdictWords(String b) {
  /// Returns a row's verdict.
  public String verdict(CrashRow row) {
    return switch (row.verdict()) {
      case LOSES_MORE -> "%s loses more (by chance in %s)".formatted(b, cases(row.chance()));
      case LOSES_LESS -> "%s loses less (by chance in %s)".formatted(b, cases(row.chance()));
      case NONE_LOST ->
          String.format(
              Locale.ROOT,
              "neither loses anything; a loss in up to %.0f %% of crashes could be missed",
              100 * unseen(row.writers()));
      case NOT_DECIDED -> "no difference shown";
      case TOO_FEW -> "too few to tell";
    };
  }

  private static String cases(double chance) {
    double cases = 1 / chance;
    return cases >= 1_000_000
        ? "less than 1 case of a million"
        : String.format(Locale.ROOT, "1 case of %,.0f", cases);
  }

  /// Returns the largest rate of losses that this number of crashes would miss in one case of
  /// twenty.
  private static double unseen(int times) {
    return 1 - Math.pow(1 - ConfidenceInterval.USUAL_CONFIDENCE, 1.0 / times);
  }

  /// Returns the method of the comparison.
  public static String method(CrashComparison comparison) {
    return "A crash is the worse the longer before it the first row was acknowledged that is gone;"
        + " worst is what can't be"
        + " opened, or comes back damaged; of one writer that was looked at several times the worst counts. Judged by rank sums; all %,d verdicts together hold a"
            .formatted(comparison.rows().size())
        + " false one in at most one case of twenty (Holm's correction).";
  }
}
