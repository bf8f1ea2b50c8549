package dynobench.stats;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Cache of the last exact distributions. Hundreds of ratios of one run use the same few, several
/// times each.
final class WorkedOut {
  private static final int MOST = 16;
  private static final float USUAL_LOAD = 0.75f;

  private static final Map<RankTest, double[]> LAST =
      Collections.synchronizedMap(
          new LinkedHashMap<>(MOST, USUAL_LOAD, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<RankTest, double[]> eldest) {
              return size() > MOST;
            }
          });

  private WorkedOut() {}

  /// Returns the probabilities of a test; the array must not be changed.
  static double[] probabilities(RankTest test) {
    return LAST.computeIfAbsent(test, RankTest::probabilities);
  }
}
