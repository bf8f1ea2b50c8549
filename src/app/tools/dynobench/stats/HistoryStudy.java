package dynobench.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/// Program that counts false and found changes in simulated histories: `mvn -Pduel-study
/// -Dstudy=stats.HistoryStudy`. It takes some minutes and prints the same output each time.
public final class HistoryStudy {
  private static final int HISTORIES = 200;
  private static final int RUNS = 200;
  private static final int EDGE = 20;
  private static final int NEAR = 5;
  private static final double NOISE = 0.03;
  private static final double OUTLIERS = 0.05;
  private static final double MOST_OUTLIER = 0.3;

  /// Noise of a history.
  ///
  /// @param correlation correlation of neighbouring runs
  /// @param hasOutliers whether one run of twenty is up to 30 % too slow
  private record Noise(double correlation, boolean hasOutliers) {
    List<Double> history(SplittableRandom random) {
      var values = new ArrayList<Double>();
      double state = random.nextGaussian(0, NOISE);
      for (int i = 0; i < RUNS; i++) {
        state =
            correlation * state
                + Math.sqrt(1 - correlation * correlation) * random.nextGaussian(0, NOISE);
        boolean isOutlier = hasOutliers && random.nextDouble() < OUTLIERS;
        values.add(state + (isOutlier ? random.nextDouble() * MOST_OUTLIER : 0));
      }
      return values;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT, "correlation %.1f, outliers %s", correlation, hasOutliers ? "yes" : "no");
    }
  }

  private HistoryStudy() {}

  public static void main(String[] arguments) {
    for (double correlation : List.of(0.0, 0.3, 0.6)) {
      for (boolean hasOutliers : List.of(false, true)) {
        var noise = new Noise(correlation, hasOutliers);
        System.out.printf("%s: %.2f false changes per 1,000 runs%n", noise, falseChanges(noise));
        for (double step : List.of(0.03, 0.05, 0.1)) {
          System.out.printf(
              "%s: a step of %.0f %% is found within %d runs in %.1f %%%n",
              noise, 100 * step, NEAR, 100 * found(noise, step));
        }
      }
    }
  }

  private static double falseChanges(Noise noise) {
    var random = new SplittableRandom(1);
    int count = 0;
    for (int i = 0; i < HISTORIES; i++) {
      count += ChangePoints.of(noise.history(random)).changes().size();
    }
    return 1_000.0 * count / HISTORIES / RUNS;
  }

  private static double found(Noise noise, double step) {
    var random = new SplittableRandom(2);
    int count = 0;
    for (int i = 0; i < HISTORIES; i++) {
      int at = EDGE + random.nextInt(RUNS - 2 * EDGE);
      List<Double> history = noise.history(random);
      for (int run = at; run < RUNS; run++) {
        history.set(run, history.get(run) + Math.log(1 + step));
      }
      boolean isFound =
          ChangePoints.of(history).changes().stream()
              .anyMatch(each -> Math.abs(each.from() - at) <= NEAR);
      count += isFound ? 1 : 0;
    }
    return (double) count / HISTORIES;
  }
}
