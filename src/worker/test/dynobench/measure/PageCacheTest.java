package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageCacheTest {
  private static final int BYTES = 8_000_000;

  @TempDir Path folder;

  private Path write(String name, int bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.write(file, new byte[bytes]);
  }

  @Nested
  @EnabledOnOs(OS.LINUX)
  class OfLinux {
    private final LinuxPages pages = new LinuxPages();

    private void requireDisk() throws IOException {
      String type = Files.getFileStore(folder).type();
      Assumptions.assumeFalse(
          type.equals("tmpfs") || type.equals("ramfs"), "files on " + type + " are in memory");
    }

    @Test
    void holdsWhatWasWrittenAndNothingAfterwards() throws IOException {
      requireDisk();
      Path top = write("top", BYTES);
      Path deep = write("a/b/deep", BYTES);
      assertThat(pages.cachedBytes(top)).isEqualTo(BYTES);

      CacheDrop drop = PageCache.of(folder).drop(false);

      assertThat(drop).isEqualTo(new CacheDrop(2L * BYTES, false, OptionalLong.of(0), ""));
      assertThat(drop.obstacle()).isEmpty();
      assertThat(pages.cachedBytes(top)).isZero();
      assertThat(pages.cachedBytes(deep)).isZero();
      assertThat(Files.size(deep)).isEqualTo(BYTES);
    }

    @Test
    void fillsAgainAsAFileIsRead() throws IOException {
      requireDisk();
      Path file = write("file", BYTES);
      PageCache.of(folder).drop(false);
      assertThat(Files.readAllBytes(file)).hasSize(BYTES);

      assertThat(pages.cachedBytes(file)).isEqualTo(BYTES);
    }

    @Test
    void keepsWhatIsMapped() throws IOException {
      Path file = write("file", BYTES);
      try (Arena arena = Arena.ofConfined()) {
        mapped(file, arena).load();

        assertThat(PageCache.of(folder).drop(false).obstacle())
            .contains("the page cache still held 100 % of the database");
      }
    }

    private static MemorySegment mapped(Path file, Arena arena) throws IOException {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
        return channel.map(FileChannel.MapMode.READ_ONLY, 0, BYTES, arena);
      }
    }

    @Test
    void leavesFilesAloneThatThisProcessHasOpen() throws IOException {
      Path file = write("db", BYTES);
      try (FileChannel _ = FileChannel.open(file, StandardOpenOption.READ)) {
        CacheDrop drop = PageCache.of(folder).drop(false);

        assertThat(drop.inUse()).isTrue();
        assertThat(drop.obstacle())
            .contains("the engine kept its database open, with a cache of its own");
        assertThat(pages.cachedBytes(file)).isEqualTo(BYTES);
      }
    }

    @Test
    void permitsThatALogOfMessagesStaysOpen() throws IOException {
      requireDisk();
      write("db", BYTES);
      Path log = write("messages.log", 5_000);
      try (FileChannel _ = FileChannel.open(log, StandardOpenOption.WRITE)) {
        CacheDrop drop = PageCache.of(folder).drop(false);

        assertThat(drop.obstacle()).isEmpty();
        assertThat(drop.cachedBytes()).hasValue(5_000);
      }
    }

    @Test
    void canNotBeEmptiedOfAFileSystemInMemory() throws IOException {
      Path memory = Path.of("/dev/shm");
      Assumptions.assumeTrue(
          Files.isWritable(memory) && Files.getFileStore(memory).type().equals("tmpfs"),
          "no tmpfs here");
      Path there = Files.createTempDirectory(memory, "dynobench-test");
      try {
        Files.write(there.resolve("db"), new byte[BYTES]);

        assertThat(PageCache.of(there).drop(false).obstacle())
            .contains("the page cache still held 100 % of the database");
      } finally {
        dynobench.files.FolderTree.delete(there);
      }
    }

    @Test
    void failsWithTheNameOfAFileThatIsNotThere() {
      Path none = folder.resolve("none");

      assertThatIOException()
          .isThrownBy(() -> pages.forget(none))
          .withMessageContaining("open failed on " + none + " with error 2");
    }
  }

  /// A page cache that loses some of its pages at each attempt.
  private static final class Stubborn implements PageCache.Pages {
    final Deque<Long> left;

    Stubborn(List<Long> left) {
      this.left = new ArrayDeque<>(left);
    }

    @Override
    public void forget(Path file) {}

    @Override
    public long cachedBytes(Path file) {
      return left.pop();
    }
  }

  @Test
  void isTriedAgainWhileTooMuchStays() throws IOException {
    write("db", 1000);
    var pages = new Stubborn(List.of(1000L, 51L, 50L, 0L));

    assertThat(new PageCache(folder, pages).drop(false).cachedBytes()).hasValue(50);
    assertThat(pages.left).containsExactly(0L);
  }

  @Test
  void isEmptiedBesideAServerWhoseOwnCacheStays() throws IOException {
    write("db", 1000);

    CacheDrop drop = new PageCache(folder, new Stubborn(List.of(0L))).drop(true);

    assertThat(drop.cachedBytes()).hasValue(0);
    assertThat(drop.obstacle()).hasValueSatisfying(it -> assertThat(it).contains("kept its"));
  }

  @Test
  void isOutOfReachOnOtherSystems() throws IOException {
    write("db", 1000);

    CacheDrop drop = new PageCache(folder, new PageCache.Unreachable("Mac OS X")).drop(false);

    assertThat(drop.bytes()).isEqualTo(1000);
    assertThat(drop.cachedBytes()).isEmpty();
    assertThat(drop.obstacle())
        .contains(
            "the page cache could not be emptied: this needs Linux, but the system is Mac OS X");
  }

  @Test
  void holdsNothingOfADatabaseWithoutFiles() {
    assertThat(PageCache.of(folder.resolve("none")).drop(false).obstacle())
        .contains("the database had no files on this machine");
  }

  @ParameterizedTest
  @CsvSource({"50, false", "51, true"})
  void mayHoldATwentieth(long cached, boolean obstacle) {
    var drop = new CacheDrop(1000, false, OptionalLong.of(cached), "");

    assertThat(drop.obstacle().isPresent()).isEqualTo(obstacle);
  }
}
