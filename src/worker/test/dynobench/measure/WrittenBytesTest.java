package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated // the system counts the writes of the whole process
@EnabledOnOs(OS.LINUX)
class WrittenBytesTest {
  private static final int WRITES = 300;
  private static final int BYTES = 512;
  private static final int BLOCK = 1 << 22;

  /// Bytes that other threads of the process may write.
  private static final long TOLERANCE = 8192;

  @TempDir private Path folder;
  private volatile long piped;

  /// Linux 6.18 counts 629,145,600 bytes here in its `write_bytes`, because each write dirties a
  /// folio of 2 MB.
  @Test
  void countsSmallWritesIntoALargeFileAsWhatTheyAre() throws IOException {
    Path file = folder.resolve("data");
    Files.write(file, new byte[BLOCK]);
    force(file);
    var meter = new ProcessMeter(folder);
    var mark = meter.mark();
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      for (int i = 0; i < WRITES; i++) {
        channel.write(ByteBuffer.allocate(BYTES), (long) i * 7919 % (BLOCK / BYTES) * BYTES);
        channel.force(false);
      }
    }

    assertThat(meter.since(mark).writtenBytes().orElseThrow())
        .isBetween((long) WRITES * BYTES, WRITES * BYTES + TOLERANCE);
  }

  private static void force(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  @Test
  void subtractsWhatThePipesTook() throws IOException {
    var meter =
        new ProcessMeter(
            folder.resolve("database"), Optional.empty(), () -> 5 * piped, OptionalLong.empty());
    var mark = meter.mark();
    Files.write(folder.resolve("data"), new byte[BLOCK]);
    piped = 100_000;

    assertThat(meter.since(mark).writtenBytes().orElseThrow())
        .isBetween(BLOCK - 500_000L, BLOCK - 500_000L + TOLERANCE);
  }

  @Test
  void tellsNothingOfWhatIsWrittenThroughAMappedFile() throws IOException {
    var meter = new ProcessMeter(folder);
    var mark = meter.mark();
    try (var channel =
        FileChannel.open(
            folder.resolve("data"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      var mapped = channel.map(MapMode.READ_WRITE, 0, BLOCK);
      mapped.put(0, (byte) 1);
      mapped.force();

      assertThat(meter.since(mark).writtenBytes()).isEmpty();
    }
    assertThat(meter.since(meter.mark()).writtenBytes()).as("nor later").isEmpty();
    assertThat(meter.sample().writtenBytes()).isEmpty();
  }

  @Test
  void tellsNothingOnceFilesHaveGrownByMoreThanIsCounted() throws IOException {
    var meter = new ProcessMeter(folder);
    var mark = meter.mark();
    try (var file = new RandomAccessFile(folder.resolve("data").toFile(), "rw")) {
      file.setLength(BLOCK);
    }

    assertThat(meter.since(mark).writtenBytes()).isEmpty();
    assertThat(meter.since(meter.mark()).writtenBytes()).as("nor later").isEmpty();
  }

  @Test
  void addsUpTheMappedFilesOfOneFolder() {
    String maps =
        """
        7f0000000000-7f0000400000 rw-s 00000000 fe:00 12 /data/trial/db.data
        7f0000400000-7f0000500000 r--s 00000000 fe:00 12 /data/trial/db.data
        7f0000500000-7f0000600000 rw-p 00000000 fe:00 12 /data/trial/db.data
        7f0000600000-7f0000700000 rw-s 00000000 fe:00 13 /data/trial/a b/deep.data
        7f0000700000-7f0000800000 rw-s 00000000 fe:00 14 /data/trial2/db.data
        7f0000800000-7f0000900000 rw-s 00000000 00:01 0
        nonsense

        """;

    assertThat(WrittenBytes.mapped(maps, Path.of("/data/trial"))).isEqualTo(0x500000);
    assertThat(WrittenBytes.mapped("", Path.of("/data/trial"))).isZero();
  }
}
