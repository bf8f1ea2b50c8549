package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The question which engine suits an application, with real engines.
class AdviseCommandTest {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private TestCommandLine commands;

  @BeforeEach
  void prepare() {
    commands = new TestCommandLine(folder);
  }

  @Test
  void measuresAndAnswersAndAnswersAgain() {
    Path page = folder.resolve("answer.html");

    int code =
        commands.run(
            "advise",
            "--rows=200",
            "--clients=2",
            "--survive=close",
            "--figures=opening",
            "--time=2s",
            "--html=" + page);

    assertThat(commands.err()).isEmpty();
    assertThat(code).isZero();
    assertThat(commands.out())
        .contains("opening time: ")
        .contains("sqlite/rollback")
        .contains("retired since 2025-10-10")
        .contains("[1] dynobench show ");
    assertThat(page).content().contains("Which engine suits this application?", "-runs/");

    prepare();
    assertThat(commands.run("advise", "--last")).isZero();
    assertThat(commands.out()).contains("opening time: ", "[1] dynobench show ");
  }

  @Test
  void checksWithoutMeasuring() {
    assertThat(commands.run("advise", "--check")).isZero();

    assertThat(commands.out())
        .contains("Nothing was measured yet.")
        .contains("H2 on disk: it may lose rows in a power cut.")
        .contains("advice-work: ", "advice-ageing: ", "advice-opening: ");
  }

  @Test
  void saysThatNoEngineKeepsThePromises() {
    int code = commands.run("advise", "--survive=nothing", "--rows=10000000", "--heap=64m");

    assertThat(code).isEqualTo(ExitCode.USAGE);
    assertThat(commands.out())
        .contains("No engine here keeps all promises.")
        .contains("Nearest are: ");
  }

  @Test
  void saysThatThereIsNoAnswerYet() {
    assertThat(commands.run("advise", "--last")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("There is no answer in this workspace yet");
  }

  @ParameterizedTest
  @CsvSource({
    "--rows=5, rows must be from 100 to",
    "--isolation=none, is not one of any",
    "--heap=3x, 512m",
    "--figures=speed, is not one of latency",
    "--with=nonesuch, there is no engine",
    "--figures=object-reads, none of these figures exists",
    "--survive=fire, is not one of power-cut",
  })
  void refusesWrongAnswers(String option, String message) {
    assertThat(commands.run("advise", option)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(message);
  }
}
