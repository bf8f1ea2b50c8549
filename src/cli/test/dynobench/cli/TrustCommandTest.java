package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrustCommandTest {
  @TempDir Path workspace;
  private TestCommandLine commands;

  @BeforeEach
  void calibrate() {
    commands = new TestCommandLine(workspace);
  }

  @Test
  @Thorough
  void findsASlowDownByTheWholeAndNoneOfAContenderAgainstItself() {
    int code =
        commands.run(
            "trust",
            "baseline-map/heap",
            "--deciding=insert",
            "--slowed=100%",
            "--rounds=16",
            "--set=rows.sizes=[20000]",
            "--set=warmups=0",
            "--set=jvm.heap=96m");

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(commands.out())
        .contains("AGAINST ITSELF: 16 rounds", "SLOWED BY 100 %: 16 rounds")
        .contains("5 % are allowed")
        .containsPattern("SLOWED[^@]*this duel: ")
        // One duel of 16 rounds may miss the difference on a busy machine. Of 80-round duels,
        // hardly one in ten does.
        .containsPattern("within 80 in (9\\d|100) %");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rounds=9 | --rounds must lie between 10 and",
        "--slowed=0% | is not a percentage above 0 %",
        "--workload=nothing | nothing",
        "--deciding=insert:speed | has no valid figure"
      })
  void refusesWhatItCanNotTest(String option, String expected) {
    assertThat(commands.run("trust", option)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(expected);
  }

  @Test
  void asksForThePermissionThatUnusualFlagsNeed() {
    String flags = "--set=jvm.flags=[\"-XX:OnOutOfMemoryError=touch never\"]";

    int code = commands.run("trust", "baseline-map/heap", flags);

    assertThat(code).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err())
        .contains("OnOutOfMemoryError", "add --allow-flags to permit exactly these")
        .doesNotContain("Exception");
    assertThat(workspace.resolve("runs")).doesNotExist();
  }

  @Test
  void saysInASentenceThatTheJvmRefusesAFlag() {
    int code =
        commands.run(
            "trust",
            "baseline-map/heap",
            "--set=jvm.flags=[\"-XX:NoSuchFlag=1\"]",
            "--allow-flags");

    assertThat(code).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("NoSuchFlag").doesNotContain("Exception");
  }
}
