package dynobench.failure;

import static dynobench.failure.FailureBench.assertSentence;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.failure.ForkedMain.Ending;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the command that replaces the tool of 2005, with its command lines.
@TestInstance(Lifecycle.PER_CLASS)
@Thorough
class JdbcCommandLinesTest {
  private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @BeforeAll
  void describe(@TempDir Path temporary) throws IOException, InterruptedException {
    folder = temporary;
    bench = new FailureBench(folder);
  }

  private Ending dynobench(String... arguments) {
    return bench.dynobench(arguments);
  }

  private final String hsqldb =
      Path.of(System.getProperty("dynobench.home"), "engines", "hsqldb", "hsqldb-2.7.4.jar")
          .toString();

  private Ending jdbc(String jar, String driver, String... more) {
    var command =
        new ArrayList<>(
            List.of(
                "jdbc",
                "-d",
                "jdbc:hsqldb:mem:x",
                "-j",
                driver,
                "-u",
                "SA",
                "--jar",
                jar,
                "-r",
                "100",
                "-n",
                "2",
                "-I",
                "50"));
    command.addAll(List.of(more));
    return dynobench(command.toArray(String[]::new));
  }

  @Test
  void measureAsIn2005() throws IOException {
    Path csv = folder.resolve("out.csv");

    Ending ending = jdbc(hsqldb, "org.hsqldb.jdbc.JDBCDriver", "-o", csv.toString());

    assertThat(ending.err()).isEmpty();
    assertThat(ending.code()).isZero();
    assertThat(Files.readString(csv)).contains("100,", "150,");
  }

  /// In 2005 the jar was on the class path. Today it is that of the known engine.
  @Test
  void takeACommandLineOf2005() throws IOException {
    Path csv = folder.resolve("derby.csv");

    Ending ending =
        dynobench(
            "jdbc",
            "-b",
            "com.example.DerbyBenchmark",
            "-d",
            "jdbc:derby:benchmark;create=true",
            "-j",
            "org.apache.derby.jdbc.EmbeddedDriver",
            "-u",
            "test",
            "-p",
            "test",
            "-n",
            "3",
            "-r",
            "40",
            "-I",
            "0",
            "-o",
            csv.toString());

    assertThat(ending.err()).isEmpty();
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).contains("40");
    assertThat(Files.readString(csv)).contains("40,");
  }

  @Test
  void makeCachedTablesAndShutDownAsTheClassOf2005Did() {
    Ending ending =
        jdbc(
            hsqldb,
            "org.hsqldb.jdbcDriver",
            "--benchmark",
            "HSQLDBCachedShutdownBenchmark",
            "--help",
            "true");
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).startsWith("Usage: dynobench jdbc");

    ending =
        dynobench(
            "jdbc",
            "-d",
            "jdbc:hsqldb:file:{folder}/db",
            "-u",
            "SA",
            "--jar",
            hsqldb,
            "-r",
            "50",
            "-n",
            "1",
            "-b",
            "HSQLDBCachedShutdownBenchmark");

    assertThat(ending.err()).isEmpty();
    assertThat(ending.code()).isZero();
    assertThat(settings())
        .anyMatch(it -> it.startsWith("create: CREATE CACHED TABLE"))
        .contains("closes by: SHUTDOWN, then closing the connection");
  }

  private List<String> settings() {
    return new RunReader(new RunStore(bench.workspace()).find("latest"))
        .result()
        .series()
        .getFirst()
        .settings();
  }

  @Test
  void refuseAnotherClassAndOneOfAnotherEngine() {
    assertSentence(
        jdbc(hsqldb, "org.hsqldb.jdbcDriver", "-b", "org.own.OracleBenchmark"),
        2,
        "-b: \"org.own.OracleBenchmark\" is not a benchmark of the tool of 2005",
        "DerbyBenchmark");
    assertSentence(
        jdbc(hsqldb, "org.hsqldb.jdbcDriver", "-b", "DerbyBenchmark"),
        2,
        "-b: DerbyBenchmark needs a URL such as jdbc:derby:…");
  }

  @Test
  void sayHowADriverIsFetchedThatIsKnownAndNotHere() {
    assertSentence(
        dynobench("jdbc", "-d", "jdbc:mysql://localhost/test", "-j", "com.mysql.jdbc.Driver"),
        2,
        "add --artifact org.mariadb.jdbc:mariadb-java-client:");
    assertSentence(dynobench("jdbc", "-d", "jdbc:own:x"), 2, "Name the driver's jar with --jar");
  }

  @Test
  void thatAreMissingDamagedOrWronglyNamedAreRefused() throws IOException {
    String damaged = Files.writeString(folder.resolve("damaged.jar"), "PK no jar").toString();

    assertSentence(jdbc("none.jar", "org.hsqldb.jdbc.JDBCDriver"), 2, "none.jar", "missing");
    assertSentence(jdbc(damaged, "org.hsqldb.jdbc.JDBCDriver"), 2, "damaged.jar", "damaged");
    assertSentence(
        jdbc(hsqldb, "org.hsqldb.Nope"), 2, "org.hsqldb.Nope", "its jars do not contain");
    assertSentence(
        jdbc(hsqldb, "org.hsqldb.jdbc.JDBCDriver", "--repetitions", "0"), 2, "at least 1");
  }

  @Test
  void takeThePasswordFromTheEnvironmentAndHideIt() throws IOException, InterruptedException {
    Path workspace = folder.resolve("jdbc-workspace");
    bench.calibrate(workspace);
    String jar = bench.home().userEngines().resolve("bad").resolve("bad.jar").toString();
    try (var main =
        ForkedMain.start(
            folder,
            Map.of("DYNOBENCH_PASSWORD", FailureBench.PASSWORD),
            "jdbc",
            "-d",
            "jdbc:bad:insert-password",
            "-j",
            BadDriver.class.getName(),
            "-u",
            "SA",
            "--jar",
            jar,
            "--create", // without an identity column
            "CREATE TABLE dynobench_test",
            "-n",
            "1",
            "--workspace",
            workspace.toString())) {
      Ending ending = main.ending();

      assertThat(ending.code()).isEqualTo(1);
      assertThat(ending.out() + ending.err())
          .contains("access denied with ***")
          .doesNotContain(FailureBench.PASSWORD);
    }
    Path stored = new RunStore(workspace).find("latest");
    try (Stream<Path> files = Files.list(stored)) {
      assertThat(files)
          .allSatisfy(
              file -> assertThat(Files.readString(file)).doesNotContain(FailureBench.PASSWORD));
    }
  }
}
