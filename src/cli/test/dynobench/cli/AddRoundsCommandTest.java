package dynobench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that add rounds to one stored run of a real engine.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AddRoundsCommandTest {
  private static final String PLAN =
      """
      name = "short"
      repetitions = 1
      rows = { sizes = [200] }
      jvm = { heap = "96m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
      contenders = [ "baseline-map/heap", "hsqldb/mem" ]
      """;

  private static final CSVFormat TABLE =
      CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

  private final Path folder;
  private Path run = Path.of("");
  private Path log = Path.of("");
  private Path pristine = Path.of("");
  private TestCommandLine commands;

  AddRoundsCommandTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.commands = new TestCommandLine(Files.createDirectory(folder.resolve("workspace")));
  }

  @BeforeAll
  void measure() throws IOException {
    Path plan = Files.writeString(folder.resolve("plan.toml"), PLAN);
    assertThat(commands.run("run", plan.toString())).as(commands.err()).isZero();
    try (Stream<Path> runs = Files.list(folder.resolve("workspace/runs"))) {
      run = runs.toList().getFirst();
      log = run.resolve("events.jsonl");
    }
    pristine = Files.copy(log, folder.resolve("pristine.jsonl"));
  }

  @BeforeEach
  void restore() throws IOException {
    Files.copy(pristine, log, StandardCopyOption.REPLACE_EXISTING);
    commands = new TestCommandLine(folder.resolve("workspace"));
  }

  private int addRounds(String... arguments) {
    return commands.run(
        Stream.concat(Stream.of("add-rounds"), Stream.of(arguments)).toArray(String[]::new));
  }

  private void edit(String before, String after) throws IOException {
    String text = Files.readString(log);
    assertThat(text).contains(before);
    Files.writeString(log, text.replace(before, after));
  }

  @Test
  void theRunHasTheRoundsEverywhere() throws IOException {
    assertThat(addRounds("latest", "2")).as(commands.err()).isZero();

    assertThat(commands.out())
        .contains(
            "Adding rounds 2–3 of " + run.getFileName() + ": 4 trials, about ",
            "1 of 4  ",
            "4 of 4  ",
            "Measured in 2 parts: round 1 on ",
            "; rounds 2–3 on ",
            "Interval of the median, n = 3",
            "Saved in ");
    assertThat(commands.err()).isEmpty();

    Path csv = folder.resolve("figures.csv");
    Path html = folder.resolve("report.html");
    int exported = commands.run("export", "latest", "--csv", csv + "", "--html", html + "");
    assertThat(exported).as(commands.err()).isZero();
    try (CSVParser lines = CSVParser.parse(csv, UTF_8, TABLE)) {
      assertThat(
              lines.stream().map(each -> each.get("repetition") + " in part " + each.get("part")))
          .containsOnly("1 in part 1", "2 in part 2", "3 in part 2");
    }
    assertThat(Files.readString(html)).contains("Measured in 2 parts: round 1 on ");
    assertThat(commands.run("runs")).isZero();
    assertThat(commands.out()).contains("6");
  }

  @Test
  void addsAsManyRoundsAsWouldDecideUnlessToldAndOnlyChecksWhenAskedTo() throws IOException {
    String before = Files.readString(log);

    assertThat(addRounds("latest", "--check")).as(commands.err()).isZero();

    assertThat(commands.out()).containsPattern("Adding rounds 2–\\d+ of ");
    assertThat(Files.readString(log)).isEqualTo(before);
  }

  @Test
  void saysWhatHasChangedWithBothValuesAndHowToMeasureAgain() throws IOException {
    edit("\"dynobench\":\"test\"", "\"dynobench\":\"0.0.9\"");

    assertThat(addRounds("latest", "2")).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err())
        .contains(
            "the conditions have changed since the run:",
            "Dynobench's version: 0.0.9 in the run, test now.",
            "dynobench run " + log.resolveSibling("plan.toml") + " --set repetitions=3");
  }

  @Test
  void saysWhyARunTakesNoRounds() throws IOException {
    edit(
        "\"isolation\":\"TRIAL\",\"order\":\"INTERLEAVED\"",
        "\"isolation\":\"CONTENDER\",\"order\":\"BY_CONTENDER\"");

    assertThat(addRounds("latest")).as(commands.err()).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err()).startsWith("All trials of a contender shared one JVM");
  }

  @ParameterizedTest
  @ValueSource(strings = {"many", "0", "-3", "1.5", "1000"})
  void refusesANumberThatIsNone(String number) {
    assertThat(addRounds("latest", number)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).isNotBlank();
    assertThat(commands.out()).isEmpty();
  }

  @Test
  void namesARunThatDoesNotExist() {
    assertThat(addRounds("2005-01-01-none", "2")).isEqualTo(ExitCode.FAILED);
    assertThat(commands.err()).contains("There is no run \"2005-01-01-none\"");
  }
}
