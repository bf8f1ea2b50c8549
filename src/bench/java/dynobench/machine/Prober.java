package dynobench.machine;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import dynobench.measure.Clock;
import dynobench.measure.Probe;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Runs probes on one thread, about 8 ms each, 20 ms on a busy disk. The work takes equally long in
/// code of the JVM's first and second compiler, so that probes early and late in a JVM's life are
/// comparable. Uses 16 MB of memory.
public final class Prober implements AutoCloseable {
  /// Repetitions of each piece of work. The probe reports their median: a preemption of the thread
  /// affects only one of them.
  private static final int TIMES = 5;

  /// Repetitions of the flush. It takes by far the longest time if other processes use the disk,
  /// too.
  private static final int FLUSHES = 3;

  /// Number of multiplications that take half a millisecond at 2.6 GHz.
  private static final int MULTIPLICATIONS = 350_000;

  /// Number of reads, which take half a millisecond at 2.6 GHz. Each read misses the caches of its
  /// core.
  private static final int READS = 4_000;

  /// Number of integers in the array, 16 MB. A power of two, so that the walk visits all integers.
  private static final int PLACES = 1 << 22;

  /// Repetitions until the code is compiled.
  private static final int WARMUPS = 10;

  private static final int ROW_BYTES = 128;

  private final Clock clock;
  private final Path file;
  private final Consumer<IOException> failure;
  private final int[] next = new int[PLACES];
  private final ByteBuffer row = ByteBuffer.allocateDirect(ROW_BYTES);
  private @Nullable FileChannel channel;
  private int place;
  private long product = 1;

  /// Prepares the probes, which takes about 40 ms on an idle machine.
  ///
  /// @param folder folder on the disk to measure; created if it does not exist
  /// @param failure consumer of the error if no file can be flushed in the folder; called at most
  ///   once, and not if the thread was interrupted
  public Prober(Path folder, Clock clock, Consumer<IOException> failure) {
    this.clock = clock;
    this.file = folder.resolve("probe.tmp");
    this.failure = failure;
    for (int i = 0; i < PLACES; i++) {
      next[i] = (int) (i * 1_664_525L + 1_013_904_223L) & (PLACES - 1);
    }
    for (int i = 0; i < WARMUPS; i++) {
      multiply();
      read();
    }
    open(folder);
  }

  private void open(Path folder) {
    try {
      Files.createDirectories(folder);
      channel = FileChannel.open(file, CREATE, APPEND);
      flush();
    } catch (IOException e) {
      giveUp(e);
    }
  }

  /// Runs a probe now.
  public Probe probe() {
    return new Probe(
        median(TIMES, () -> timed(this::multiply)),
        median(TIMES, () -> timed(this::read)),
        flushNanos());
  }

  private static long median(int times, LongSupplier timed) {
    long[] nanos = new long[times];
    Arrays.setAll(nanos, _ -> timed.getAsLong());
    Arrays.sort(nanos);
    return nanos[times / 2];
  }

  private long timed(Runnable work) {
    long before = clock.nanos();
    work.run();
    return Math.max(1, clock.nanos() - before);
  }

  private OptionalLong flushNanos() {
    long nanos = median(FLUSHES, () -> timed(this::flushOrGiveUp));
    return channel == null ? OptionalLong.empty() : OptionalLong.of(nanos);
  }

  private void flushOrGiveUp() {
    try {
      flush();
    } catch (IOException e) {
      giveUp(e);
    }
  }

  /// Runs four independent multiplications at once, which fill a core's execution units. So another
  /// thread on the same core slows them.
  private void multiply() {
    long a = product;
    long b = 2;
    long c = 3;
    long d = 4;
    for (int i = 0; i < MULTIPLICATIONS; i++) {
      a = a * 6_364_136_223_846_793_005L + 1;
      b = b * 2_862_933_555_777_941_757L + 3;
      c = (c ^ (c >>> 7)) * 3_935_559_000_370_003_845L;
      d = d * 3_202_034_522_624_059_733L + 7;
    }
    product = a ^ b ^ c ^ d;
  }

  private void read() {
    int at = place;
    for (int i = 0; i < READS; i++) {
      at = next[at];
    }
    place = at;
  }

  private void flush() throws IOException {
    if (channel != null) {
      row.clear();
      while (row.hasRemaining()) {
        channel.write(row);
      }
      channel.force(false);
    }
  }

  private void giveUp(IOException e) {
    close();
    if (!(e instanceof ClosedByInterruptException)) { // an interrupt cancels the run
      failure.accept(e);
    }
  }

  @Override
  public void close() {
    Optional<FileChannel> open = Optional.ofNullable(channel);
    channel = null;
    try {
      if (open.isPresent()) {
        open.get().close();
      }
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // The file is deleted with its folder; the write error was already reported.
    }
  }
}
