package dynobench.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Probability of *any* false difference that several verdicts may have together. Holm's correction
/// shares it among them. Each further look at a growing run halves it, so the sum of all looks
/// stays below twice the usual budget.
///
/// @param allowed the probability
public record ErrorBudget(double allowed) {
  /// The usual budget: as much as a single verdict may have.
  public static final ErrorBudget USUAL = new ErrorBudget(1 - ConfidenceInterval.USUAL_CONFIDENCE);

  private static final double SHARE_OF_NEXT_LOOK = 0.5;

  public ErrorBudget {
    if (!(allowed > 0 && allowed < 1)) {
      throw new IllegalArgumentException("not a probability between 0 and 1: " + allowed);
    }
  }

  /// Returns the budget of a later look. The results of all earlier looks were visible.
  ///
  /// @param earlier number of earlier looks
  public static ErrorBudget afterLooks(int earlier) {
    return new ErrorBudget(USUAL.allowed * Math.pow(SHARE_OF_NEXT_LOOK, earlier));
  }

  /// Returns the budget of the look that follows the one with this budget.
  public ErrorBudget ofNextLook() {
    return new ErrorBudget(allowed * SHARE_OF_NEXT_LOOK);
  }

  /// Returns the confidence level of a verdict at the next look, from that at this one.
  public static double ofNextLook(double confidence) {
    return 1 - (1 - confidence) * SHARE_OF_NEXT_LOOK;
  }

  /// Returns whether this is the budget of a first look.
  public boolean isUsual() {
    return equals(USUAL);
  }

  /// Returns the confidence level of a verdict that has the budget for itself.
  public double confidence() {
    return 1 - allowed;
  }

  /// Returns the confidence that each ratio must reach, in the ratios' order. The smallest p-value
  /// is corrected for all ratios, the next for one less, and so on until one fails; all remaining
  /// ones are corrected for the same number as that one.
  ///
  /// @param chances p-value of each ratio
  public List<Double> confidences(List<Double> chances) {
    var confidences = new Double[chances.size()];
    var ordered =
        IntStream.range(0, chances.size())
            .boxed()
            .sorted(Comparator.comparing(chances::get))
            .toList();
    var against = chances.size();
    for (var place : ordered) {
      var share = allowed / against;
      confidences[place] = 1 - share;
      if (chances.get(place) <= share) {
        against--;
      }
    }
    return Arrays.asList(confidences);
  }

  /// Returns the confidence that the first of several verdicts must reach; the others need less.
  public double strictest(long verdicts) {
    return 1 - allowed / Math.max(1, verdicts);
  }
}
