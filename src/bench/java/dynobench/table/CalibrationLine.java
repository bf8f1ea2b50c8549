package dynobench.table;

import dynobench.measure.Calibration;
import java.util.List;

/// Limit of the machine with its label, for all displays of a calibration.
///
/// @param value value with its unit
public record CalibrationLine(String label, String value) {
  /// Returns the limits that users see of a calibration.
  public static List<CalibrationLine> of(Calibration measured) {
    return List.of(
        new CalibrationLine(
            "A flush to the disk",
            "%s µs (median), %s µs (99th percentile)"
                .formatted(
                    Numbers.figure(measured.flushMedianMicros()),
                    Numbers.figure(measured.flushP99Micros()))),
        new CalibrationLine(
            "Writing to the disk", Numbers.figure(measured.writeMegabytesPerSecond()) + " MB/s"),
        new CalibrationLine(
            "Copying memory", Numbers.figure(measured.memoryMegabytesPerSecond()) + " MB/s"),
        new CalibrationLine(
            "Reading the clock",
            "%s ns, in steps of %s ns"
                .formatted(
                    Numbers.figure(measured.timerCostNanos()),
                    Numbers.figure(measured.timerStepNanos()))));
  }
}
