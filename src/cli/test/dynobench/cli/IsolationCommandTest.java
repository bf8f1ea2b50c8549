package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsolationCommandTest {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private TestCommandLine commands;

  @BeforeEach
  void prepare() {
    commands = new TestCommandLine(folder);
  }

  private int scripts(String... more) {
    var line = new ArrayList<>(List.of("isolation", "--scripts"));
    line.addAll(List.of(more));
    return commands.run(line.toArray(String[]::new));
  }

  @Test
  void aBrokenPromiseHasAnExitCodeOfItsOwn() throws IOException {
    Path csv = folder.resolve("rows.csv");

    assertThat(scripts("h2/mem", "--level", "serializable", "--csv", csv.toString()))
        .as(commands.err())
        .isEqualTo(ExitCode.BROKEN);

    assertThat(commands.out())
        .contains("BROKEN PROMISES")
        .contains("serializable lets write skew, and write skew by a search happen, in 14 scripts.")
        .contains("It behaves like snapshot isolation.")
        .doesNotContain("WARNINGS");
    assertThat(Files.readString(csv))
        .startsWith("mode,level,anomaly,test,tries,happened,waited,refused,transactions,example")
        .contains("h2/mem,serializable,G2-item,g2_item,1,1,0,0,,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--record", "--reproducer"})
  void aFolderThatCannotBeWrittenIsRefusedBeforeTheTests(String option) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThat(scripts("h2/mem", option, file.resolve("sub").toString())).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err()).contains(option, "it is not writable");
    assertThat(commands.out()).doesNotContain("completed");
  }

  @Test
  void twoRunsAreComparedByWhatTheyLetHappen() throws IOException {
    scripts("h2/mem", "--level", "serializable", "--level", "read-committed");
    scripts("h2/mem", "--level", "serializable");
    List<String> ids;
    try (Stream<Path> runs = Files.list(folder.resolve("runs"))) {
      ids = runs.map(each -> each.getFileName().toString()).sorted().toList();
    }

    assertThat(commands.run("compare", ids.getFirst(), ids.getLast()))
        .as(commands.err())
        .isEqualTo(ExitCode.OK);

    assertThat(commands.out().replaceAll("\\s+", " "))
        .contains("BASE behaves", "only in NEW", "h2/mem serializable snapshot")
        .contains("may only not have been seen there.");
  }

  @Test
  void resultsAreRecordedBesideTheDescriptor() throws IOException {
    Path engines = Files.createDirectories(folder.resolve("recorded"));

    scripts("h2/mem", "--level", "serializable", "--record", engines.toString());

    assertThat(commands.out()).contains("Recorded in " + engines.resolve("h2"));
    assertThat(Files.readString(engines.resolve("h2").resolve("isolation.toml")))
        .contains("[versions.\"2.5.252\".\"mem\".serializable]", "taken = \"serializable\"")
        .contains("scripts = 14", "seen = { g2-item = 0, g2 = 0 }");
  }

  @Test
  void aReproducerShowsTheAnomalyWithTheEnginesJarsAlone() throws Exception {
    Path programs = folder.resolve("programs");

    assertThat(scripts("h2/mem", "--level", "serializable", "--reproducer", programs.toString()))
        .isEqualTo(ExitCode.BROKEN);

    assertThat(commands.out()).contains("Wrote " + programs.resolve("H2MemSerializableG2.java"));
    Path program = programs.resolve("H2MemSerializableG2Item.java");
    assertThat(Files.readString(program))
        .contains("java -cp h2-2.5.252.jar H2MemSerializableG2Item.java")
        .doesNotContain("{{");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                Path.of("target/dynobench/engines/h2/h2-2.5.252.jar").toAbsolutePath().toString(),
                program.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(1);
    assertThat(output).contains("HAPPENED: write skew");
  }

  @Test
  void levelsThatAnEngineLacksDoNotFail() {
    assertThat(scripts("sqlite/wal-full", "--level", "serializable", "--level", "read-committed"))
        .as(commands.err())
        .isEqualTo(ExitCode.OK);

    assertThat(commands.out())
        .contains("the engine has no such level")
        .contains("serializable keeps what its name promises, as far as 14 scripts show.");
    assertThat(commands.run("show", "latest")).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains("SCRIPTS: SQLite");
  }

  @Test
  void refusesAnUnknownLevelAndAnEngineWithoutSql() {
    assertThat(scripts("h2/mem", "--level", "strict")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("strict");

    assertThat(scripts("baseline-map/heap")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("it does not support SQL");
  }
}
