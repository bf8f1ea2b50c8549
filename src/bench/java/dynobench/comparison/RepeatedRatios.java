package dynobench.comparison;

import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.MeanInterval;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;

/// Ratios of the contenders of a run, and the same ratios in a repetition of the run, perhaps on
/// another machine. Times of two machines cannot be compared, but ratios can.
///
/// @param ratios one ratio for each figure and each contender except the first
public record RepeatedRatios(List<RepeatedRatio> ratios) {
  /// A ratio of two contenders in both runs: the geometric mean of the rounds' ratios.
  ///
  /// @param base the first contender of the plan
  /// @param before the ratio in the first run
  /// @param after the ratio in the repetition
  /// @param error probability that the interval of this ratio may miss
  public record RepeatedRatio(
      PhaseFigure figure,
      Contender base,
      Contender other,
      LogRatios before,
      LogRatios after,
      double error) {
    public double first() {
      return Math.exp(before.mean());
    }

    public double repeated() {
      return Math.exp(after.mean());
    }

    /// Returns the interval in which the ratio of the repetition lies if nothing differs but
    /// chance, by Welch's t test of the logarithms; empty with fewer than three rounds in one of
    /// the runs. Differences below the usual margin never count.
    public Optional<ConfidenceInterval> expected() {
      if (Math.min(before.count(), after.count()) < MeanInterval.FEWEST) {
        return Optional.empty();
      }
      double variance = before.variance() + after.variance();
      double freedom =
          variance == 0
              ? 1
              : variance
                  * variance
                  / (Math.pow(before.variance(), 2) / (before.count() - 1)
                      + Math.pow(after.variance(), 2) / (after.count() - 1));
      double quantile = TDistribution.of(freedom).inverseCumulativeProbability(1 - error / 2);
      double width =
          Math.hypot(quantile * Math.sqrt(variance), Math.log(1 + Comparison.USUAL_MARGIN));
      return Optional.of(
          new ConfidenceInterval(
              Math.exp(before.mean() - width),
              Math.exp(before.mean() + width),
              1 - error,
              "Welch's t of the logarithms"));
    }

    /// Returns whether the repetition agrees with the first run; empty if that is not known.
    public Optional<Boolean> agrees() {
      return expected().map(it -> it.contains(repeated()));
    }

    private RepeatedRatio sharing(int repetitions) {
      return new RepeatedRatio(figure, base, other, before, after, error / repetitions);
    }
  }

  /// Logarithms of the rounds' ratios.
  ///
  /// @param variance variance of their mean
  public record LogRatios(int count, double mean, double variance) {
    static LogRatios of(
        ContenderRounds rounds, PhaseFigure figure, Contender base, Contender other) {
      double[] under = rounds.costs(base, figure);
      double[] over = rounds.costs(other, figure);
      var ratios = new ArrayList<Double>();
      for (int i = 0; i < over.length; i++) {
        ratios.add(over[i] - under[i]);
      }
      var sample = new Summary(ratios);
      int count = sample.count();
      double variance = count < 2 ? 0 : MeanInterval.variance(sample) / count;
      return new LogRatios(count, sample.mean(), variance);
    }
  }

  public RepeatedRatios {
    ratios = List.copyOf(ratios);
  }

  /// Returns whether a run has ratios that a repetition can be compared with: of two contenders at
  /// least, and of no jar from a path.
  public static boolean isPossibleFor(RunResult run) {
    return run.measuresTimes()
        && run.series().size() > 1
        && run.series().stream()
            .allMatch(it -> Contender.pathOf(it.contender().engine()).isEmpty());
  }

  /// Compares two runs whose plans are equal, except for the names of versions.
  ///
  /// @throws IllegalArgumentException if they have no common plan
  public static RepeatedRatios of(RunResult first, RunResult repetition) {
    List<Contender> here = first.plan().orElseThrow(RepeatedRatios::noPlan).contenders();
    List<Contender> there = repetition.plan().orElseThrow(RepeatedRatios::noPlan).contenders();
    if (here.size() != there.size()) {
      throw noPlan();
    }
    var one = new ContenderRounds(first);
    var other = new ContenderRounds(repetition);
    if (one.count() == 0 || other.count() == 0) {
      return new RepeatedRatios(List.of());
    }
    List<PhaseFigure> figures = one.figures().stream().filter(other.figures()::contains).toList();
    int count = figures.size() * (here.size() - 1);
    double error = (1 - ConfidenceInterval.USUAL_CONFIDENCE) / Math.max(1, count);
    var ratios = new ArrayList<RepeatedRatio>();
    for (PhaseFigure each : figures) {
      for (int i = 1; i < here.size(); i++) {
        ratios.add(
            new RepeatedRatio(
                each,
                here.getFirst(),
                here.get(i),
                LogRatios.of(one, each, here.getFirst(), here.get(i)),
                LogRatios.of(other, each, there.getFirst(), there.get(i)),
                error));
      }
    }
    return new RepeatedRatios(ratios);
  }

  private static IllegalArgumentException noPlan() {
    return new IllegalArgumentException("the runs have no common plan");
  }

  /// Returns the ratios for a run with several repetitions, which share the error of the test.
  public RepeatedRatios sharing(int repetitions) {
    return new RepeatedRatios(ratios.stream().map(it -> it.sharing(repetitions)).toList());
  }

  /// Returns the number of ratios that agree.
  public long agreeing() {
    return ratios.stream().filter(it -> it.agrees().orElse(false)).count();
  }

  /// Returns whether the repetition contradicts the first run in any ratio.
  public boolean isContradicted() {
    return ratios.stream().anyMatch(it -> !it.agrees().orElse(true));
  }
}
