package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The font of the program contains all characters that the window shows. Characters of another
/// font are missing on some systems, or look different.
class SignsTest {
  private static final List<Path> TEXTS =
      List.of(Path.of("resources/dynobench/ui"), Path.of("src/desktop/java/dynobench/ui"));

  private static final int FIRST_BEYOND_ASCII = 0x80;

  @Test
  void allAreInOurOwnType() throws Exception {
    Font font =
        Font.createFont(
            Font.TRUETYPE_FONT, Path.of("resources/fonts/IBMPlexSans-Regular.ttf").toFile());
    var missing = new TreeSet<String>();
    int looked = 0;
    for (Path folder : TEXTS) {
      for (Path file : texts(folder)) {
        looked++;
        Files.readString(file)
            .codePoints()
            .filter(sign -> sign >= FIRST_BEYOND_ASCII && !font.canDisplay(sign))
            .forEach(sign -> missing.add(Character.toString(sign) + " in " + file));
      }
    }
    assertThat(looked).isGreaterThan(300);
    assertThat(font.canDisplay('⋯')).as("a sign that it lacks").isFalse();
    assertThat(missing).isEmpty();
  }

  private static List<Path> texts(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(it -> it.toString().matches(".*\\.(properties|fxml|java)")).toList();
    }
  }
}
