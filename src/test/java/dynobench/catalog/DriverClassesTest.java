package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DriverClassesTest {
  private static final Path ENGINES = Path.of(System.getProperty("dynobench.home"), "engines");

  private static DriverClasses of(String engine) throws IOException {
    try (Stream<Path> files = Files.list(ENGINES.resolve(engine))) {
      return DriverClasses.in(
          files.filter(each -> each.toString().endsWith(".jar")).sorted().toList());
    }
  }

  @Test
  void namesTheDriverThatTheJarNamesFirst() throws IOException {
    assertThat(of("hsqldb").names()).startsWith("org.hsqldb.jdbc.JDBCDriver");
    assertThat(of("h2").names()).startsWith("org.h2.Driver");
    assertThat(of("sqlite").names()).startsWith("org.sqlite.JDBC");
  }

  @Test
  void findsWhatNoServiceNames() throws IOException {
    assertThat(of("hsqldb").names()).contains("org.hsqldb.jdbcDriver"); // which extends the other
    assertThat(of("je").names()).isEmpty();
  }

  @Test
  void seesNativeCode() throws IOException {
    assertThat(of("sqlite").isNative()).isTrue();
    assertThat(of("derby").isNative()).isFalse();
  }

  @Test
  void saysWhatIsNoJar(@TempDir Path folder) throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");

    assertThatThrownBy(() -> DriverClasses.in(List.of(text)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(text.toString());
    assertThatThrownBy(() -> DriverClasses.in(List.of(folder.resolve("none.jar"))))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("none.jar");
  }
}
