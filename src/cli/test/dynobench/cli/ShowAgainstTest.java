package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.SampleRun;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests with twelve rounds of two contenders on a machine that slows down steadily.
class ShowAgainstTest {
  @TempDir Path workspace;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void store() {
    store("slower", 1.2, 1.3);
    store("alike", 0.99, 1.004);
    store("open", 0.9, 1.2);
  }

  /// Stores a run in which the second contender takes these multiples of the first one's time.
  ///
  /// @param odd multiple in odd rounds
  /// @param even multiple in even rounds
  private void store(String id, double odd, double even) {
    store(id, odd, even, 10);
  }

  private void store(String id, double odd, double even, long rows) {
    List<RunEvent> events = new ArrayList<>();
    events.add(SampleRun.started(1, "quick", SampleRun.environment("ext4"), "1.0"));
    for (int round = 1; round <= 12; round++) {
      long nanos = 10_000_000L * round;
      var heap = new Trial(2 * round - 1, SampleRun.HEAP, "phases", Rows.at(rows), round, false);
      var disk = new Trial(2 * round, SampleRun.DISK, "phases", Rows.at(rows), round, false);
      SampleRun.addTrial(events, heap, nanos, SampleRun.completed());
      SampleRun.addTrial(
          events, disk, Math.round(nanos * (round % 2 == 1 ? odd : even)), SampleRun.completed());
    }
    SampleRun.store(workspace.resolve("runs").resolve(id), events);
  }

  private int show(String... arguments) {
    var all = new ArrayList<>(List.of("show"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--workspace", workspace.toString()));
    return new Cli(
            new CommandContext(ProgramHome.find(), Clock.systemUTC(), "test"), (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "slower | 3%    | it takes 1.25 times as long (1.20 – 1.30)",
        "alike  | 3%    | no difference above 3 % (0.990 – 1.004)",
        "alike  | 0.5 % | not decided: 0.990 – 1.004; about",
        "alike  | 1.25  | no difference above 1.25 % (0.990 – 1.004)",
        "open   | 3%    | not decided: 0.90 – 1.20; about"
      })
  void saysWhatTheRoundsAllow(String run, String margin, String verdict) {
    assertThat(show(run, "--against", "heap/map", "--margin", margin)).isZero();

    assertThat(out.toString())
        .contains("Appended file", verdict, "signed ranks", "Differs: The durability");
  }

  @Test
  void theOtherWayRoundItIsTheInverse() {
    assertThat(show("slower", "--against", "Appended file")).isZero();

    assertThat(out.toString()).contains("Heap map", "it is 1.25 times as fast (1.20 – 1.30)");
  }

  @Test
  void namesTheContendersWhereOneIsNone() {
    assertThat(show("slower", "--against", "heap/mop")).isEqualTo(ExitCode.USAGE);

    assertThat(err.toString())
        .contains("\"heap/mop\" is neither a file nor one", "heap/map; disk/file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-3%", "101 %", "much", "3%%"})
  void refusesWhatIsNoMargin(String margin) {
    assertThat(show("slower", "--against", "heap/map", "--margin", margin))
        .isEqualTo(ExitCode.USAGE);

    assertThat(err.toString())
        .contains("is not a percentage above 0 % and up to 100 %, such as 3%");
  }

  @Test
  void hasNoMarginWithoutVerdicts() {
    assertThat(show("slower", "--margin", "3%")).isEqualTo(ExitCode.USAGE);

    assertThat(err.toString()).contains("--margin applies to verdicts: use it with --against.");
  }

  @Test
  void setsPublishedFiguresBesideThoseAtTheSamePoints() {
    store("published", 1, 1, 5000);

    assertThat(show("published", "--against", "lawrence-2005", "--all")).isZero();

    assertThat(out.toString())
        .startsWith("Jamie Lawrence")
        .contains("Here: published", "INSERT: time [ms]", "here / then")
        .containsPattern("Heap map +5,000 .* Derby +[0-9,]+ ");
  }

  @Test
  void saysHowToSeeThemAllWhereNoContenderRepeatsOne() {
    store("published", 1, 1, 5000);

    assertThat(show("published", "--against", "lawrence-2005")).isEqualTo(ExitCode.FAILED);

    assertThat(err.toString())
        .contains(
            "No contender of this run repeats one of Lawrence 2005; --all lists each next to");
  }

  @Test
  void pairsEachContenderWithItsCounterpartInAFile() throws IOException {
    Path file =
        file("phase,contender,rows,time_ms", "insert,heap/map,10,5", "insert,disk/file,10,");

    assertThat(show("alike", "--against", file.toString())).isZero();

    assertThat(out.toString())
        .startsWith("Figures of own.csv")
        .contains("INSERT: time [ms]")
        .containsPattern("(?m)^Heap map +10 +[0-9.,]+ +heap/map +5.00 ")
        .doesNotContain("Appended file");
  }

  @Test
  void setsEachBesideEveryFigureOfAFileWhenAsked() throws IOException {
    Path file = file("# Our own run", "phase,contender,time_ms", "insert,heap/map,5");

    assertThat(show("alike", "--against", file.toString(), "--all")).isZero();

    assertThat(out.toString())
        .startsWith("Our own run")
        .containsPattern("(?m)^Appended file +10 +[0-9.,]+ +heap/map +5.00 ");
  }

  @Test
  void printsMemoryInBytesBesideTheFirstFigure() throws IOException {
    Path file = file("phase,contender,time_ms,heap_after_bytes", "insert,heap/map,5,1234567");

    assertThat(show("alike", "--against", file.toString())).isZero();

    assertThat(out.toString())
        .contains("INSERT: time [ms]", "INSERT: heap after [bytes]", "1,234,567");
  }

  @Test
  void refusesAFileWithTheLineOfEachMistake() throws IOException {
    Path file = file("phase,contender,time_ms", "insert,heap/map,fast");

    assertThat(show("alike", "--against", file.toString())).isEqualTo(ExitCode.USAGE);

    assertThat(err.toString())
        .contains("own.csv:2: time_ms: must be a number of at least 0, not \"fast\"");
  }

  @Test
  void everyPairIsOfPublishedFiguresOnly() {
    assertThat(show("alike", "--all")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("--all applies to published figures");

    assertThat(show("alike", "--against", "heap/map", "--all")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("not to a contender");
  }

  private Path file(String... lines) throws IOException {
    return Files.write(workspace.resolve("own.csv"), List.of(lines));
  }

  @Test
  void saysWhereNobodyPublishedSuchFigures() {
    assertThat(show("alike", "--against", "hsqldb-testbench")).isNotZero();
    assertThat(err.toString()).contains("This run and HyperSQL TestBench have no common figure.");

    assertThat(show("alike", "--against", "lawrence-2005", "--margin", "3%")).isNotZero();
    assertThat(err.toString()).contains("published figures have none");
  }
}
