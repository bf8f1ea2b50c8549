package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of the commands of `dynobench engines` before anything is fetched.
class EnginesCommandTest {
  @TempDir Path user;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    ProgramHome found = ProgramHome.find();
    var home = new ProgramHome(found.folder(), user.resolve("engines"), found.java());
    return new Cli(new CommandContext(home, Clock.systemUTC(), "test"), (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  /// Describes another version of an engine, whose jar is a text.
  private void describe(String sha256) throws IOException {
    describe(5, sha256);
  }

  private void describe(long bytes, String sha256) throws IOException {
    Path file = user.resolve("engines/hsqldb/versions.toml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        [versions.mine]
        released = "2026-01-01"
        jars = [{ artifact = "my:db:1", bytes = %d, sha256 = "%s" }]
        """
            .formatted(bytes, sha256));
  }

  @Test
  void listsTheVersionsOfAnEngineTheOldestFirst() {
    assertThat(run("engines", "versions", "hsqldb")).isZero();

    List<String> lines = out.toString().lines().toList();
    assertThat(lines.get(2)).startsWith("hsqldb@1.7.3.3 ").contains("2005-02-07", "HSQLDB");
    assertThat(lines.subList(2, 12)).anyMatch(it -> it.contains("mem-mvcc"));
    assertThat(lines).anyMatch(it -> it.matches("hsqldb +HSQLDB .*came with.*"));
    assertThat(lines).noneMatch(it -> it.startsWith("derby"));
  }

  @Test
  void showsAVersionAndWhyItLacksAMode() {
    assertThat(run("engines", "je@2.1.30")).isZero();

    assertThat(out.toString())
        .startsWith("Berkeley DB JE 2.1.30   (Sleepycat License,")
        .contains("available: can be fetched, 0.8 MB")
        .contains("size:      1 jar, 0.8 MB", "set-up:    1. Put the jar on the class path.")
        .contains("           2. Open it", "to be set: nothing")
        .contains("Without deferred: deferred writes came with 3.0");
  }

  @Test
  void leavesALineFreeBeforeEachModeThatAVersionLacks() {
    assertThat(run("engines", "hsqldb@1.7.3.3")).isZero();

    List<String> lines = out.toString().lines().toList();
    int first = lines.indexOf("Without cached-encrypted: encryption came with 2.0");
    assertThat(first).isPositive();
    assertThat(lines.get(first - 1)).isEmpty();
    assertThat(out.toString()).doesNotContain("␊");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          cockroachdb, COCKROACHDB_URL, org/postgresql/postgresql/42.7.7/postgresql-42.7.7.jar
          tidb,        TIDB_URL,        org/mariadb/jdbc/mariadb-java-client/3.5.3/mariadb-java-client-3.5.3.jar
          """)
  @DisabledIfEnvironmentVariable(named = "COCKROACHDB_URL", matches = ".+")
  @DisabledIfEnvironmentVariable(named = "TIDB_URL", matches = ".+")
  void getsADriverBeforeTheUrlOfItsServerIsKnown(String engine, String variable, String jar)
      throws IOException {
    assertThat(run("engines", "get", engine)).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("Nothing was fetched. Use --yes to fetch without asking.");

    // The right size suffices: the file is not read before the engine runs.
    Path file = user.resolve("jars").resolve(jar);
    Files.createDirectories(file.getParent());
    try (var sized = new RandomAccessFile(file.toFile(), "rw")) {
      sized.setLength(bytes(engine));
    }
    assertThat(run("engines", "get", engine)).isZero();
    assertThat(out.toString()).contains("Nothing is left to fetch.");
    assertThat(err.toString()).contains("in the environment variable " + variable);
  }

  private long bytes(String engine) {
    return Catalog.load(ProgramHome.find().engineRoots())
        .engine(engine)
        .orElseThrow()
        .fetched()
        .getFirst()
        .bytes();
  }

  @Test
  void fetchesNothingUnasked() {
    assertThat(run("engines", "get", "derby@10.16.1.1")).isEqualTo(ExitCode.USAGE);

    assertThat(out.toString())
        .contains("org.apache.derby:derby:10.16.1.1, 3.5 MB")
        .contains("org.apache.derby:derbyshared:10.16.1.1");
    assertThat(err.toString()).contains("Nothing was fetched. Use --yes to fetch without asking.");
    assertThat(user.resolve("jars")).doesNotExist();
  }

  /// The mapper is no engine but is fetched in the same way.
  @Test
  void offersTheMapperWithItsLicenceAndSize() {
    assertThat(run("engines", "get", "hibernate")).isEqualTo(ExitCode.USAGE);

    assertThat(out.toString())
        .contains(
            "Hibernate ORM 7.4.15.Final (Apache License 2.0): org.hibernate.orm:hibernate-core:")
        .contains("org.hibernate.orm:hibernate-community-dialects:7.4.15.Final, 0.8 MB");
    assertThat(err.toString()).contains("Nothing was fetched. Use --yes to fetch without asking.");
  }

  @Test
  void guessesWhichVersionWasMeant() {
    assertThat(run("engines", "get", "hsqldb@1.8.0.8")).isEqualTo(ExitCode.USAGE);

    assertThat(err.toString())
        .contains("There is no engine \"hsqldb@1.8.0.8\"; did you mean \"hsqldb@1.8.0.7\"?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          *                | There is no engine "*". Engines: baseline-file,
          hsqldb@1.8.0.7@* | There is no engine "hsqldb@1.8.0.7@*"; did you mean "hsqldb@1.8.0.7"? Versions of hsqldb: 1.
          hsqldb@../../x   | There is no engine "hsqldb@../../x". Versions of hsqldb: 1.
          """)
  void namesWhatThereIsForWhatThereIsNot(String name, String complaint) {
    assertThat(run("engines", "remove", name)).isEqualTo(ExitCode.USAGE);

    assertThat(err.toString()).contains(complaint);
  }

  @Test
  void listsEnginesBrieflyAndHidesNoNameThatEverybodyKnows() {
    assertThat(run("engines")).isZero();
    assertThat(out.toString().lines().filter(it -> it.startsWith("pointbase/default ")))
        .singleElement()
        .satisfies(it -> assertThat(it).contains("?? not stated").endsWith(" no"));
    assertThat(out.toString().replaceAll("\\s+", " "))
        .containsPattern("pointbase PointBase needs \\S+pbembedded.jar, which is missing");
    assertThat(out.toString().lines().filter(it -> it.startsWith("──")))
        .singleElement()
        .satisfies(rule -> assertThat(rule.length()).isLessThanOrEqualTo(80));

    assertThat(run("engines", "daffodil")).isZero();
    assertThat(out.toString())
        .contains("driver: in.co.daffodil.db.jdbc.DaffodilDBDriver")
        .contains("which is missing. It is not distributed any more");
  }

  @Test
  void saysWhatIsMissingThatItCanNotGet() {
    assertThat(run("engines", "get", "daffodil")).isEqualTo(ExitCode.FAILED);

    assertThat(err.toString()).contains("Daffodil", "which is missing");
    assertThat(out.toString()).doesNotContain("Nothing is missing");
  }

  @Test
  void aPlanThatNeedsAVersionSaysHowToGetIt() throws IOException {
    Path plan = user.resolve("plan.toml");
    Files.writeString(plan, "name = \"old\"\ncontenders = [\"je@1.7.1/sync\"]\n");

    assertThat(run("run", plan.toString(), "--workspace", user.resolve("runs").toString()))
        .isEqualTo(ExitCode.USAGE);

    assertThat(err.toString())
        .contains("je@1.7.1/sync is not fetched yet (0.6 MB): dynobench engines get je@1.7.1")
        .contains("With --get a run first fetches missing files.");
  }

  @Test
  void hasNothingToGetOfWhatCameWithTheProgram() {
    assertThat(run("engines", "get", "hsqldb")).isZero();

    assertThat(out.toString()).contains("Nothing is missing.");
  }

  @Test
  void takesAFileByWhatItIsAndRemovesIt() throws IOException {
    // The checksum of the text "bytes".
    describe("277089d91c0bdf4f2e6862ba7e4a07605119431f5d13f726dd352b06f1b206a9");
    Path folder = Files.createDirectory(user.resolve("downloads"));
    Files.writeString(folder.resolve("any.jar"), "bytes");

    assertThat(run("engines", "get", "hsqldb@mine", "--from", folder.toString())).isZero();
    assertThat(out.toString()).contains("Took db-1.jar");
    assertThat(user.resolve("jars/my/db/1/db-1.jar")).hasContent("bytes");

    assertThat(run("engines", "remove", "hsqldb@mine")).isZero();
    assertThat(user.resolve("jars/my/db/1/db-1.jar")).doesNotExist();
  }

  @Test
  void runsNothingWithAFileThatWasExchangedSince() throws IOException {
    Path shipped = Path.of(System.getProperty("dynobench.home"), "engines/hsqldb/hsqldb-2.7.4.jar");
    Path kept = user.resolve("jars/my/db/1/db-1.jar");
    Files.createDirectories(kept.getParent());
    Files.copy(shipped, kept);
    describe(Files.size(kept), "0".repeat(64));
    Path plan = user.resolve("plan.toml");
    Files.writeString(
        plan, "name = \"old\"\ncontenders = [\"hsqldb@mine/mem\"]\nrows.sizes = [10]\n");

    assertThat(run("run", plan.toString(), "--workspace", user.resolve("runs").toString()))
        .isEqualTo(ExitCode.FAILED);

    assertThat(err.toString()).contains("db-1.jar has changed (its SHA-256");
  }

  @Test
  void refusesAFileThatIsAnother() throws IOException {
    describe("0".repeat(64));
    Path file = Files.writeString(user.resolve("db-1.jar"), "bytes");

    assertThat(run("engines", "get", "hsqldb@mine", "--from", file.toString()))
        .isEqualTo(ExitCode.FAILED);

    assertThat(err.toString())
        .contains("db-1.jar is not in " + file + ": no file has the SHA-256 0000");
    assertThat(user.resolve("jars/my/db/1/db-1.jar")).doesNotExist();
  }
}
