package dynobench.stats;

import dynobench.comparison.ContenderRounds;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/// Program that counts false and found changes in histories: `mvn -Pduel-study
/// -Dstudy=stats.HistoryStudy`. It simulates their noise, or takes it from the rounds of a stored
/// run: `-Dfrom=RUN-FOLDER`. It takes some minutes and prints the same output each time.
public final class HistoryStudy {
  private static final int HISTORIES = 200;
  private static final int RUNS = 200;
  private static final int EDGE = 20;
  private static final int NEAR = 5;

  /// Noise of a history: the logarithms of an engine's times that does not change.
  private interface Noise {
    List<Double> history(SplittableRandom random);
  }

  /// Noise of a normal distribution.
  ///
  /// @param correlation correlation of neighbouring runs
  /// @param hasOutliers whether one run of twenty is up to 30 % too slow
  private record SimulatedNoise(double correlation, boolean hasOutliers) implements Noise {
    private static final double DEVIATION = 0.03;
    private static final double OUTLIERS = 0.05;
    private static final double MOST_OUTLIER = 0.3;

    @Override
    public List<Double> history(SplittableRandom random) {
      var values = new ArrayList<Double>();
      double state = random.nextGaussian(0, DEVIATION);
      for (int i = 0; i < RUNS; i++) {
        state =
            correlation * state
                + Math.sqrt(1 - correlation * correlation) * random.nextGaussian(0, DEVIATION);
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

  /// Noise of a machine. Three rounds in a row stand for a run with three repetitions: their median
  /// is a value. A history consists of pieces of ten neighbouring values, so it keeps outliers, and
  /// drift within three times ten rounds.
  private record MeasuredNoise(String title, double[] values) implements Noise {
    private static final int REPETITIONS = 3;
    private static final int PIECE = 10;

    /// @param costs logarithms of the costs, round by round
    static MeasuredNoise of(String title, double[] costs) {
      var values = new double[costs.length / REPETITIONS];
      for (int i = 0; i < values.length; i++) {
        values[i] =
            Summary.of(Arrays.copyOfRange(costs, i * REPETITIONS, (i + 1) * REPETITIONS)).median();
      }
      return new MeasuredNoise(title, values);
    }

    @Override
    public List<Double> history(SplittableRandom random) {
      var history = new ArrayList<Double>();
      while (history.size() < RUNS) {
        int from = random.nextInt(values.length);
        for (int i = 0; i < PIECE; i++) {
          history.add(values[(from + i) % values.length]);
        }
      }
      return history;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%s, %d runs, noise %.1f %%",
          title,
          values.length,
          100 * Math.sqrt(MeanInterval.variance(Summary.of(values))));
    }
  }

  private HistoryStudy() {}

  public static void main(String[] arguments) {
    Path folder = Path.of(arguments[0]);
    for (Noise noise : Files.isDirectory(folder) ? measured(folder) : simulated()) {
      System.out.printf("%s: %.2f false changes per 1,000 runs%n", noise, falseChanges(noise));
      for (double step : List.of(0.03, 0.05, 0.1)) {
        System.out.printf(
            "%s: a step of %.0f %% is found within %d runs in %.1f %%%n",
            noise, 100 * step, NEAR, 100 * found(noise, step));
      }
    }
  }

  private static List<Noise> simulated() {
    var noises = new ArrayList<Noise>();
    for (double correlation : List.of(0.0, 0.3, 0.6)) {
      for (boolean hasOutliers : List.of(false, true)) {
        noises.add(new SimulatedNoise(correlation, hasOutliers));
      }
    }
    return noises;
  }

  /// Returns the noise of each figure of the run's first contender.
  private static List<Noise> measured(Path folder) {
    RunResult run = new RunReader(folder).result();
    Contender contender = run.plan().orElseThrow().contenders().getFirst();
    var rounds = new ContenderRounds(run);
    return rounds.figures().stream()
        .<Noise>map(it -> MeasuredNoise.of(it.title(run.workload()), rounds.costs(contender, it)))
        .toList();
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
