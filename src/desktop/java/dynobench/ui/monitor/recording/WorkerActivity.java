package dynobench.ui.monitor.recording;

import dynobench.event.RunEvent;

/// Activity of a worker between two samples.
///
/// @param gcMillis time in collections
/// @param writtenPerSecond bytes; NaN where the system doesn't report them
record WorkerActivity(double gcMillis, double writtenPerSecond) {
  /// Activity without a previous sample.
  static final WorkerActivity UNKNOWN = new WorkerActivity(Double.NaN, Double.NaN);

  private static final double MILLIS_PER_SECOND = 1000;

  static WorkerActivity between(RunEvent.Sampled before, RunEvent.Sampled now) {
    return new WorkerActivity(
        Math.max(0, now.sample().gcMillis() - before.sample().gcMillis()), rate(before, now));
  }

  private static double rate(RunEvent.Sampled before, RunEvent.Sampled now) {
    long millis = now.atMillis() - before.atMillis();
    var written = now.sample().writtenBytes();
    var writtenBefore = before.sample().writtenBytes();
    return millis > 0 && written.isPresent() && writtenBefore.isPresent()
        ? Math.max(0, written.getAsLong() - writtenBefore.getAsLong()) * MILLIS_PER_SECOND / millis
        : Double.NaN;
  }
}
