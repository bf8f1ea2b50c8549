package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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
    assertThat(of("hsqldb").names()).contains("org.hsqldb.jdbcDriver"); // a subclass
    assertThat(of("je").names()).isEmpty();
  }

  @Test
  void seesNativeCode() throws IOException {
    assertThat(of("sqlite").isNative()).isTrue();
    assertThat(of("derby").isNative()).isFalse();
  }

  @Test
  void passesOverClassesThatAreDamaged(@TempDir Path folder) throws IOException {
    byte[] sound;
    try (var jar = new JarFile(ENGINES.resolve("h2").resolve(jarOf("h2")).toFile())) {
      sound = jar.getInputStream(jar.getEntry("org/h2/Driver.class")).readAllBytes();
    }
    for (int at = 8; at < 2_000; at += 13) {
      byte[] damaged = sound.clone();
      damaged[at] ^= 0x55;
      Path jar = jar(folder.resolve(at + ".jar"), "org/h2/Driver.class", damaged);

      assertThatCode(() -> DriverClasses.in(List.of(jar))).doesNotThrowAnyException();
    }
  }

  @Test
  void saysThatWhatAJarNamesIsDamaged(@TempDir Path folder) throws IOException {
    String name = "META-INF/services/java.sql.Driver";
    byte[] names = "own.Driver\n".repeat(99).getBytes(StandardCharsets.US_ASCII);
    Path jar = jar(folder.resolve("bad.jar"), name, names);
    byte[] bytes = Files.readAllBytes(jar);
    int data = 30 + name.length();
    Arrays.fill(bytes, data, data + 9, (byte) 0xFF); // an invalid DEFLATE block type
    Files.write(jar, bytes);

    assertThatThrownBy(() -> DriverClasses.in(List.of(jar)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("bad.jar cannot be read as a jar");
  }

  private static Path jar(Path file, String entry, byte[] content) throws IOException {
    try (var out = new ZipOutputStream(Files.newOutputStream(file))) {
      out.putNextEntry(new ZipEntry(entry));
      out.write(content);
    }
    return file;
  }

  private static String jarOf(String engine) throws IOException {
    try (Stream<Path> files = Files.list(ENGINES.resolve(engine))) {
      return files
          .map(each -> each.getFileName().toString())
          .filter(each -> each.endsWith(".jar"))
          .findFirst()
          .orElseThrow();
    }
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
