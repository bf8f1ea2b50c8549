package dynobench.measure;

import java.util.OptionalDouble;

/// Limits of this machine and its disk, which no engine can beat.
///
/// @param atMillis time of the calibration, in milliseconds since 1970
/// @param folder folder in which the disk was measured
/// @param timerCostNanos time to read the clock once
/// @param timerStepNanos smallest difference between two readings of the clock
/// @param flushMedianMicros median time to append one row's bytes and flush them to the disk
/// @param flushP99Micros 99th percentile of these flushes
/// @param writeMegabytesPerSecond rate of sequential writing, with one flush at the end
/// @param memoryMegabytesPerSecond rate of copying large arrays; reading and writing count as one
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
