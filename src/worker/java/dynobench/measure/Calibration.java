package dynobench.measure;

import java.util.OptionalDouble;

/// What this machine and its disk can do at all: the limits that no engine can beat.
///
/// @param atMillis when it was measured, in milliseconds since 1970
/// @param folder where the disk was measured
/// @param timerCostNanos of reading the clock once
/// @param timerStepNanos the smallest difference the clock showed
/// @param flushMedianMicros of appending one row's bytes and forcing them to the disk
/// @param flushP99Micros the same, at the 99th percentile
/// @param writeMegabytesPerSecond sequential, with one flush at the end
/// @param memoryMegabytesPerSecond of copying large arrays, reading and writing counted once
/// @param harnessRatio the phases workload's time over a bare loop's doing the same calls on a heap
///   map; empty when it was not asked for
/// @param flushLeastMicros the fastest flush: what the disk needs when nobody else wants it; empty
///   where version 0.1 calibrated
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
  /// The same, with the ratio that was measured afterwards.
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
