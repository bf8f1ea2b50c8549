package dynobench.powercut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.plan.DiskKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests with real disk images that are really mounted.
class ImageDiskTest {
  private static final int MEGABYTES = 256;
  private static final ImageDisk.Sweep NOTHING = new ImageDisk.Sweep(0, List.of());
  private static final ImageDisk.Sweep FREED = new ImageDisk.Sweep(1, List.of());

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void requireRoot() {
    assumeTrue(ImageDisk.obstacle(DiskKind.EXT4).isEmpty());
  }

  private ImageDisk disk() throws IOException, InterruptedException {
    return ImageDisk.make(folder.resolve("disk"), DiskKind.EXT4, MEGABYTES);
  }

  private static List<String> mounts(Path below) throws IOException {
    return Files.readAllLines(Path.of("/proc/self/mounts")).stream()
        .filter(line -> line.contains(below.toString()))
        .toList();
  }

  /// The test writes two files and forces one of them to the disk.
  @Test
  void aCopyHoldsWhatWasForced() throws IOException, InterruptedException {
    try (ImageDisk disk = disk()) {
      Path data = disk.folder("data");
      Files.writeString(data.resolve("kept in memory"), "gone");
      OptionalLong before = disk.flushes();
      try (var channel =
          FileChannel.open(
              data.resolve("forced"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.wrap(new byte[100]));
        channel.force(true);
      }
      assertThat(disk.flushes().orElseThrow()).isGreaterThan(before.orElseThrow());
      disk.copy(folder.resolve("copy"));
      Files.writeString(data.resolve("later"), "later");
    }
    try (ImageDisk left = ImageDisk.mount(folder.resolve("copy"))) {
      Path data = left.root().resolve("data");
      assertThat(data.resolve("forced")).hasSize(100);
      assertThat(data.resolve("later")).doesNotExist();
      Path unforced = data.resolve("kept in memory");
      assertThat(!Files.exists(unforced) || Files.size(unforced) == 0).isTrue();
    }
    assertThat(mounts(folder)).isEmpty();
    assertThat(folder.resolve("copy").resolve("disk.img")).doesNotExist();
  }

  @Test
  void aFullDiskHasRoomAgain() throws IOException, InterruptedException {
    try (ImageDisk disk = disk()) {
      disk.fill();
      Path file = disk.root().resolve("file");
      assertThatThrownBy(() -> Files.write(file, new byte[1 << 20]))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("space");
      disk.empty();
      Files.write(file, new byte[1 << 20]);
      assertThat(file).hasSize(1 << 20);
    }
  }

  /// A killed program leaves its disk mounted.
  @Test
  void whatWasLeftMountedIsFreed() throws IOException, InterruptedException {
    ImageDisk left = disk();
    assertThat(mounts(folder)).hasSize(1);

    assertThat(ImageDisk.sweep(folder)).isEqualTo(FREED);

    assertThat(mounts(folder)).isEmpty();
    assertThat(ImageDisk.sweep(folder)).isEqualTo(NOTHING);
    left.close();
  }

  /// The system detaches the disk when its last user closes it.
  @Test
  void aDiskThatAProgramStillUsesIsToldNotCountedAsFree() throws IOException, InterruptedException {
    ImageDisk left = disk();
    try (FileChannel _ =
        FileChannel.open(
            left.root().resolve("held"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      ImageDisk.Sweep sweep = ImageDisk.sweep(folder);

      assertThat(sweep.freed()).isZero();
      assertThat(sweep.left())
          .singleElement()
          .asString()
          .contains(
              "Could not release the disk /dev/loop",
              "a program still uses it",
              "losetup --detach");
    }
    assertThat(ImageDisk.sweep(folder).left()).isEmpty();
    left.close();
  }

  /// The kernel lists the folder under its real path only.
  @Test
  void aSweepFindsWhatAnotherNameLeadsTo() throws IOException, InterruptedException {
    assumeTrue(ImageDisk.obstacle(DiskKind.EXT4).isEmpty());
    Path real = Files.createDirectories(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    ImageDisk left = ImageDisk.make(link.resolve("databases/disk"), DiskKind.EXT4, 64);

    assertThat(ImageDisk.sweep(folder.resolve("./link/databases"))).isEqualTo(FREED);
    assertThat(ImageDisk.place(link)).isEqualTo(ImageDisk.place(real));
    left.close();
  }

  /// A folder of runs may come from an untrusted source.
  @Test
  void aSweepLeavesAloneWhatALinkLeadsTo() throws IOException, InterruptedException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    try (ImageDisk disk = disk()) {
      assertThat(ImageDisk.sweep(link)).isEqualTo(NOTHING);
      assertThat(mounts(disk.root())).hasSize(1);
    }
  }

  @Test
  void whatIsNoDiskIsRefusedWithTheSystemsWords() throws IOException, InterruptedException {
    Path broken = Files.createDirectories(folder.resolve("broken"));
    Files.write(broken.resolve("disk.img"), new byte[1 << 20]);

    assertThatThrownBy(() -> ImageDisk.mount(broken))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("mount failed");
    assertThat(ImageDisk.sweep(folder)).isEqualTo(NOTHING);
  }
}
