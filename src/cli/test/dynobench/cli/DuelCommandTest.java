package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelCommandTest {
  @TempDir Path workspace;
  private TestCommandLine commands;

  @BeforeEach
  void calibrate() {
    commands = new TestCommandLine(workspace);
  }

  private int duel(String... arguments) {
    return commands.run(
        Stream.concat(Stream.of("duel"), Stream.of(arguments)).toArray(String[]::new));
  }

  @Test
  void saysWhoIsSlowerByItsExitCodeAndForPrograms() throws IOException {
    Path json = workspace.resolve("answer.json");
    Path page = workspace.resolve("page.md");
    Files.writeString(page, "before\n");

    int code =
        duel(
            "baseline-map/heap",
            "hsqldb/mem",
            "--deciding=insert",
            "--set=rows.sizes=[300]",
            "--set=warmups=0",
            "--set=jvm.heap=96m",
            "--at-most=5m",
            "--json=" + json,
            "--markdown=" + page);

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.SLOWER);
    assertThat(commands.out()).contains("Deciding figures: insert", "Answer: HSQLDB");
    assertThat(Files.readString(json))
        .startsWith("{\"run\":")
        .contains("\"answer\":\"WORSE\"", "\"phase\":\"insert\"", "\"low\":", "\"rounds\":");
    assertThat(Files.readString(page)).startsWith("before\n### ✘").contains("| Insert time |");
  }

  @Test
  void checkingRunsNothing() {
    int code = duel("hsqldb/mem", "h2/mem", "--check");

    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains("Deciding figures: insert, select", "2 contenders");
    assertThat(workspace.resolve("runs")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hsqldb | h2/mem | a contender is written engine/mode",
        "hsqldb/mem | h2/mem, speed=1 | \"speed=1\" is not a setting of a contender",
        "hsqldb/mem | h2/mem, heap=lots | a heap size is written",
        "hsqldb/mem | nobody/mem | nobody"
      })
  void refusesWhoCanNotTakePart(String a, String b, String expected) {
    assertThat(duel(a, b, "--check")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--precision=0% | is not a percentage above 0 %",
        "--allow=x | is not a percentage above 0 %",
        "--at-most=0s | is not a duration such as 90s, 15m or 2h",
        "--at-most=15 | is not a duration",
        "--deciding=upsert | upsert is not a phase of the workload phases",
        "--deciding=insert:speed | has no valid figure: speed is not a figure",
        "--workload=nothing | nothing",
        "--set=rows.sizes=[10,20] | a duel cannot vary anything"
      })
  void refusesRulesThatAreNone(String option, String expected) {
    assertThat(duel("hsqldb/mem", "h2/mem", "--check", option)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(expected);
  }
}
