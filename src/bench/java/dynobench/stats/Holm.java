package dynobench.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Holm's correction for many verdicts at once: the probability that *any* difference is claimed
/// where there is none stays within the 5 % that a single verdict is allowed.
public final class Holm {
  private static final double ALLOWED = 1 - Interval.USUAL_CONFIDENCE;

  private Holm() {}

  /// The confidence that each of several ratios has to reach, in their order. The least probable by
  /// chance is held against all of them, the next against one less, and so on until one fails: all
  /// that are left are held against as many as that one.
  ///
  /// @param chances the p-value of each
  public static List<Double> confidences(List<Double> chances) {
    var confidences = new Double[chances.size()];
    var ordered =
        IntStream.range(0, chances.size())
            .boxed()
            .sorted(Comparator.comparing(chances::get))
            .toList();
    var against = chances.size();
    for (var place : ordered) {
      var allowed = ALLOWED / against;
      confidences[place] = 1 - allowed;
      if (chances.get(place) <= allowed) {
        against--;
      }
    }
    return Arrays.asList(confidences);
  }

  /// What the first of so many verdicts has to reach, whatever comes out: the rest has it easier.
  public static double strictest(long verdicts) {
    return 1 - ALLOWED / Math.max(1, verdicts);
  }
}
