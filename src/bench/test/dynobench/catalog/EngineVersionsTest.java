package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.setup.Setup;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineVersionsTest {
  private static final String ENGINE =
      """
      name = "Own"
      version = "2.0"
      released = "2010-06-06"
      licence = "MIT"
      kind = "jdbc"
      jars = ["own.jar"]
      [jdbc]
      driver = "own.Driver"
      url = "jdbc:own:{folder}"
      properties = { a = "1", b = "2" }
      [modes.disk]
      title = "on disk"
      survives = { kill = "everything", power-cut = "everything" }
      promise = "All survives."
      [modes.memory]
      title = "in memory"
      survives = { kill = "nothing", power-cut = "nothing" }
      promise = "Nothing does."
      """;

  private static final String VERSIONS =
      """
      [changes.old]
      jdbc = { driver = "old.Driver", properties = { b = "3" } }
      leaves-out = { memory = "it came with 2.0" }

      [versions."1.0"]
      released = "2005-02-07"
      jars = [{ artifact = "own:db:1.0", bytes = 10, sha256 = "%s" }]
      changes = ["old"]

      [versions."3.0-mine"]
      released = "2020-01-01"
      jars = ["mine.jar"]
      """
          .formatted("0123456789abcdef".repeat(4));

  @TempDir Path home;
  private Path shipped;
  private Path own;

  @BeforeEach
  void describe() throws IOException {
    shipped = home.resolve("program/engines");
    own = home.resolve("user/engines");
    write(shipped.resolve("own/engine.toml"), ENGINE);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Catalog catalog() {
    return Catalog.load(List.of(shipped, own));
  }

  private static Contender contender(String use) {
    return Contender.parse(use, new CommitStyle.Autocommit());
  }

  private Catalog described(String versions) throws IOException {
    write(shipped.resolve("own/versions.toml"), versions);
    return catalog();
  }

  @Test
  void aVersionIsItsEngineWithWhatDiffers() throws IOException {
    Catalog catalog = described(VERSIONS);

    assertThat(catalog.problems()).isEmpty();
    Descriptor old = catalog.engine("own@1.0").orElseThrow();
    assertThat(old.version()).isEqualTo("1.0");
    assertThat(old.name()).isEqualTo("Own");
    assertThat(old.family()).isEqualTo("own");
    assertThat(old.about().released()).contains(LocalDate.of(2005, 2, 7));
    assertThat(old.jars()).containsExactly(home.resolve("user/jars/own/db/1.0/db-1.0.jar"));
    var setup = (Setup.Jdbc) old.mode("disk").orElseThrow().setup();
    assertThat(setup.driver()).isEqualTo("old.Driver");
    assertThat(setup.url()).isEqualTo("jdbc:own:{folder}");
    assertThat(setup.properties()).containsEntry("a", "1").containsEntry("b", "3").hasSize(2);
    var today =
        (Setup.Jdbc) catalog.engine("own@3.0-mine").orElseThrow().modes().getFirst().setup();
    assertThat(today.driver()).isEqualTo("own.Driver");
  }

  @Test
  void areListedByAgeAndTheEngineIsOneOfThem() throws IOException {
    Catalog catalog = described(VERSIONS);

    assertThat(catalog.versions("own"))
        .extracting(Descriptor::id)
        .containsExactly("own@1.0", "own", "own@3.0-mine");
    assertThat(catalog.engines()).extracting(Descriptor::id).containsExactly("own");
    assertThat(catalog.engine("own@2.0").orElseThrow().jars())
        .containsExactly(shipped.resolve("own/own.jar"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          released = "2021-01-01"                                        | own@9.9 | is missing: each version needs its own
          released = "2021-01-01"\\njars = ["x.jar"]\\nchanges = ["new"] | own@9.9 | names "new", but there is no [changes.new]
          """)
  void oneWithMistakesIsNone(String lines, String id, String message) throws IOException {
    Catalog catalog = described("[versions.\"9.9\"]\n" + lines.replace("\\n", "\n"));

    assertThat(catalog.engine(id)).isEmpty();
    assertThat(catalog.problems()).extracting(Problem::message).containsExactly(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "2.0"})
  void oneThatIsThereAlreadyIsAMistake(String version) throws IOException {
    write(shipped.resolve("own/versions.toml"), VERSIONS);
    write(
        own.resolve("own/versions.toml"),
        "[versions.\"%s\"]\nreleased = \"2001-01-01\"\njars = [\"four.jar\"]".formatted(version));

    Catalog catalog = catalog();

    assertThat(catalog.versions("own")).hasSize(3);
    assertThat(catalog.problems())
        .extracting(Problem::message)
        .containsExactly(
            "there is a version %s of \"own\": choose another name, such as %s-mine"
                .formatted(version, version));
  }

  @Test
  void everyVersionMeansThoseThatHaveTheMode() throws IOException {
    Catalog catalog = described(VERSIONS);

    assertThat(catalog.expand(contender("own@*/disk")))
        .extracting(Contender::use)
        .containsExactly("own@1.0/disk", "own/disk", "own@3.0-mine/disk");
    assertThat(catalog.expand(contender("own@*/memory")))
        .extracting(Contender::use)
        .containsExactly("own/memory", "own@3.0-mine/memory");
    assertThat(catalog.expand(contender("own/disk"))).containsExactly(contender("own/disk"));
  }

  @Test
  void somebodysOwnAddToAnEngineThatCameWithTheProgram() throws IOException {
    write(
        own.resolve("own/versions.toml"),
        "[versions.\"4.0\"]\nreleased = \"2026-01-01\"\njars = [\"four.jar\"]");

    Catalog catalog = catalog();

    assertThat(catalog.problems()).isEmpty();
    Descriptor four = catalog.engine("own@4.0").orElseThrow();
    assertThat(four.jars()).containsExactly(own.resolve("own/four.jar"));
    assertThat(four.shipped()).isFalse();
  }

  @Test
  void whatIsStillToBeFetchedIsToldWithItsSize() throws IOException {
    Catalog catalog = described(VERSIONS);

    assertThat(catalog.availability(catalog.engine("own@1.0").orElseThrow()))
        .isInstanceOfSatisfying(
            Availability.Fetchable.class, it -> assertThat(it.bytes()).isEqualTo(10));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own@1.0/memory | own@1.0/memory: Own 1.0 has no mode "memory": it came with 2.0
          own@1.1/disk   | own@1.1/disk: there is no version "1.1" of own; did you mean "1.0"?
          own@*/text     | own@*/text: no version of own has a mode "text"
          nix@1/disk     | nix@1/disk: there is no engine "nix"; there are: own
          """)
  void whatThereIsNotIsToldInWords(String use, String words) throws IOException {
    var problems = new Problems();

    assertThat(described(VERSIONS).resolve(contender(use), problems)).isEmpty();

    assertThat(problems.list()).extracting(Problem::message).containsExactly(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          released = "2005-02-07" | released = "2005"       | :6: versions.1.0.released: must be a day such as 2006-09-24, not "2005"
          released = "2005-02-07" |                         | :5: versions.1.0.released: is missing: each version needs its own
          own:db:1.0              | own:db                  | :7: versions.1.0.jars: an artifact has the form group:name:version, such as hsqldb:hsqldb:1.8.0.7
          own:db:1.0              | ../own:db:1.0           | :7: versions.1.0.jars: an artifact has the form group:name:version, such as hsqldb:hsqldb:1.8.0.7
          bytes = 10              | bytes = 0               | :7: versions.1.0.jars: an artifact needs its size in bytes, more than 0
          0123456789abcdef        | 0123                    | :7: versions.1.0.jars: an artifact needs its sha256 in 64 small hexadecimal digits
          changes = ["old"]       | changes = ["odd"]       | :8: versions.1.0.changes: names "odd", but there is no [changes.odd]
          driver = "old           | diver = "old            | :2: changes.old.jdbc.diver: is not a known key; did you mean "driver"?
          """)
  void aMistakeIsToldWhereItStands(String sound, String mistaken, String told) throws IOException {
    String text = VERSIONS.replace(sound, mistaken == null ? "" : mistaken);

    assertThat(described(text).problems())
        .extracting(Problem::toString)
        .containsExactly(shipped.resolve("own/versions.toml") + told);
  }

  @Test
  void aMistakeInWhatSeveralVersionsShareIsToldOnce() throws IOException {
    String text = VERSIONS.replace("driver = \"old", "diver = \"old") + "changes = [\"old\"]\n";

    assertThat(described(text).problems()).hasSize(1);
  }

  @Test
  void versionsOfNothingAreAMistake() throws IOException {
    write(own.resolve("other/versions.toml"), VERSIONS);

    assertThat(catalog().problems())
        .singleElement()
        .asString()
        .contains("has versions of \"other\", but there is no such engine");
  }
}
