package dynobench.engine.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlacedFilesTest {
  @TempDir private Path folder = Path.of("");

  private String place(String text) {
    return text.replace("{folder}", "HERE");
  }

  @Test
  void areWrittenWithTheFolderInItsPlace() {
    new PlacedFiles(Map.of("db.conf", "path={folder}\n", "conf/more", "x"))
        .write(folder, this::place);

    assertThat(folder.resolve("db.conf")).hasContent("path=HERE");
    assertThat(folder.resolve("conf/more")).hasContent("x");
  }

  /// A crashed engine's older configuration may name a folder that has moved.
  @Test
  void replaceOlderOnes() throws IOException {
    Files.writeString(folder.resolve("db.conf"), "older");

    new PlacedFiles(Map.of("db.conf", "newer")).write(folder, this::place);

    assertThat(folder.resolve("db.conf")).hasContent("newer");
  }

  @Test
  void sayWhichOneCouldNotBeWritten() throws IOException {
    Files.createDirectories(folder.resolve("db.conf"));

    assertThatThrownBy(() -> new PlacedFiles(Map.of("db.conf", "x")).write(folder, this::place))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("Cannot write db.conf into ");
  }
}
