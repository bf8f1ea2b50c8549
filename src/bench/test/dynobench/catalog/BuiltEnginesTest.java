package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.setup.Setup;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of engines from jars that contenders name by their paths.
class BuiltEnginesTest {
  @TempDir Path root;
  @TempDir Path build;
  private Catalog catalog = Catalog.load(List.of());

  @BeforeEach
  void describe() throws IOException {
    Path folder = Files.createDirectories(root.resolve("own"));
    Files.writeString(
        folder.resolve("engine.toml"),
        """
        name = "Own"
        version = "3.0"
        released = "2026-01-01"
        kind = "jdbc"
        jars = ["own-3.0.jar", "help-3.0.jar"]
        jdbc = { driver = "own.Driver", url = "jdbc:own:{folder}" }
        [modes.disk]
        title = "disk"
        survives = { kill = "everything", power-cut = "everything" }
        promise = "Survives."
        """);
    Files.writeString(
        folder.resolve("versions.toml"),
        """
        format = 1
        [versions."1.5"]
        released = "2011-01-01"
        jars = ["own-1.5.jar"]
        jdbc = { driver = "old.Driver" }
        [versions."2.0"]
        released = "2020-01-01"
        jars = ["own-2.0.jar"]
        jdbc = { url = "jdbc:two:{folder}" }
        """);
    catalog = Catalog.load(List.of(root));
  }

  private Path jar(String name, String version, String... entries) throws IOException {
    Path jar = build.resolve(name);
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
      String line = version.isEmpty() ? "" : "Implementation-Version: " + version + "\n";
      zip.write(("Manifest-Version: 1.0\n" + line).getBytes(StandardCharsets.UTF_8));
      for (String each : entries) {
        zip.putNextEntry(new ZipEntry(each));
      }
    }
    return jar;
  }

  private Optional<Descriptor> engine(Path path) {
    return catalog.engine("own@path:" + path);
  }

  private List<String> problems(String engine) {
    var problems = new Problems();
    var contender = new Contender(engine, "disk", new CommitStyle.Autocommit());
    assertThat(catalog.resolve(contender, problems)).isEmpty();
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Test
  void hasTheNewestDescriptorThatIsNotNewerThanTheJar() throws IOException {
    Path newer = jar("own-9.jar", "9.1-SNAPSHOT", "own/Driver.class");
    Path middle = jar("own.jar", "2.7", "own/Driver.class");
    Path old = jar("own-1.6.jar", "", "old/Driver.class");

    assertThat(engine(newer).orElseThrow().version()).matches("9\\.1-SNAPSHOT\\+[0-9a-f]{8}");
    assertThat(url(newer)).isEqualTo("jdbc:own:{folder}");
    assertThat(url(middle)).isEqualTo("jdbc:two:{folder}");
    assertThat(engine(old).orElseThrow().version()).matches("1\\.6\\+[0-9a-f]{8}");
    assertThat(engine(old).orElseThrow().about().released()).isEmpty();
  }

  private String url(Path jar) {
    Mode mode = engine(jar).orElseThrow().mode("disk").orElseThrow();
    return ((Setup.Jdbc) mode.setup()).url();
  }

  @Test
  void replacesTheJarOfItsNameAndKeepsTheOthers() throws IOException {
    Path jar = jar("own-4.0.jar", "4.0", "own/Driver.class");

    assertThat(engine(jar).orElseThrow().jars())
        .containsExactly(jar, root.resolve("own/help-3.0.jar").toAbsolutePath());
    assertThat(engine(jar).orElseThrow().foreignCode()).isPresent();
  }

  @Test
  void aFolderReplacesAllJars() throws IOException {
    Path one = jar("a.jar", "4.0", "own/Driver.class");
    Path other = jar("b.jar", "4.0", "own/More.class");

    assertThat(engine(build).orElseThrow().jars()).containsExactly(one, other);
  }

  @Test
  void aFileBesideTheJarChangesTheDescriptor() throws IOException {
    Path jar = jar("own-4.0.jar", "4.0", "own/Driver.class");
    Files.writeString(build.resolve("own-4.0.jar.toml"), "jdbc = { url = \"jdbc:new:{folder}\" }");

    assertThat(url(jar)).isEqualTo("jdbc:new:{folder}");

    Files.writeString(build.resolve("own-4.0.jar.toml"), "colour = \"red\"");

    assertThat(problems("own@path:" + jar)).singleElement().asString().contains("colour");
  }

  @Test
  void otherBytesAreAnotherVersion() throws IOException {
    Path jar = jar("own-4.0.jar", "4.0", "own/Driver.class");
    String before = engine(jar).orElseThrow().version();
    jar("own-4.0.jar", "4.0", "own/Driver.class", "own/Fix.class");

    assertThat(engine(jar).orElseThrow().version()).isNotEqualTo(before);
  }

  @Test
  void saysWhyAFileIsNoBuild() throws IOException {
    Path text = Files.writeString(build.resolve("text.jar"), "no jar");
    Path other = jar("own-5.jar", "5", "other/Driver.class");
    Path unclear = jar("unclear.jar", "5", "own/Driver.class");
    Path empty = Files.createDirectories(build.resolve("empty"));

    assertThat(problems("own@path:" + build.resolve("none.jar")))
        .singleElement()
        .asString()
        .endsWith("none.jar does not exist");
    assertThat(problems("own@path:" + text)).singleElement().asString().contains("is not a jar");
    assertThat(problems("own@path:" + other))
        .singleElement()
        .asString()
        .contains("no build of Own: the class own.Driver is not in");
    assertThat(problems("own@path:" + unclear))
        .singleElement()
        .asString()
        .contains("several jars (own-3.0.jar, help-3.0.jar)");
    assertThat(problems("own@path:" + empty)).singleElement().asString().contains("no jar is in");
    assertThat(problems("none@path:" + text))
        .singleElement()
        .asString()
        .contains("there is no engine \"none\"");
  }
}
