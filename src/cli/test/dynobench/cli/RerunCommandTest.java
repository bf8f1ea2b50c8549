package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests that rerun two real runs together, in all supported ways.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class RerunCommandTest {
  private static final String PLAN =
      """
      format = 1
      name = "%s"
      repetitions = 1
      rows = { sizes = [200] }
      jvm = { heap = "%dm", gc = "serial" }
      contenders = ["baseline-map/heap", "hsqldb/mem"]
      """;

  private final Path folder;
  private StringWriter out = new StringWriter();
  private StringWriter err = new StringWriter();

  RerunCommandTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private int dynobench(String... arguments) {
    var all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--workspace", folder.resolve("workspace").toString()));
    return new Cli(
            new CommandContext(ProgramHome.find(), Clock.systemUTC(), "test"), (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
  }

  private void store(String name, int heap) throws IOException {
    Path plan = Files.writeString(folder.resolve(name + ".toml"), PLAN.formatted(name, heap));
    assertThat(dynobench("run", plan.toString())).as(err.toString()).isZero();
  }

  @BeforeAll
  void storeTwo() throws IOException {
    store("small", 64);
    store("large", 96);
  }

  @BeforeEach
  void forget() {
    out = new StringWriter();
    err = new StringWriter();
  }

  @Test
  void runsBothInTurnsWithTheConditionsThatTheyHad() {
    assertThat(dynobench("rerun", "small", "--against", "large", "--rounds", "10"))
        .as(err.toString())
        .isZero();
    assertThat(out.toString())
        .contains(
            "Heap sizes and flags that differ are now set per contender",
            "40 of 40",
            "Machine, ",
            "Saved in");

    forget();
    assertThat(dynobench("show", "in-rounds", "--against", "hsqldb/mem, heap 64m"))
        .as(err.toString())
        .isEqualTo(2);
    assertThat(dynobench("runs")).isZero();
    assertThat(out.toString()).contains("in rounds");
  }

  @Test
  void onlyChecksWhenAskedTo() {
    assertThat(dynobench("rerun", "small", "--against", "large", "--check")).isZero();
    assertThat(out.toString()).contains("4 contenders").doesNotContain("Saved in");
  }

  @Test
  void refusesWhatIsTheSame() {
    assertThat(dynobench("rerun", "small", "--against", "small")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString())
        .contains("Both sides are identical today: baseline-map/heap", "dynobench duel X X");
  }

  @Test
  void comparesTwoRunsAndSaysWhyNothingFollows() {
    assertThat(dynobench("compare", "small", "large")).isZero();
    assertThat(out.toString()).contains("not comparable: ", "dynobench rerun 2");

    forget();
    assertThat(dynobench("compare", "small", "--against", "large")).isZero();
    assertThat(out.toString()).contains("not comparable: ");
  }

  @Test
  void severalRunsASideMustBeDifferentOnes() {
    assertThat(dynobench("compare", "small", "large", "--against", "large"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("is named twice");

    forget();
    assertThat(dynobench("compare", "small", "large", "latest")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("compare BASE... --against NEW...");
  }
}
