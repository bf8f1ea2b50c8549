package dynobench.machine;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import dynobench.measure.Clock;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Random;

/// Times flushes and writes in a temporary file, which it deletes when closed.
public final class DiskProbe implements AutoCloseable {
  /// Required free space in bytes. The file grows to at most 272 MB; the rest keeps the disk from
  /// filling up.
  public static final long NEEDED_BYTES = 320_000_000;

  private static final long LIMIT_NANOS = 2_000_000_000;
  private static final int FLUSHES = 500;
  private static final int WARMUP_FLUSHES = 5;
  private static final int ROW_BYTES = 128;
  private static final int CHUNK_BYTES = 1_000_000;
  private static final int FIRST_CHUNKS = 16;
  private static final int MAX_CHUNKS = 256;

  private final Clock clock;
  private final Path file;
  private final FileChannel channel;
  private final ByteBuffer chunk = ByteBuffer.allocateDirect(CHUNK_BYTES);

  /// @throws IOException if the folder cannot be written, or the disk is too full
  public DiskProbe(Path folder, Clock clock) throws IOException {
    this.clock = clock;
    requireSpace(folder, Disk.of(folder).usableBytes());
    byte[] noise = new byte[CHUNK_BYTES]; // random, since a file system may compress
    new Random(0).nextBytes(noise);
    chunk.put(noise);
    file = folder.resolve("calibration-" + ProcessHandle.current().pid() + ".tmp");
    channel = create(folder, file);
  }

  /// Throws if the disk has too little free space. Unknown space counts as enough.
  public static void requireSpace(Path folder, OptionalLong usableBytes) throws IOException {
    if (usableBytes.orElse(Long.MAX_VALUE) < NEEDED_BYTES) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "Cannot calibrate in %s: the disk has %d MB free and %d MB are needed. "
                  + "Choose another folder or free space.",
              folder,
              usableBytes.orElse(0) / 1_000_000,
              NEEDED_BYTES / 1_000_000));
    }
  }

  private static FileChannel create(Path folder, Path file) throws IOException {
    try {
      return FileChannel.open(file, CREATE, TRUNCATE_EXISTING, WRITE);
    } catch (IOException e) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "Cannot calibrate in %s: no file can be created there (%s). Choose an existing folder"
                  + " that you can write to.",
              folder,
              e),
          e);
    }
  }

  /// Appends the bytes of a row and flushes the file, 500 times or for two seconds, whichever ends
  /// first.
  ///
  /// @return the times in nanoseconds, ascending
  public long[] flushNanos() throws IOException {
    for (int i = 0; i < WARMUP_FLUSHES; i++) {
      flushRow();
    }
    long[] nanos = new long[FLUSHES];
    int count = 0;
    long began = clock.nanos();
    long before = began;
    while (count < FLUSHES && before - began < LIMIT_NANOS) {
      flushRow();
      long after = clock.nanos();
      nanos[count++] = after - before;
      before = after;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted;
  }

  private void flushRow() throws IOException {
    write(ROW_BYTES);
    channel.force(false);
  }

  /// Returns the write speed. Writes a little to estimate how much the disk takes within the time
  /// limit, then writes that amount. So even a slow disk roughly keeps to the limit.
  public double writeMegabytesPerSecond() throws IOException {
    double first = FIRST_CHUNKS * (double) CHUNK_BYTES / writeNanos(FIRST_CHUNKS);
    double chunks = first * LIMIT_NANOS / CHUNK_BYTES;
    int second = (int) Math.clamp(chunks, 1, MAX_CHUNKS);
    return megabytesPerSecond((long) second * CHUNK_BYTES, writeNanos(second));
  }

  /// Returns the speed in megabytes (millions of bytes) per second.
  static double megabytesPerSecond(long bytes, long nanos) {
    return bytes * 1e3 / nanos;
  }

  private long writeNanos(int chunks) throws IOException {
    long before = clock.nanos();
    for (int i = 0; i < chunks; i++) {
      write(CHUNK_BYTES);
    }
    channel.force(false);
    return clock.nanos() - before;
  }

  private void write(int bytes) throws IOException {
    chunk.rewind().limit(bytes);
    while (chunk.hasRemaining()) {
      channel.write(chunk);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      channel.close();
    } finally {
      Files.deleteIfExists(file);
    }
  }
}
