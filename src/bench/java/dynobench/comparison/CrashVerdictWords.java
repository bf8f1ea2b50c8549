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
              "neither loses rows; a loss in up to %.0f %% of crashes could be missed",
              100 * unseen(row.writers()));
      case NOT_DECIDED -> "no difference shown";
      case TOO_FEW -> "too few crashes";
    };
  }

  private static String cases(double chance) {
    double cases = 1 / chance;
    return cases >= 1_000_000
        ? "less than 1 case in a million"
        : String.format(Locale.ROOT, "1 case in %,.0f", cases);
  }

  /// Returns the largest rate of losses that this number of crashes would miss in one case of
  /// twenty.
  private static double unseen(int times) {
    return 1 - Math.pow(1 - ConfidenceInterval.USUAL_CONFIDENCE, 1.0 / times);
  }

  /// Returns the method of the comparison.
  public static String method(CrashComparison comparison) {
    return ("A crash ranks worse the earlier its first lost row was acknowledged. Worst is a"
            + " database that cannot be opened or is damaged. If a writer was checked several"
            + " times, its worst result counts. Tested by rank sums: at most 1 case in 20 has a"
            + " false verdict among these %,d (Holm's correction).")
        .formatted(comparison.rows().size());
  }
}
