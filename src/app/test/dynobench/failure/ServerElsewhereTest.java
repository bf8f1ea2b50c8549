package dynobench.failure;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of a server that the user runs, whose URL is in an environment variable. Here the variable
/// names an in-process HSQLDB.
@Thorough
class ServerElsewhereTest {
  private static final String PASSWORD = "s3cr3t7";
  private static final String VARIABLE = "MINE_URL";

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void describe() throws IOException {
    Path engine = Files.createDirectories(folder.resolve(".dynobench/engines/mine"));
    Path jar = Path.of(System.getProperty("dynobench.home"), "engines/hsqldb/hsqldb-2.7.4.jar");
    Files.writeString(
        engine.resolve("engine.toml"),
        """
        format = 1
        name = "Mine"
        version = "yours"
        kind = "jdbc"
        jars = ["%s"]

        [jdbc]
        driver = "org.hsqldb.jdbc.JDBCDriver"
        url-variable = "%s"
        url = "jdbc:hsqldb:hsql://127.0.0.1/bench"

        [modes.plain]
        title = "plain"
        survives = { kill = "nothing", power-cut = "nothing" }
        promise = "None."
        """
            .formatted(jar, VARIABLE));
    Files.writeString(
        folder.resolve("plan.toml"),
        """
        name = "elsewhere"
        contenders = ["mine/plain"]
        rows = { sizes = [100] }
        repetitions = 1
        jvm = { heap = "64m", gc = "serial" }
        """);
  }

  private ForkedMain.Ending run(Map<String, String> environment)
      throws IOException, InterruptedException {
    try (var main =
        ForkedMain.start(
            folder,
            environment,
            "run",
            folder.resolve("plan.toml").toString(),
            "--workspace",
            folder.resolve("workspace").toString())) {
      return main.ending();
    }
  }

  @Test
  void isMeasuredAtTheUrlThatTheEnvironmentHoldsAndItsPasswordIsStoredNowhere() throws Exception {
    String url = "jdbc:hsqldb:file:" + folder.resolve("theirs/db") + ";user=me;password=";

    ForkedMain.Ending ending = run(Map.of(VARIABLE, url + PASSWORD));

    assertThat(ending.out()).contains("1 of 1", "completed, data verified");
    assertThat(folder.resolve("theirs/db.properties")).exists();
    try (Stream<Path> stored = Files.walk(folder.resolve("workspace"))) {
      assertThat(stored.filter(Files::isRegularFile))
          .isNotEmpty()
          .allSatisfy(file ->
              assertThat(new String(Files.readAllBytes(file), ISO_8859_1))
                  .doesNotContain(PASSWORD));
    }
  }

  @Test
  void isAskedForWhereTheVariableIsNotSetOrHoldsNoUrlWhichMayBeAPassword() throws Exception {
    assertThat(run(Map.of()).err())
        .contains(
            "Mine needs a running server",
            "jdbc:hsqldb:hsql://127.0.0.1/bench",
            VARIABLE + ", which is not set: set it before you start Dynobench");
    assertThat(run(Map.of(VARIABLE, PASSWORD)).err())
        .contains(VARIABLE + ", which has an unexpected value: correct it")
        .doesNotContain(PASSWORD);
  }
}
