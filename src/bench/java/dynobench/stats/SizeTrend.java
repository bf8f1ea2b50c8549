package dynobench.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Verdict on whether a series of sizes grows, from its slope and the interval of the slope.
///
/// A size may rise and fall like the teeth of a saw, because an engine gives space back from time
/// to time. The slope within a tooth says nothing about the long run. So with teeth, only their
/// peaks count, and there must be enough of them.
///
/// @param perValue estimated change from one value to the next
/// @param interval interval of that change
/// @param fallsBack whether the series has teeth
public record SizeTrend(
    Direction direction, double perValue, ConfidenceInterval interval, boolean fallsBack) {
  /// Direction of a series.
  public enum Direction {
    GROWS,
    FLAT,
    SHRINKS,
    UNDECIDED
  }

  /// Least fall from one value to the next that ends a tooth, as a share of the earlier value.
  private static final double TOOTH = 0.05;

  /// Returns the verdict on a series; empty if it has too few values.
  ///
  /// @param tolerance change per value that does not matter
  public static Optional<SizeTrend> of(List<Double> values, double tolerance) {
    if (values.size() < SenSlope.FEWEST) {
      return Optional.empty();
    }
    List<Double> peaks = peaks(values);
    if (peaks.isEmpty()) {
      return Optional.of(of(values, tolerance, 1, false));
    }
    if (peaks.size() >= SenSlope.FEWEST) {
      return Optional.of(of(peaks, tolerance, (double) values.size() / peaks.size(), true));
    }
    SizeTrend within = of(values, tolerance, 1, true);
    return Optional.of(
        new SizeTrend(Direction.UNDECIDED, within.perValue(), within.interval(), true));
  }

  private static List<Double> peaks(List<Double> values) {
    var peaks = new ArrayList<Double>();
    for (int i = 1; i < values.size(); i++) {
      double before = values.get(i - 1);
      if (values.get(i) < before * (1 - TOOTH)) {
        peaks.add(before);
      }
    }
    return peaks;
  }

  /// @param distance number of values of the series for each of these values
  private static SizeTrend of(
      List<Double> values, double tolerance, double distance, boolean fallsBack) {
    var slope = new SenSlope(values);
    double estimate = slope.estimate() / distance;
    ConfidenceInterval found = slope.interval(ConfidenceInterval.USUAL_CONFIDENCE);
    var interval =
        new ConfidenceInterval(
            found.low() / distance, found.high() / distance, found.confidence(), found.method());
    return new SizeTrend(direction(estimate, interval, tolerance), estimate, interval, fallsBack);
  }

  private static Direction direction(
      double estimate, ConfidenceInterval interval, double tolerance) {
    if (interval.low() >= -tolerance && interval.high() <= tolerance) {
      return Direction.FLAT;
    }
    if (interval.low() > 0 && estimate > tolerance) {
      return Direction.GROWS;
    }
    return interval.high() < 0 && estimate < -tolerance ? Direction.SHRINKS : Direction.UNDECIDED;
  }
}
