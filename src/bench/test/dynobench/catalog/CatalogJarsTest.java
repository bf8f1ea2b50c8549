package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that availability of an engine depends on its jars.
class CatalogJarsTest {
  private static final int JAVA = Runtime.version().feature();

  @TempDir Path root;
  private Path jar = Path.of("");

  @BeforeEach
  void writeDescriptor() throws IOException {
    Path folder = Files.createDirectories(root.resolve("own"));
    jar = folder.resolve("own.jar");
    Files.writeString(
        folder.resolve("engine.toml"),
        """
        name = "Own"
        version = "1"
        licence = "?"
        kind = "jdbc"
        jars = ["own.jar"]
        jdbc = { driver = "own.Driver", url = "jdbc:own:{folder}" }
        [modes.disk]
        title = "disk"
        durability = "kill"
        promise = "Survives."
        """);
  }

  private Availability availability() {
    Catalog catalog = Catalog.load(List.of(root));
    return catalog.engine("own").map(catalog::availability).orElseThrow();
  }

  private void jarWith(String name, int magic, int major) throws IOException {
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(ByteBuffer.allocate(8).putInt(magic).putInt(major).array());
    }
  }

  private static Availability missing(String reason) {
    return new Availability.Missing(reason);
  }

  @Test
  void takesADriverForThisJava() throws IOException {
    jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);

    assertThat(availability()).isEqualTo(new Availability.Available());
  }

  @Test
  void asksForAPasswordThatNobodyHasSet() throws IOException {
    jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
    passwordIn("NO_SUCH_VARIABLE");

    assertThat(availability())
        .isEqualTo(
            missing(
                "Own needs its password in the environment variable NO_SUCH_VARIABLE, which is not"
                    + " set: set it before you start Dynobench"));
  }

  @Test
  void takesAPasswordFromTheEnvironment() throws IOException {
    jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
    passwordIn("PATH"); // set on every system

    assertThat(availability()).isEqualTo(new Availability.Available());
    Catalog catalog = Catalog.load(List.of(root));
    assertThat(catalog.engine("own").orElseThrow().mode("disk").orElseThrow().setup())
        .isInstanceOfSatisfying(
            Setup.Jdbc.class, it -> assertThat(it.password()).isEqualTo(System.getenv("PATH")));
  }

  @Nested
  class OfTheUser {
    private Catalog shipped() throws IOException {
      Path file = root.resolve("own").resolve("engine.toml");
      Files.writeString(
          file, Files.readString(file).replace("\"own.jar\"", "{ own = \"mine.jar\" }"));
      return Catalog.load(List.of(root, root.resolve("home/engines")));
    }

    @Test
    void isLookedForWhereTheUserMayWrite() throws IOException {
      Catalog catalog = shipped();

      assertThat(catalog.engine("own").map(catalog::availability))
          .contains(
              missing(
                  "Own needs "
                      + root.resolve("home/engines/own/mine.jar")
                      + ", which is missing: put the jar there, or correct \"jars\" in its"
                      + " engine.toml"));
    }

    @Test
    void isUsedOnceItIsThereAndToldForForeignCode() throws IOException {
      jar = Files.createDirectories(root.resolve("home/engines/own")).resolve("mine.jar");
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      Catalog catalog = shipped();

      assertThat(catalog.engine("own").map(catalog::availability))
          .contains(new Availability.Available());
      assertThat(catalog.engine("own").flatMap(Descriptor::foreignCode))
          .hasValueSatisfying(it -> assertThat(it).endsWith("own.Driver from mine.jar"));
      assertThat(catalog.problems()).isEmpty();
    }
  }

  @Nested
  class Obtained {
    private static final String HOW = "Ask its maker: nobody else has it.";
    private static final Path LIBRARY = Path.of("/nowhere/libown.so");

    private void saying(String keys) throws IOException {
      Path file = root.resolve("own").resolve("engine.toml");
      Files.writeString(file, keys + "\n" + Files.readString(file));
    }

    @Test
    void saysHowToGetAMissingJarAndWhereItIsLookedFor() throws IOException {
      saying("obtain = \"" + HOW + "\"");

      assertThat(availability())
          .isEqualTo(missing("Own needs " + jar + ", which is missing. " + HOW));
    }

    @Test
    void saysHowToGetAMissingLibrary() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      saying("needs = [\"/nowhere/libown.so\"]\nobtain = \"" + HOW + "\"");

      assertThat(availability())
          .isEqualTo(missing("Own needs " + LIBRARY + ", which is not on this machine. " + HOW));
    }

    @Test
    void saysHowToGetAMissingProgram() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      saying("server = { start = [\"/nowhere/ownd\"], stop = \"term\" }\nobtain = \"" + HOW + "\"");

      assertThat(availability())
          .isEqualTo(
              missing("Own needs the program /nowhere/ownd, which is not on this machine. " + HOW));
    }

    @Test
    void hintsAtTheDescriptorWhereItSaysNothing() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      saying("needs = [\"/nowhere/libown.so\"]");

      assertThat(availability())
          .isEqualTo(
              missing(
                  "Own needs "
                      + LIBRARY
                      + ", which is not on this machine: install it, or correct \"needs\" in its"
                      + " engine.toml"));
    }

    @Test
    void takesALibraryThatIsThere() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      saying("needs = [\"" + jar.toString().replace('\\', '/') + "\"]");

      assertThat(availability()).isEqualTo(new Availability.Available());
    }

    @Test
    void takesALibraryInOneOfSeveralPlaces() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      saying("needs = [[\"/nowhere/libown.so\", \"" + jar.toString().replace('\\', '/') + "\"]]");

      assertThat(availability()).isEqualTo(new Availability.Available());
    }

    @Test
    void namesTheFirstOfTheseWhereItIsInNone() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      saying("needs = [[\"/nowhere/libown.so\", \"/nowhere/else.so\"]]\nobtain = \"" + HOW + "\"");

      assertThat(availability())
          .isEqualTo(missing("Own needs " + LIBRARY + ", which is not on this machine. " + HOW));
    }

    @Test
    void saysWhichProgramIsMissingThatMakesTheFiles() throws IOException {
      jarWith("own/Driver.class", 0xCAFEBABE, 44 + JAVA);
      Path file = root.resolve("own").resolve("engine.toml");
      Files.writeString(
          file,
          Files.readString(file)
              .replace("{folder}\"", "{folder}\", initialise = [{ run = [\"/nowhere/make\"] }]"));

      assertThat(availability())
          .isEqualTo(
              missing(
                  "Own needs the program /nowhere/make, which is not on this machine: install it,"
                      + " or correct \"initialise\" in its engine.toml"));
    }

    /// The missing library is reported before the missing jar, because a fetched jar would not
    /// help.
    @Test
    void tellsOfAMissingLibraryBeforeAnythingIsFetched() throws IOException {
      saying("needs = [\"/nowhere/libown.so\"]");
      Path file = root.resolve("own").resolve("engine.toml");
      Files.writeString(
          file,
          Files.readString(file)
              .replace(
                  "\"own.jar\"",
                  "{ artifact = \"own:own:1\", bytes = 7, sha256 = \"" + "ab".repeat(32) + "\" }"));

      assertThat(availability())
          .isInstanceOfSatisfying(
              Availability.Missing.class,
              missing -> assertThat(missing.reason()).startsWith("Own needs " + LIBRARY));
    }
  }

  private void passwordIn(String variable) throws IOException {
    Path file = root.resolve("own").resolve("engine.toml");
    Files.writeString(
        file,
        Files.readString(file)
            .replace("{folder}\"", "{folder}\", password-variable = \"" + variable + "\""));
  }

  @Test
  void namesTheMissingJar() {
    assertThat(availability())
        .isEqualTo(
            missing(
                "Own needs "
                    + jar
                    + ", which is missing: put the jar there, or correct \"jars\""
                    + " in its engine.toml"));
  }

  @Test
  void namesTheDamagedJar() throws IOException {
    Files.writeString(jar, "<html>404</html>");

    assertThat(availability())
        .isInstanceOfSatisfying(
            Availability.Missing.class,
            missing ->
                assertThat(missing.reason())
                    .startsWith("Own cannot use " + jar + ", which is damaged or not a jar (")
                    .endsWith("): fetch it again"));
  }

  @Test
  void takesADriverThatIsNoClassFileForDamage() throws IOException {
    jarWith("own/Driver.class", 0, 50);

    assertThat(availability())
        .isEqualTo(
            missing(
                "Own cannot use "
                    + jar
                    + ", which is damaged or not a jar (own/Driver.class in this jar is not a class"
                    + " file): fetch it again"));
  }

  @Test
  void namesTheDriverThatIsInNoJar() throws IOException {
    jarWith("own/Other.class", 0xCAFEBABE, 50);

    assertThat(availability())
        .isEqualTo(
            missing(
                "Own needs the class own.Driver, which its jars do not contain: correct \"driver\""
                    + " or \"jars\" in its engine.toml"));
  }

  @Test
  void namesTheJavaThatADriverNeeds() throws IOException {
    jarWith("own/Driver.class", 0xCAFEBABE, 99);

    assertThat(availability())
        .isEqualTo(
            missing(
                "Own needs Java 55, but the workers run Java "
                    + JAVA
                    + ": own.Driver in "
                    + jar
                    + " was compiled for it"));
  }
}
