package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Calibration;
import dynobench.session.Bench;
import dynobench.session.Home;
import dynobench.store.Workspace;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelCommandTest {
  @TempDir Path workspace;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Program program = new Program(Home.find(), Clock.systemUTC(), "test");

  /// Measuring the machine takes seconds, and none of these tests asks anything of it.
  @BeforeEach
  void calibrate() throws IOException {
    new Bench(program.home(), new Workspace(workspace, program.clock()), program.clock(), "test")
        .calibrations()
        .store(
            new Calibration(
                System.currentTimeMillis(),
                "here",
                20,
                20,
                100,
                200,
                500,
                5000,
                OptionalDouble.empty(),
                OptionalDouble.of(100)));
  }

  private int duel(String... arguments) {
    var all = new ArrayList<>(List.of("duel"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--workspace", workspace.toString()));
    return new Cli(program, (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
  }

  @Test
  void saysWhoIsSlowerByItsExitCodeAndForPrograms() throws IOException {
    Path json = workspace.resolve("answer.json");
    Path page = workspace.resolve("page.md");
    Files.writeString(page, "before\n");

    int code =
        duel(
            "baseline-map/heap",
            "derby/disk-test",
            "--deciding=insert",
            "--set=rows.sizes=[300]",
            "--set=warmups=0",
            "--set=jvm.heap=96m",
            "--at-most=5m",
            "--json=" + json,
            "--markdown=" + page);

    assertThat(err.toString()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.SLOWER);
    assertThat(out.toString()).contains("What decides: insert", "Answer: Derby");
    assertThat(Files.readString(json))
        .startsWith("{\"run\":")
        .contains("\"answer\":\"WORSE\"", "\"phase\":\"insert\"", "\"low\":", "\"rounds\":");
    assertThat(Files.readString(page)).startsWith("before\n### ✘").contains("| Insert time |");
  }

  @Test
  void checkingRunsNothing() {
    int code = duel("hsqldb/mem", "h2/mem", "--check");

    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(out.toString()).contains("What decides: insert, select", "2 contenders");
    assertThat(workspace.resolve("runs")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hsqldb | h2/mem | a contender is written engine/mode",
        "hsqldb/mem | h2/mem, speed=1 | \"speed=1\" is no condition of a contender",
        "hsqldb/mem | h2/mem, heap=lots | a heap size is written",
        "hsqldb/mem | nobody/mem | nobody"
      })
  void refusesWhoCanNotTakePart(String a, String b, String expected) {
    assertThat(duel(a, b, "--check")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--precision=0% | is no share above 0 %",
        "--allow=x | is no share above 0 %",
        "--at-most=0s | is no span of time, such as 90s, 15m or 2h",
        "--at-most=15 | is no span of time",
        "--deciding=upsert | upsert is no phase of the workload phases",
        "--deciding=insert:speed | holds no figure: speed is none",
        "--workload=nothing | nothing",
        "--set=rows.sizes=[10,20] | in a duel nothing varies"
      })
  void refusesRulesThatAreNone(String option, String expected) {
    assertThat(duel("hsqldb/mem", "h2/mem", "--check", option)).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains(expected);
  }
}
