package dynobench.ui.monitor.recording;

/// Statistics of a curve's values in a time range. Each value counts once.
public record CurveStatistics(double least, double mean, double most) {
  /// Returns the statistics in multiples of a unit.
  CurveStatistics over(double unit) {
    return new CurveStatistics(least / unit, mean / unit, most / unit);
  }
}
