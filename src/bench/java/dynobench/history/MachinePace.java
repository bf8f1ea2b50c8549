package dynobench.history;

import dynobench.history.HistoryLine.HistoryPoint;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Removes from a history what the speed of the machine explains. The probes of each run tell that
/// speed.
final class MachinePace {
  /// Fewest runs from which the effect of the machine's speed is estimated.
  private static final int FEWEST = 8;

  /// Largest effect: work that is half as fast when probes are half as fast has an effect of 1.
  private static final double MOST_EFFECT = 1.5;

  /// Quotient of a change of the figure by a change of the pace.
  private record Slope(double value, double weight) {}

  private MachinePace() {}

  /// Returns the logarithms of the values, without the effect of the machine's speed. Without
  /// probes in all runs, or if the effect explains nothing, these are the plain logarithms.
  static List<Double> adjusted(List<HistoryPoint> points) {
    List<Double> values = points.stream().map(it -> Math.log(it.value())).toList();
    if (points.size() < FEWEST || points.stream().anyMatch(it -> it.pace().isEmpty())) {
      return values;
    }
    List<Double> paces = points.stream().map(it -> Math.log(it.pace().orElseThrow())).toList();
    double effect = Math.clamp(effect(values, paces), 0, MOST_EFFECT);
    double usual = new Summary(paces).median();
    List<Double> adjusted = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      adjusted.add(values.get(i) - effect * (paces.get(i) - usual));
    }
    return noise(adjusted) < noise(values) ? adjusted : values;
  }

  /// Returns the typical quotient of the changes from run to run: the median, in which a larger
  /// change of the pace weighs more. A step of the figure is in one of these changes only.
  private static double effect(List<Double> values, List<Double> paces) {
    var slopes = new ArrayList<Slope>();
    for (int i = 1; i < values.size(); i++) {
      double pace = paces.get(i) - paces.get(i - 1);
      if (pace != 0) {
        slopes.add(new Slope((values.get(i) - values.get(i - 1)) / pace, Math.abs(pace)));
      }
    }
    slopes.sort(Comparator.comparingDouble(Slope::value));
    double half = slopes.stream().mapToDouble(Slope::weight).sum() / 2;
    double sum = 0;
    for (Slope each : slopes) {
      sum += each.weight();
      if (sum >= half) {
        return each.value();
      }
    }
    return 0;
  }

  /// Returns the typical size of a change from run to run.
  private static double noise(List<Double> values) {
    List<Double> sizes = new ArrayList<>();
    for (int i = 1; i < values.size(); i++) {
      sizes.add(Math.abs(values.get(i) - values.get(i - 1)));
    }
    return new Summary(sizes).median();
  }
}
