package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityClass;
import dynobench.durability.SurvivalLevel;
import dynobench.setup.Setup;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DescriptorReaderTest {
  private static final Path FOLDER = Path.of("/engines/own");
  private static final String FILE = FOLDER.resolve("engine.toml").toString();

  private static final String SQL =
      """
      format = 1
      name = "Own"
      version = "1.0"
      licence = "MIT"
      kind = "jdbc"
      jars = ["own.jar"]

      [jdbc]
      driver = "own.Driver"
      url = "jdbc:own:{folder}/db"
      properties = { a = "1", b = 2 }
      after-open = ["SET A", "SET B"]

      [modes.plain]
      title = "plain"
      durability = "power-cut"
      promise = "All survives."

      [modes.fast]
      title = "fast"
      durability = "moments"
      promise = "A little is lost."
      properties = { b = "3" }
      after-open = "SET C"
      close = { statement = "SHUTDOWN" }
      heap-per-row = 12
      disk-empty = 1000
      disk-per-row = 34
      """;

  private final Problems problems = new Problems();

  private Optional<Descriptor> read(String text) {
    return Descriptors.read(FOLDER, "own", text, problems);
  }

  private Mode mode(String text, String id) {
    return read(text).flatMap(engine -> engine.mode(id)).orElseThrow();
  }

  private Setup.Jdbc jdbc(String text, String id) {
    return (Setup.Jdbc) mode(text, id).setup();
  }

  private List<String> mistakes(String text) {
    assertThat(read(text)).isEmpty();
    return problems.list().stream()
        .map(Problem::toString)
        .map(each -> each.replace(FILE, "engine.toml"))
        .toList();
  }

  @Nested
  class Sound {
    @Test
    void findsJarsInTheFolder() {
      assertThat(read(SQL))
          .map(Descriptor::jars)
          .contains(List.of(FOLDER.resolve("own.jar").toAbsolutePath()));
    }

    @Test
    void leavesAbsoluteJarsWhereTheyAre() {
      Path jar = Path.of("/lib/x.jar").toAbsolutePath();

      assertThat(read(SQL.replace("own.jar", jar.toString().replace('\\', '/'))))
          .map(Descriptor::jars)
          .contains(List.of(jar));
    }

    @Test
    void takesTheExampleOfTheGuide() throws IOException {
      String page = Files.readString(Path.of("src/site/markdown/guide/add-engine.md"));
      String example =
          Stream.of(page.split("```toml"))
              .map(block -> block.split("```", 2)[0])
              .filter(block -> block.contains("[modes."))
              .findFirst()
              .orElseThrow();

      assertThat(mode(example, "cached").durability())
          .isEqualTo(Durability.promised(SurvivalLevel.MOMENTS, SurvivalLevel.MOMENTS));
      assertThat(problems.list()).isEmpty();
    }

    @Test
    void takesAModeAsUntunedUnlessItSaysHowItIs() {
      String tuned = SQL.replace("title = \"fast\"", "title = \"fast\"\ntuned = \"No sync.\"");

      assertThat(mode(tuned, "plain").tuned()).isEmpty();
      assertThat(mode(tuned, "fast").tuned()).contains("No sync.");
    }

    @Test
    void takesDefaultsForTheTableTest() {
      assertThat(jdbc(SQL, "plain"))
          .satisfies(jdbc -> {
            assertThat(asked(jdbc, "create")).first().isEqualTo("DROP TABLE test");
            assertThat(asked(jdbc, "create"))
                .last()
                .asString()
                .startsWith("CREATE TABLE test (id INTEGER");
            assertThat(asked(jdbc, "insert").getFirst())
                .startsWith("INSERT INTO test (name, value, date, long");
            assertThat(asked(jdbc, "select").getFirst())
                .startsWith("SELECT name, value, date, longnumber, float");
            assertThat(jdbc.close()).isEqualTo(new Setup.Close.Connection());
          });
    }

    @Test
    void letsAModeReplaceListsAndMergeTables() {
      assertThat(jdbc(SQL, "fast").afterOpen()).containsExactly("SET C");
      assertThat(jdbc(SQL, "fast").properties()).isEqualTo(Map.of("a", "1", "b", "3"));
      assertThat(jdbc(SQL, "plain").afterOpen()).containsExactly("SET A", "SET B");
      assertThat(jdbc(SQL, "plain").properties()).isEqualTo(Map.of("a", "1", "b", "2"));
    }

    @Test
    void letsAModeReplaceAFileOfTheSameName() {
      String files =
          SQL.replace(
                  "properties = { a",
                  "files = { \"a/b.conf\" = \"x\", \"c d\" = \"{folder}\" }\nproperties = { a")
              .replace("properties = { b = \"3\" }", "files = { \"a/b.conf\" = \"y\" }");

      assertThat(jdbc(files, "plain").files())
          .isEqualTo(Map.of("a/b.conf", "x", "c d", "{folder}"));
      assertThat(jdbc(files, "fast").files()).isEqualTo(Map.of("a/b.conf", "y", "c d", "{folder}"));
    }

    @Test
    void showsAFileInALine() {
      String files =
          SQL.replace(
              "properties = { a",
              "files = { \"b.conf\" = \"\"\"\n"
                  + "path=./data\n\n"
                  + "mode=fast\n"
                  + "\"\"\" }\n"
                  + "properties = { a");

      assertThat(new WorkloadSetup(jdbc(files, "plain"), Workloads.shipped().standard()).lines())
          .contains("file b.conf: path=./data; mode=fast");
    }

    @Test
    void readsSizesAndDurability() {
      assertThat(mode(SQL, "fast"))
          .extracting(Mode::durability, Mode::heapBytesPerRow, Mode::disk)
          .containsExactly(DurabilityClass.MOMENTS.durability(), 12, new DiskUse(1000, 34));
    }

    @Test
    void readsEveryWayToClose() {
      assertThat(jdbc(SQL, "fast").close()).isEqualTo(new Setup.Close.Statement("SHUTDOWN"));
      assertThat(jdbc(SQL.replace("{ statement = \"SHUTDOWN\" }", "\"keep\""), "fast").close())
          .isEqualTo(new Setup.Close.Keep());
      assertThat(
              jdbc(SQL.replace("statement = \"SHUTDOWN\"", "url = \"u\", success = \"S\""), "fast")
                  .close())
          .isEqualTo(new Setup.Close.Url("u", List.of("S")));
    }

    @Test
    void takesADriverThatEveryModeNamesForItself() {
      String text =
          SQL.replace("driver = \"own.Driver\"\n", "")
              .replace("durability", "driver = \"own.Other\"\ndurability");

      assertThat(jdbc(text, "plain").driver()).isEqualTo("own.Other");
    }

    @Test
    void leavesEscapesOfJdbcAlone() {
      assertThat(jdbc(SQL.replace("SET A", "CALL {d '2005-01-01'}"), "plain").afterOpen())
          .first()
          .isEqualTo("CALL {d '2005-01-01'}");
    }
  }

  @Nested
  class Secret {
    private static final String MARKED =
        SQL.replace("driver =", "secrets = [\"seed\"]\ndriver =")
            .replace("{ a = \"1\", b = 2 }", "{ seed = \"in-base\" }")
            .replace("{ b = \"3\" }", "{ other = \"in-mode\" }\nsecrets = \"other\"");

    private String shown(String text, String id, String told) {
      return mode(text, id).setup().secrets().hide(told);
    }

    @Test
    void isWhatADescriptorMarksAndAModeAddsToIt() {
      assertThat(shown(MARKED, "plain", "in-base in-mode")).isEqualTo("*** in-mode");
      assertThat(shown(MARKED, "fast", "in-base in-mode")).isEqualTo("*** ***");
      assertThat(
              new WorkloadSetup(mode(MARKED, "fast").setup(), Workloads.shipped().standard())
                  .lines())
          .contains("property: other = ***", "property: seed = ***");
    }

    @Test
    void isWhatItsKeyTellsInUrlsPropertiesAndStatements() {
      String text =
          SQL.replace("db\"", "db;bootPassword=inUrl;key=alone\"\npassword = 'as it is'")
              .replace("a = \"1\"", "Secret_Seed = \"in a property\"")
              .replace("SET A", "PRAGMA key = 'in a statement'");

      assertThat(
              shown(text, "plain", "inUrl, alone, as it is, in a property, in a statement, inUr"))
          .isEqualTo("***, ***, ***, ***, ***, inUr");
      assertThat(
              new WorkloadSetup(mode(text, "plain").setup(), Workloads.shipped().standard())
                  .lines())
          .contains(
              "URL: jdbc:own:{folder}/db;bootPassword=***;key=***",
              "property: Secret_Seed = ***",
              "after open: PRAGMA key = '***'");
      assertThat(mode(text, "plain").setup())
          .hasToString("Jdbc[own.Driver, jdbc:own:{folder}/db;bootPassword=***;key=***]");
    }

    @Test
    void isEachPartOfThePasswordOfAnEncryptedFileOfH2() {
      String text =
          SQL.replace("jdbc:own:{folder}/db\"", "jdbc:h2:x;CIPHER=AES\"\npassword = 'file1 user2'");

      assertThat(shown(text, "plain", "user2/file1")).isEqualTo("***/***");
    }

    @Test
    void mayHoldAnyCharacter() {
      String text = SQL.replace("a = \"1\"", "cryptKey = \"a{b}c\"");

      assertThat(jdbc(text, "plain").properties()).containsEntry("cryptKey", "a{b}c");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "password = 12345",
          "password = hunter12345",
          "password = ['12345']",
          "after-open = ['a', { password = '12345' }]",
          "system = { crypt_key = hunter12345 }",
          "jars = { 'my.Password=12345' = 1 }"
        })
    void isNotQuotedInAMistake(String mistake) {
      assertThat(mistakes(SQL.replace("after-open = [\"SET A\", \"SET B\"]", mistake)))
          .isNotEmpty()
          .noneMatch(each -> each.contains("12345"))
          .anyMatch(each -> each.startsWith("engine.toml:12: "));
    }

    @Test
    void isAKeyThatIsThere() {
      assertThat(mistakes(MARKED.replace("\"seed\"", "\"sead\"")))
          .containsExactly(
              "engine.toml:9: jdbc.secrets: names \"sead\", but no mode has such a property, system"
                  + " property or URL parameter; did you mean \"seed\"?");
    }
  }

  @Nested
  class Mistaken {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '`',
        textBlock =
            """
            name = "Own"        | nam = "Own"       | engine.toml: name: is missing: a text in quotes was expected
            licence = "MIT"     | licence = 3       | engine.toml:4: licence: must be a text in quotes, not 3
            name = "Own"        | name = " "        | engine.toml:2: name: must not be empty
            licence = "MIT"     | licence = "MIT"\\nlicense = "x" | engine.toml:5: license: is not a known key; did you mean "licence"?
            kind = "jdbc"       | kind = "jdbcc"    | engine.toml:5: kind: must be one of jdbc, je, mvstore, rocksdb, lmdb, bdb, rdf4j, basex, prevayler, heap-map, appended-file, not "jdbcc"; did you mean "jdbc"?
            format = 1          | format = 2        | engine.toml:1: format: this engine has format 2 of a newer Dynobench; this version reads formats up to 1. Update Dynobench
            driver = "own.Driver" | user = "x"      | engine.toml:8: jdbc.driver: is missing: a text in quotes was expected, here or in every mode
            url = "jdbc:own:{folder}/db" | user = "x" | engine.toml:8: jdbc.url: is missing: a text in quotes was expected, here or in every mode
            properties = { a = "1", b = 2 } | url-variable = "MY URL" | engine.toml:11: jdbc.url-variable: must be the name of an environment variable such as "COCKROACHDB_URL", not "MY URL"
            url = "jdbc:own:{folder}/db" | url = "jdbc:own:{dir}/db" | engine.toml:10: jdbc.url: contains {dir}: {folder}, the trial's folder, is the only placeholder
            [jdbc]              | [jdbd]            | engine.toml: jdbc: is missing: a table [jdbc] with driver and url was expected
            "power-cut"         | "powercut"        | engine.toml:16: modes.plain.durability: must be one of unknown, process, close, moments, kill, power-cut, not "powercut"; did you mean "power-cut"?
            durability = "power-cut" | heap-per-row = -1 | engine.toml:14: modes.plain.durability: is missing: one of unknown, process, close, moments, kill, power-cut was expected
            heap-per-row = 12   | heap-per-row = -1 | engine.toml:26: modes.fast.heap-per-row: must be at least 0 bytes, not -1
            heap-per-row = 12   | heap = 1          | engine.toml:26: modes.fast.heap: is not a known key
            [modes.plain]       | [modes.Plain]     | engine.toml:14: modes.Plain: a mode's id must be lower-case letters, digits, dots, dashes and underscores, not "Plain"
            { statement = "SHUTDOWN" } | "shutdown" | engine.toml:25: modes.fast.close: must be "connection", "keep", { statement = … } or { url = …, success = [ … ] }, not "shutdown"
            { statement = "SHUTDOWN" } | { sql = "SHUTDOWN" } | engine.toml:25: modes.fast.close: must be one of "connection", "keep", { statement = … } or { url = …, success = [ … ] }
            jars = ["own.jar"]  | jvm-flags = ["Xmx"] | engine.toml:6: jvm-flags: contains "Xmx", but a JVM flag starts with -
            jars = ["own.jar"]  | jars = [{ own = "../x.jar" }] | engine.toml:6: jars.own: must be the name of a file, without a folder, not "../x.jar"
            jars = ["own.jar"]  | jars = [{ own = "x.jar", bytes = 1 }] | engine.toml:6: jars.bytes: is not a known key
            jars = ["own.jar"]  | needs = ["x.so"]  | engine.toml:6: needs: must be absolute paths such as "/usr/lib/x.so", not "x.so"
            jars = ["own.jar"]  | needs = [1]       | engine.toml:6: needs: contains 1, which is not a text in quotes
            jars = ["own.jar"]  | needs = [{ a = 1 }] | engine.toml:6: needs: contains a table, which is not a text in quotes
            jars = ["own.jar"]  | needs = [[]]      | engine.toml:6: needs: contains a list without a file
            jars = ["own.jar"]  | needs = [["x.so"]] | engine.toml:6: needs: must be absolute paths such as "/usr/lib/x.so", not "x.so"
            jars = ["own.jar"]  | temporary-variables = ["A B"] | engine.toml:6: temporary-variables: contains "A B": expected was the name of a variable that only this engine reads, such as "FIREBIRD_LOCK"
            jars = ["own.jar"]  | temporary-variables = ["DYNOBENCH_WORKER"] | engine.toml:6: temporary-variables: contains "DYNOBENCH_WORKER": expected was the name of a variable that only this engine reads, such as "FIREBIRD_LOCK"
            jars = ["own.jar"]  | temporary-variables = ["PATH"] | engine.toml:6: temporary-variables: contains "PATH": expected was the name of a variable that only this engine reads, such as "FIREBIRD_LOCK"
            driver = "own.Driver" | initialise = [1] | engine.toml:9: jdbc.initialise: contains 1, which is not a table
            driver = "own.Driver" | initialise = [{ run = [] }] | engine.toml:9: jdbc.initialise.run: is missing: a program and its arguments were expected
            driver = "own.Driver" | initialise = [{ run = [""] }] | engine.toml:9: jdbc.initialise.run: names no program
            driver = "own.Driver" | initialise = [{ run = ["/x\\u0000"] }] | engine.toml:9: jdbc.initialise.run: contains the character with code 0, which arguments cannot contain
            driver = "own.Driver" | initialise = [{ run = ["x", "{dir}"] }] | engine.toml:9: jdbc.initialise.run: contains {dir}: {folder}, the trial's folder, is the only placeholder
            jars = ["own.jar"]  | obtain = ["x"]    | engine.toml:6: obtain: must be a text in quotes, not [x]
            jars = ["own.jar"]  | jars = [1]        | engine.toml:6: jars: contains 1, which is neither a file nor a table
            """)
    void isReportedWithItsPlaceAndKey(String sound, String mistaken, String message) {
      assertThat(SQL).contains(sound);

      assertThat(mistakes(SQL.replace(sound, mistaken.replace("\\n", "\n")))).contains(message);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"/etc/x", "../x", "a/../../x", "a//x", "", "./x", "C:/x", "a\\\\x", "a/", "..."})
    void isAFileOutsideTheFolder(String name) {
      assertThat(
              mistakes(
                  SQL.replace(
                      "after-open = [", "files = { \"" + name + "\" = \"x\" }\nafter-open = [")))
          .contains(
              "engine.toml:12: jdbc.files: names \""
                  + name.replace("\\\\", "\\")
                  + "\": a file in the trial's folder was expected, like \"db.conf\" or"
                  + " \"conf/db.conf\"");
    }

    @Test
    void isReportedTogetherWithAllOthers() {
      assertThat(
              mistakes(
                  SQL.replace("name = \"Own\"", "")
                      .replace("driver =", "drivr =")
                      .replace("\"moments\"", "\"later\"")))
          .hasSize(4);
    }

    @Test
    void isReportedOnceWhenManyModesShareIt() {
      assertThat(mistakes(SQL.replace("\"jdbc:own", "7 # \"jdbc:own"))).hasSize(1);
    }

    @Test
    void isADescriptorWithoutModes() {
      assertThat(mistakes(SQL.substring(0, SQL.indexOf("[modes"))))
          .containsExactly(
              "engine.toml: modes: is missing: at least one table [modes.<id>] was expected");
    }

    @Test
    void isATableThatAnotherKindWants() {
      assertThat(mistakes(SQL.replace("kind = \"jdbc\"", "kind = \"je\"")))
          .contains(
              "engine.toml:8: jdbc: is not a known key",
              "engine.toml:14: modes.plain.writes: is missing: one of plain, deferred, memory,"
                  + " no-sync, write-no-sync, sync was expected");
    }

    @Test
    void isAWayToWriteThatALibraryLacks() {
      var text =
          """
          name = "LMDB"
          version = "1"
          kind = "lmdb"

          [modes.plain]
          title = "no transactions"
          durability = "close"
          promise = "Nothing."
          writes = "plain"
          """;

      assertThat(mistakes(text))
          .containsExactly(
              "engine.toml:9: modes.plain.writes: is plain, which this library does not support: it"
                  + " has write-no-sync, sync");
    }

    @Test
    void isASnapshotWithoutAJournal() {
      var text =
          """
          name = "Prevayler"
          version = "1"
          kind = "prevayler"

          [modes.memory]
          title = "in memory"
          durability = "process"
          promise = "Nothing."
          journal = "none"
          snapshot = true
          """;

      assertThat(mistakes(text))
          .containsExactly(
              "engine.toml:10: modes.memory.snapshot: needs a journal, but this mode has no"
                  + " journal");
    }

    @Test
    void isAFolderWhoseNameNoPlanCanHold() {
      Descriptors.read(FOLDER, "My Engine", SQL, problems);

      assertThat(problems.list())
          .singleElement()
          .extracting(Problem::message)
          .isEqualTo(
              "the name of an engine's folder must be lower-case letters, digits, dots, dashes and"
                  + " underscores, not \"My Engine\"");
    }
  }

  private static List<String> asked(Setup.Jdbc jdbc, String statement) {
    return new WorkloadSetup(jdbc, Workloads.shipped().standard())
        .statements().stream()
            .filter(each -> each.id().equals(statement))
            .findFirst()
            .orElseThrow()
            .sql();
  }
}
