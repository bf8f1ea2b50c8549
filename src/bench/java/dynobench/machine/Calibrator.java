package dynobench.machine;

import dynobench.measure.Calibration;
import dynobench.measure.Clock;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// Measures the machine's basic speeds. Takes some seconds, about 320 MB of disk and 128 MB of
/// memory outside the heap; the machine should be idle.
public final class Calibrator {
  /// Space in bytes that must be free on the disk.
  public static final long NEEDED_BYTES = DiskProbe.NEEDED_BYTES;

  private static final int BATCHES = 21;
  private static final int READS_PER_BATCH = 50_000;
  private static final int COPIES = 10;
  private static final int COPIED_BYTES = 64_000_000;

  private final Clock clock;
  private final Consumer<String> progress;

  /// @param clock the clock that times phases, which is measured too
  /// @param progress consumer of the name of the next step, called on the calling thread
  public Calibrator(Clock clock, Consumer<String> progress) {
    this.clock = clock;
    this.progress = progress;
  }

  /// Measures now, and leaves the folder unchanged. Interrupt the thread to cancel.
  ///
  /// @param folder an existing folder on the disk to measure
  /// @return a calibration without the harness's ratio
  /// @throws InterruptedIOException if interrupted; the thread's interrupt flag is set
  /// @throws IOException if the folder cannot be used; the message is a sentence for the user
  public Calibration calibrate(Path folder) throws IOException {
    try (var disk = new DiskProbe(folder, clock)) {
      begin("Reading the clock");
      double costNanos = clockCostNanos();
      long stepNanos = clockStepNanos();
      begin("Flushing single rows to the disk");
      long[] flushes = disk.flushNanos();
      begin("Writing to the disk");
      double written = disk.writeMegabytesPerSecond();
      begin("Copying memory");
      double copied = copyMegabytesPerSecond();
      return new Calibration(
          System.currentTimeMillis(),
          folder.toString(),
          costNanos,
          stepNanos,
          quantile(flushes, 0.5) / 1e3,
          quantile(flushes, 0.99) / 1e3,
          written,
          copied,
          OptionalDouble.empty(),
          OptionalDouble.of(flushes[0] / 1e3));
    } catch (ClosedByInterruptException e) {
      throw cancelled();
    }
  }

  private void begin(String step) throws InterruptedIOException {
    leaveIfInterrupted();
    progress.accept(step);
  }

  private static void leaveIfInterrupted() throws InterruptedIOException {
    if (Thread.currentThread().isInterrupted()) {
      throw cancelled();
    }
  }

  private static InterruptedIOException cancelled() {
    return new InterruptedIOException("The calibration was cancelled.");
  }

  private double clockCostNanos() {
    long[] batches = new long[BATCHES];
    for (int batch = 0; batch < BATCHES; batch++) {
      long before = clock.nanos();
      long after = before;
      for (int i = 0; i < READS_PER_BATCH; i++) {
        after = clock.nanos();
      }
      batches[batch] = after - before;
    }
    Arrays.sort(batches);
    return (double) quantile(batches, 0.5) / READS_PER_BATCH;
  }

  /// Returns the smallest positive difference between two readings, in nanoseconds.
  private long clockStepNanos() {
    long smallest = Long.MAX_VALUE;
    long before = clock.nanos();
    for (int i = 0; i < BATCHES * READS_PER_BATCH; i++) {
      long after = clock.nanos();
      if (after > before) {
        smallest = Math.min(smallest, after - before);
      }
      before = after;
    }
    return smallest;
  }

  /// Returns the median speed of several copies back and forth. The first copy is not timed; it
  /// only loads the memory. The memory is not of the heap, which would stay large afterwards.
  private double copyMegabytesPerSecond() throws InterruptedIOException {
    long[] nanos = new long[COPIES];
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment from = arena.allocate(COPIED_BYTES);
      MemorySegment to = arena.allocate(COPIED_BYTES);
      to.copyFrom(from);
      for (int i = 0; i < COPIES; i++) {
        leaveIfInterrupted();
        long before = clock.nanos();
        (i % 2 == 0 ? from : to).copyFrom(i % 2 == 0 ? to : from);
        nanos[i] = clock.nanos() - before;
      }
    }
    Arrays.sort(nanos);
    return DiskProbe.megabytesPerSecond(COPIED_BYTES, quantile(nanos, 0.5));
  }

  /// Returns the quantile: the smallest value that the given share of all values does not exceed.
  static long quantile(long[] ascending, double share) {
    return ascending[(int) Math.ceil(share * ascending.length) - 1];
  }
}
