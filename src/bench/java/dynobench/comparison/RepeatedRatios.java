package dynobench.comparison;

import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Ratios of the contenders of a run, and the same ratios in a repetition of the run, perhaps on
/// another machine. Times of two machines cannot be compared, but ratios can.
///
/// @param ratios one ratio for each figure and each contender except the first
public record RepeatedRatios(List<RepeatedRatio> ratios) {
  /// A ratio of two contenders in both runs.
  ///
  /// @param base the first contender of the plan
  /// @param expected interval in which the ratio of the repetition lies if nothing differs but
  ///   chance; empty with fewer than three rounds in one of the runs
  public record RepeatedRatio(
      PhaseFigure figure,
      Contender base,
      Contender other,
      Ratio first,
      Ratio repeated,
      Optional<ConfidenceInterval> expected) {
    /// Returns whether the repetition agrees with the first run; empty if that is not known.
    public Optional<Boolean> agrees() {
      return expected.map(it -> it.contains(repeated.estimate()));
    }
  }

  public RepeatedRatios {
    ratios = List.copyOf(ratios);
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
    double confidence = 1 - (1 - ConfidenceInterval.USUAL_CONFIDENCE) / Math.max(1, count);
    var ratios = new ArrayList<RepeatedRatio>();
    for (PhaseFigure each : figures) {
      for (int i = 1; i < here.size(); i++) {
        Ratio before = ratio(one, each, here.getFirst(), here.get(i));
        Ratio after = ratio(other, each, there.getFirst(), there.get(i));
        ratios.add(
            new RepeatedRatio(
                each,
                here.getFirst(),
                here.get(i),
                before,
                after,
                expected(before, after, confidence)));
      }
    }
    return new RepeatedRatios(ratios);
  }

  private static IllegalArgumentException noPlan() {
    return new IllegalArgumentException("the runs have no common plan");
  }

  private static Ratio ratio(
      ContenderRounds rounds, PhaseFigure figure, Contender base, Contender other) {
    double[] under = rounds.costs(base, figure);
    double[] over = rounds.costs(other, figure);
    double[] ratios = new double[over.length];
    Arrays.setAll(ratios, i -> Math.exp(over[i] - under[i]));
    return Ratio.ofRoundRatios(Summary.of(ratios));
  }

  /// Returns the interval around the first ratio. Its width joins the widths of both intervals, and
  /// differences below the usual margin never count.
  private static Optional<ConfidenceInterval> expected(
      Ratio first, Ratio repeated, double confidence) {
    return first
        .interval(confidence)
        .flatMap(one ->
            repeated
                .interval(confidence)
                .map(other -> {
                  double low =
                      hypot(first.estimate() / one.low(), other.high() / repeated.estimate());
                  double high =
                      hypot(one.high() / first.estimate(), repeated.estimate() / other.low());
                  return new ConfidenceInterval(
                      first.estimate() / low,
                      first.estimate() * high,
                      Math.min(one.confidence(), other.confidence()),
                      "widths of both runs joined");
                }));
  }

  /// Joins two widths on the log scale.
  private static double hypot(double one, double other) {
    double margin = Math.log(1 + Comparison.USUAL_MARGIN);
    return Math.exp(Math.hypot(Math.hypot(Math.log(one), Math.log(other)), margin));
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
