package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dynobench.toml.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests that an engine with hostile files is reported and hides no other engine.
@DisabledOnOs(OS.WINDOWS)
class HostileEnginesTest {
  private static final String DESCRIPTOR =
      """
      name = "Own"
      version = "1"
      kind = "jdbc"
      jars = ["own.jar"]
      jdbc = { driver = "own.Driver", url = "jdbc:own:{folder}" }
      [modes.disk]
      title = "disk"
      durability = "kill"
      promise = "Survives."
      """;

  @TempDir Path root;
  private Path jar = Path.of("");

  @BeforeEach
  void writeEngines() throws IOException {
    jar = engine("own", DESCRIPTOR).resolve("own.jar");
    engine("sound", DESCRIPTOR);
  }

  private Path engine(String id, String descriptor) throws IOException {
    Path folder = Files.createDirectories(root.resolve(id));
    Files.writeString(folder.resolve("engine.toml"), descriptor);
    return folder;
  }

  private void assertJarIsRefused(String why) {
    Catalog catalog = Catalog.load(List.of(root));
    Availability own = catalog.engine("own").map(catalog::availability).orElseThrow();
    assertThat(own)
        .asInstanceOf(type(Availability.Missing.class))
        .extracting(Availability.Missing::reason)
        .asString()
        .startsWith("Own ")
        .contains(why);
    assertThat(catalog.engine("sound")).isPresent();
  }

  @Test
  void aJarThatClaimsAHugeListOfEntriesIsNotOpened() throws IOException {
    MadeZip.sparse(jar, 1_400_000_000);

    assertJarIsRefused("its list of entries has 1,400.0 MB, but at most 67.1 MB can be read");
  }

  @Test
  void aLargeArchiveThatClaimsAHugeListOfEntriesIsNotOpened() throws IOException {
    MadeZip.sparseLarge(jar, 1_900_000_000);

    assertJarIsRefused("its list of entries has 1,900.0 MB, but at most 67.1 MB can be read");
  }

  @Test
  void aDriverIsNotLookedForInSuchAJar() throws IOException {
    MadeZip.sparse(jar, 1_400_000_000);

    assertThatThrownBy(() -> DriverClasses.in(List.of(jar)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("its list of entries has 1,400.0 MB");
  }

  @Test
  void aListThatIsLargerThanTheFileIsNoList() throws IOException {
    MadeZip.sparse(jar, 1_400_000_000);
    try (var file = Files.newByteChannel(jar, java.nio.file.StandardOpenOption.WRITE)) {
      file.truncate(0);
    }
    MadeZip.sparse(jar, 100);

    assertJarIsRefused("which is damaged or not a jar");
  }

  @Test
  void aManifestThatUnpacksToTooMuchIsNotRead() throws IOException {
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("META-INF/manifest.mf"));
      byte[] line = "X: y\n".repeat(200_000).getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < 20; i++) {
        zip.write(line);
      }
    }

    assertJarIsRefused("META-INF/manifest.mf in it is larger than 16.8 MB");
  }

  @Test
  void aSoundJarIsOpened() throws IOException {
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.setComment("a comment");
      zip.putNextEntry(new ZipEntry("x"));
    }

    try (JarFile opened = EngineJar.open(jar)) {
      assertThat(opened.getEntry("x")).isNotNull();
    }
  }

  @Test
  void aJarThatIsADeviceOrAPipeIsMissing() throws Exception {
    Files.createSymbolicLink(jar, Path.of("/dev/zero"));
    assertJarIsRefused("own.jar, which is missing");
    Files.delete(jar);
    pipe(jar);
    assertJarIsRefused("own.jar, which is missing");
  }

  private static void pipe(Path at) throws IOException, InterruptedException {
    assertThat(new ProcessBuilder("mkfifo", at.toString()).start().waitFor()).isZero();
  }

  @Test
  void aDescriptorThatIsNoFileIsToldOfAndTheRestIsListed() throws Exception {
    pipe(Files.createDirectories(root.resolve("pipe")).resolve("engine.toml"));
    link(Files.createDirectories(root.resolve("zero")).resolve("engine.toml"), "/dev/zero");
    link(Files.createDirectories(root.resolve("lost")).resolve("engine.toml"), "nowhere");
    link(root.resolve("loop"), "loop");
    pipe(root.resolve("fifo"));
    link(Files.createDirectories(root.resolve("own")).resolve("tested.toml"), "/dev/zero");

    Catalog catalog = Catalog.load(List.of(root));

    assertThat(catalog.engines()).extracting(Descriptor::id).containsExactly("own", "sound");
    assertThat(catalog.problems())
        .extracting(Problem::toString)
        .hasSize(5)
        .anyMatch(each -> each.contains("pipe/engine.toml") && each.contains("it is not a file"))
        .anyMatch(each -> each.contains("zero/engine.toml") && each.contains("it is not a file"))
        .anyMatch(each -> each.contains("lost/engine.toml") && each.contains("does not exist"))
        .anyMatch(each -> each.contains("loop") && each.contains("a broken link"))
        .anyMatch(each -> each.contains("tested.toml") && each.contains("it is not a file"));
  }

  private static void link(Path at, String to) throws IOException {
    Files.createSymbolicLink(at, Path.of(to));
  }

  @Test
  void aNameThatNoFileCanHaveHidesNoOtherEngine() throws IOException {
    engine("own", DESCRIPTOR.replace("own.jar", "own\\u0000.jar"));
    Path folder =
        engine("versioned", DESCRIPTOR.replace("jars = [\"own.jar\"]", "needs = [\"/x\\u0000\"]"));
    Files.writeString(folder.resolve("versions.toml"), "[\"2\\u0000\"]\nneeds = [\"/x\\u0000\"]\n");

    Catalog catalog = Catalog.load(List.of(root));

    assertThat(catalog.engine("sound")).isPresent();
    assertThat(catalog.problems())
        .extracting(Problem::toString)
        .noneMatch(it -> it.contains("Exception"));
    catalog.everyVersion().forEach(each -> assertThat(catalog.availability(each)).isNotNull());
  }
}
