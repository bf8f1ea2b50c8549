package dynobench.measure;

import java.util.OptionalDouble;

/// Limits of this machine and its disk, which no engine can beat.
///
/// @param atMillis time of the calibration, in milliseconds since 1970
/// @param folder where the disk was measured
/// @param timerCostNanos of reading the clock once
/// @param timerStepNanos the smallest difference the clock showed
/// @param flushMedianMicros of appending one row's bytes and forcing them to the disk
/// @param flushP99Micros 99th percentile of these flushes
/// @param writeMegabytesPerSecond sequential, with one flush at the end
/// @param memoryMegabytesPerSecond of copying large arrays, reading and writing counted once
/// @param harnessRatio ratio of two times for the same calls on a heap map: in the phases workload
///   and in a plain loop; empty when it was not requested
/// @param flushLeastMicros the fastest flush, an estimate for an idle disk; empty in calibrations
///   of version 0.1
public record Calibration(
    long atMillis,
    String folder,
    double timerCostNanos,
    double timerStepNanos,
    double flushMedianMicros,
    double flushP99Micros,
    double writeMegabytesPerSecond,
    double memoryMegabytesPerSecond,
    OptionalDouble harnessRatio,
    OptionalDouble flushLeastMicros) {
  /// Returns a copy with the harness ratio, which is measured later.
  public Calibration withHarnessRatio(double ratio) {
    return new Calibration(
        atMillis,
        folder,
        timerCostNanos,
        timerStepNanos,
        flushMedianMicros,
        flushP99Micros,
        writeMegabytesPerSecond,
        memoryMegabytesPerSecond,
        OptionalDouble.of(ratio),
        flushLeastMicros);
  }
}
