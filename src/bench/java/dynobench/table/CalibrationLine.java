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
                    NumberText.figure(measured.flushMedianMicros()),
                    NumberText.figure(measured.flushP99Micros()))),
        new CalibrationLine(
            "Writing to the disk", NumberText.figure(measured.writeMegabytesPerSecond()) + " MB/s"),
        new CalibrationLine(
            "Copying memory", NumberText.figure(measured.memoryMegabytesPerSecond()) + " MB/s"),
        new CalibrationLine(
            "Reading the clock",
            "%s ns, in steps of %s ns"
                .formatted(
                    NumberText.figure(measured.timerCostNanos()),
                    NumberText.figure(measured.timerStepNanos()))));
  }
}
