package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.ProgramHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Upgrades between artificial versions of an engine. All of them are HSQLDB; they differ by the
/// statements that they run when they open a database.
class UpgradeCommandTest {
  private static final String ENGINE =
      """
      name = "Artificial"
      version = "1"
      released = "2001-01-01"
      kind = "jdbc"
      jars = ['%s']

      [[upgrades]]
      title = "a new user"
      to = "20.."
      before = ["CREATE USER NOBODY PASSWORD '' ADMIN"]

      [jdbc]
      driver = "org.hsqldb.jdbc.JDBCDriver"
      url = "jdbc:hsqldb:file:{folder}/db"
      user = "SA"
      reopen = { "hsqldb.lock_file" = "false" }

      [modes.disk]
      title = "disk"
      survives = { kill = "moments", power-cut = "moments" }
      promise = "A test."
      close = { statement = "SHUTDOWN" }
      """;

  private static final String VERSION =
      """
      [versions.%s]
      released = "2002-02-02"
      jars = ['%s']
      jdbc = { %s }
      """;

  @TempDir private Path folder = Path.of("");
  private final StringBuilder versions = new StringBuilder();
  private Path jar = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private TestCommandLine commands;

  @BeforeEach
  void prepare() throws IOException {
    ProgramHome found = ProgramHome.find();
    jar = found.folder().resolve("engines/hsqldb/hsqldb-2.7.4.jar").toAbsolutePath();
    Path engine = Files.createDirectories(folder.resolve("engines/artificial"));
    Files.writeString(engine.resolve("engine.toml"), ENGINE.formatted(jar));
    commands =
        new TestCommandLine(
            Files.createDirectories(folder.resolve("workspace")),
            new ProgramHome(found.folder(), folder.resolve("engines"), found.java()));
  }

  /// Describes a version that runs a statement whenever it opens a database.
  private void thatRuns(String version, String sql) throws IOException {
    describe(version, "after-open = [\"" + sql + "\"]");
  }

  private void describe(String version, String keys) throws IOException {
    versions.append(VERSION.formatted(version, jar, keys));
    Files.writeString(
        folder.resolve("engines/artificial/versions.toml"), "format = 1\n" + versions);
  }

  private List<String> upgrade(int code, String... more) throws IOException {
    Path csv = folder.resolve("pairs.csv");
    var line = new java.util.ArrayList<String>(List.of("upgrade", "artificial", "--from", "1"));
    line.addAll(List.of("--csv", csv.toString()));
    line.addAll(List.of(more));
    assertThat(commands.run(line.toArray(String[]::new)))
        .as(commands.err() + commands.out())
        .isEqualTo(code);
    return Files.readAllLines(csv);
  }

  @Test
  void aVersionOpensItsOwnFilesAndFindsAllData() throws IOException {
    assertThat(upgrade(ExitCode.OK).getLast()).isEqualTo("artificial,disk,1,1,opens,,,0,,opened,");

    assertThat(commands.out()).contains("made by / opened by", "UPGRADES");
    assertThat(commands.run("show", "latest")).isEqualTo(ExitCode.OK);
  }

  @Test
  void dataThatAVersionChangesAreNamed() throws IOException {
    thatRuns("2", "UPDATE T_INTEGER SET V = 7 WHERE ID = 1");

    assertThat(upgrade(ExitCode.BROKEN, "--to", "2").getLast())
        .startsWith("artificial,disk,1,2,changes,,,1,INTEGER: -2147483648 became 7.,changes");

    assertThat(commands.out())
        .contains("2 opens the files of 1, but data differ: INTEGER: -2147483648 became 7.");
  }

  @Test
  void aTypeThatCannotBeReadAfterOpeningIsNamed() throws IOException {
    thatRuns("2", "DROP TABLE T_DATE");

    assertThat(upgrade(ExitCode.BROKEN, "--to", "2").getLast())
        .startsWith("artificial,disk,1,2,changes,")
        .contains("DATE: cannot be read: user lacks privilege or object not found: T_DATE");
  }

  @Test
  void aBrokenConstraintIsNamed() throws IOException {
    thatRuns("2", "ALTER TABLE F_PARTS DROP CONSTRAINT F_OWNED");

    assertThat(upgrade(ExitCode.BROKEN, "--to", "2").getLast())
        .contains("foreign key: accepts: INSERT INTO F_PARTS VALUES (2, 77)");
  }

  @Test
  void aTypeForWhichTheWholeDatabaseIsRefusedIsNamedAndLeftOut() throws IOException {
    thatRuns("2", "CREATE TABLE T_UUID (ID INTEGER)");

    assertThat(upgrade(ExitCode.BROKEN, "--to", "2").getLast())
        .startsWith("artificial,disk,1,2,changes,,object name already exists: T_UUID")
        .contains("UUID: a database with it is refused: object name already exists");
  }

  @Test
  void aRefusalHasTheEnginesWords() throws IOException {
    describe("2", "user = \"NOBODY\"");

    assertThat(upgrade(ExitCode.OK, "--to", "2").getLast())
        .startsWith("artificial,disk,1,2,refuses,,invalid authorization specification")
        .endsWith(",0,,,");
    assertThat(commands.out()).contains("2 refuses the files of 1: invalid authorization");
  }

  @Test
  void aProcedureOfTheEngineIsTriedAfterARefusal() throws IOException {
    describe("20", "user = \"NOBODY\"");

    assertThat(upgrade(ExitCode.OK, "--to", "20").getLast())
        .startsWith("artificial,disk,1,20,converts,a new user,invalid authorization")
        .endsWith(",0,,opened,");
    assertThat(commands.out()).contains("20 opens the files of 1 after a new user. Without it: ");
  }

  @Test
  void aVersionThatIgnoresTheFilesIsFound() throws IOException {
    describe("2", "url = \"jdbc:hsqldb:file:{folder}/other\"");

    assertThat(upgrade(ExitCode.OK, "--to", "2").getLast())
        .isEqualTo("artificial,disk,1,2,ignores,,,0,,,");
    assertThat(commands.out())
        .contains("2 ignores the files of 1 and opens a new, empty database.");
  }

  @Test
  void aCopyThatTheFirstVersionCannotOpenAnyMoreIsFound() throws IOException {
    thatRuns("2", "ALTER USER SA SET PASSWORD 'new'");

    assertThat(upgrade(ExitCode.OK, "--to", "2").getLast())
        .startsWith("artificial,disk,1,2,opens,,,0,,refused,invalid authorization");
    assertThat(commands.out())
        .contains("one way", "1 cannot open its files after 2 opened them: invalid");
  }

  @Test
  void aVersionThatHangsCountsAsOneThatRefuses() throws IOException {
    thatRuns(
        "2",
        "SELECT COUNT(*) FROM INFORMATION_SCHEMA.SYSTEM_COLUMNS A,"
            + " INFORMATION_SCHEMA.SYSTEM_COLUMNS B, INFORMATION_SCHEMA.SYSTEM_COLUMNS C,"
            + " INFORMATION_SCHEMA.SYSTEM_COLUMNS D");

    assertThat(upgrade(ExitCode.OK, "--to", "2", "--set", "time-limit-seconds=12").getLast())
        .startsWith("artificial,disk,1,2,refuses,,stopped in open after the time limit of 12.0 s");
  }

  @Test
  void refusesUnknownVersionsAndEnginesWithoutFiles() {
    assertThat(commands.run("upgrade", "hsqldb", "--from", "0.1")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("no version 0.1 can make files: choose one of 1.7.3.3");

    assertThat(commands.run("upgrade", "baseline-map")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("has no mode that keeps its data in files");

    assertThat(commands.run("upgrade", "hsqldbb")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("There is no engine \"hsqldbb\"");
  }

  @Test
  void aVersionThatIsNotFetchedHasACellWithTheReason() throws IOException {
    versions.append(
        """
        [versions.3]
        released = "2003-03-03"
        jars = [{ artifact = "my:db:1", bytes = 5, sha256 = "%s" }]
        """
            .formatted("0".repeat(64)));
    describe("2", "user = \"SA\"");

    assertThat(upgrade(ExitCode.OK, "--to", "3").getLast())
        .startsWith("artificial,disk,1,3,not-tried,,this version cannot run here");
    assertThat(commands.out())
        .contains("artificial@3/disk opens no files: fetch it with dynobench engines get");
  }
}
