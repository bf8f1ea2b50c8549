package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderSizeTest {
  @TempDir Path folder;

  @Test
  void addsUpTheFilesOfAllLevels() throws IOException {
    Files.write(folder.resolve("top"), new byte[1000]);
    Files.createDirectories(folder.resolve("a/b"));
    Files.write(folder.resolve("a/b/deep"), new byte[234]);
    assertThat(new FolderSize(folder).bytes()).isEqualTo(1234);
  }

  @Test
  void isZeroForAFolderThatDoesNotExist() {
    assertThat(new FolderSize(folder.resolve("none")).bytes()).isZero();
  }

  @Test
  void countsWhatIsLeftWhenFilesVanishDuringTheWalk() throws IOException {
    for (int i = 0; i < 3; i++) {
      Files.write(folder.resolve("file" + i), new byte[100]);
      Files.createDirectory(folder.resolve("folder" + i));
    }
    assertThat(new FolderSize(folder).bytes(new DeleteEverything())).isEqualTo(100);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void walksAgainOnlyAfterASecond() throws IOException {
    var size = new FolderSize(folder);
    assertThat(size.recentBytes(5)).isZero();
    Files.write(folder.resolve("file"), new byte[100]);
    assertThat(size.recentBytes(5 + FolderSize.MAX_AGE_NANOS - 1)).isZero();
    assertThat(size.recentBytes(5 + FolderSize.MAX_AGE_NANOS)).isEqualTo(100);
  }

  /// Empties the folder at the first file of the walk. The walk has already listed the folder.
  private class DeleteEverything extends FolderSize.Walk {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      try (var entries = Files.list(folder)) {
        for (Path entry : entries.toList()) {
          Files.delete(entry);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return super.visitFile(file, attributes);
    }
  }
}
