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

/// Makes probes on one thread: some 8 ms each, 20 where the disk is busy. The work is such that it
/// takes as long in code that the JVM's first compiler made as in code of its second, so that runs
/// of different beginnings can be compared. Holds 16 MB of memory.
public final class Prober implements AutoCloseable {
  /// Of each piece of work. The median is told: a thread that is taken off its core loses one of
  /// them, and no more.
  private static final int TIMES = 5;

  /// These take longest by far where other processes use the disk, too.
  private static final int FLUSHES = 3;

  /// Half a millisecond, on a processor of 2.6 GHz.
  private static final int MULTIPLICATIONS = 350_000;

  /// The same, where each read misses the caches that a core has for itself.
  private static final int READS = 4_000;

  /// A power of two, so that the walk comes past all of them: 16 MB.
  private static final int PLACES = 1 << 22;

  /// Until they are compiled.
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

  /// Gets ready, which takes some 40 ms on a machine that has nothing else to do.
  ///
  /// @param folder on the disk that is measured; made where there is none
  /// @param failure is told, once, that nothing can be flushed there
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

  /// Makes one now.
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

  /// Four at once, as a core has room for: who shares the core takes of them.
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
    if (!(e instanceof ClosedByInterruptException)) { // or somebody has ended the run
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
      // It goes with its folder; why it could not be written was told.
    }
  }
}
