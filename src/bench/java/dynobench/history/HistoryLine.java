package dynobench.history;

import dynobench.measure.Metric;
import dynobench.stats.ChangePoints;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// One figure of a contender on one machine, run by run.
///
/// @param points the runs in the order of time
/// @param changes the runs at which the figure changed, in the order of time
public record HistoryLine(HistoryKey key, List<HistoryPoint> points, List<HistoryChange> changes) {
  /// What a line is about.
  ///
  /// @param machine the machine's processor, cores, memory, system and file system
  /// @param contender name of the contender, without the version
  public record HistoryKey(
      String machine, String contender, String phase, Metric metric, Settings levels) {}

  /// Value of a run.
  ///
  /// @param version version of the engine
  /// @param value median of the run's trials, in the metric's base unit
  /// @param pace median time of the run's probes of the processor, in nanoseconds; empty if unknown
  public record HistoryPoint(
      String run, Instant at, String version, double value, OptionalDouble pace) {}

  /// Change of a figure.
  ///
  /// @param first the first run after the change
  /// @param last the last run before it
  /// @param ratio typical value after the change divided by that before it
  /// @param isWorse whether the new value is the worse one
  /// @param chance probability of so clear a change by chance
  public record HistoryChange(
      HistoryPoint first, HistoryPoint last, double ratio, boolean isWorse, double chance) {}

  /// Fewest runs in which a change can be found.
  public static final int FEWEST = 2 * ChangePoints.FEWEST;

  /// Smallest change that counts: 1.01 is 1 %.
  private static final double SMALLEST = 1.01;

  public HistoryLine {
    points = List.copyOf(points);
    changes = List.copyOf(changes);
  }

  /// Finds the changes of some runs' values.
  ///
  /// @param points the runs in the order of time
  static HistoryLine of(HistoryKey key, List<HistoryPoint> points) {
    List<Double> values = MachinePace.adjusted(points);
    var changes = new ArrayList<HistoryChange>();
    List<ChangePoints.Change> found = ChangePoints.of(values).changes();
    for (int i = 0; i < found.size(); i++) {
      int from = found.get(i).from();
      int before = i == 0 ? 0 : found.get(i - 1).from();
      int end = i + 1 < found.size() ? found.get(i + 1).from() : values.size();
      double step = median(values.subList(from, end)) - median(values.subList(before, from));
      if (Math.abs(step) >= Math.log(SMALLEST)) {
        changes.add(
            new HistoryChange(
                points.get(from),
                points.get(from - 1),
                Math.exp(step),
                step > 0 == (key.metric().better() == Metric.Better.LESS),
                found.get(i).chance()));
      }
    }
    return new HistoryLine(key, points, changes);
  }

  private static double median(List<Double> values) {
    return new Summary(values).median();
  }
}
