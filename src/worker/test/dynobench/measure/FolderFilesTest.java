package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderFilesTest {
  @TempDir private Path folder;

  private void file(String name, int bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[bytes]);
  }

  private List<String> words() throws IOException {
    return FolderFiles.of(folder).stream().map(FileGroup::label).toList();
  }

  @Test
  void namesFewFilesTheLargestFirst() throws IOException {
    file("db.log", 10);
    file("db.mv.db", 100);
    file("seg0/c10.dat", 50);
    Files.createDirectories(folder.resolve("empty"));

    assertThat(FolderFiles.of(folder))
        .containsExactly(
            new FileGroup("db.mv.db", 1, 100),
            new FileGroup("seg0/c10.dat", 1, 50),
            new FileGroup("db.log", 1, 10));
  }

  @Test
  void summarisesManyByFolderAndExtension() throws IOException {
    for (int i = 0; i < 12; i++) {
      file("0000000" + i + ".jdb", 100);
    }
    file("je.lck", 0);
    file("LOCK", 1);

    assertThat(words()).containsExactly("*.jdb × 12", "LOCK", "je.lck");
    assertThat(FolderFiles.of(folder).getFirst().bytes()).isEqualTo(1200);
  }

  @Test
  void summarisesVeryManyByFolder() throws IOException {
    for (int i = 0; i < 20; i++) {
      file("base/" + i + "/PG_VERSION", 3);
      file("base/" + i + "/" + i + ".dat", 7);
    }
    file("server.log", 1);

    assertThat(words()).containsExactly("base/** × 40", "server.log");
  }

  @Test
  void putsTheSmallestTogetherWhereNothingIsAlike() throws IOException {
    for (int i = 0; i < 30; i++) {
      file("file.x" + i, 100 - i);
    }

    assertThat(FolderFiles.of(folder)).hasSize(12);
    assertThat(words()).startsWith("file.x0", "file.x1").endsWith("others × 19");
  }

  @Test
  void hasNoGroupWhereThereIsNoFile() throws IOException {
    assertThat(FolderFiles.of(folder)).isEmpty();
  }

  @Test
  void failsWithoutAFolder() {
    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> FolderFiles.of(folder.resolve("missing")));
  }
}
