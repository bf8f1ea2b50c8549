package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.SampleRun;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of a run whose log has events of a type that only a newer version knows.
class NewerRunsTest {
  private static final String HISTOGRAM =
      "{\"type\":\"HistogramSeen\",\"atMillis\":1,\"trial\":1,\"buckets\":[1,2,3]}";
  private static final String NOTE =
      "events of a kind unknown to this version (HistogramSeen) were skipped; a newer Dynobench"
          + " shows them.";

  private record Ending(int code, List<String> out, List<String> err) {}

  @TempDir Path folder;
  private int strange;

  @BeforeEach
  void storeARunTwiceAndOnceWithStrangeEvents() throws IOException {
    SampleRun.store(folder.resolve("runs/plain"), SampleRun.events());
    Path log =
        SampleRun.store(folder.resolve("runs/newer"), SampleRun.events()).resolve("events.jsonl");
    var lines = new ArrayList<String>();
    for (String line : Files.readAllLines(log)) {
      lines.addAll(List.of(HISTOGRAM, line));
      strange++;
    }
    Files.write(log, lines);
  }

  private Ending dynobench(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    String[] all =
        Stream.concat(Arrays.stream(arguments), Stream.of("--workspace", folder.toString()))
            .toArray(String[]::new);
    int code =
        new Cli(new CommandContext(ProgramHome.find(), Clock.systemUTC(), "test"), (_, _) -> false)
            .execute(new PrintWriter(out), new PrintWriter(err), all);
    return new Ending(code, out.toString().lines().toList(), err.toString().lines().toList());
  }

  private List<String> exported(String run, String... options) throws IOException {
    Path csv = folder.resolve("figures.csv");
    var arguments = new ArrayList<>(List.of("export", run, "--csv", csv.toString()));
    arguments.addAll(List.of(options));
    Ending ending = dynobench(arguments.toArray(String[]::new));
    assertThat(ending.code()).isZero();
    assertThat(ending.err())
        .isEqualTo(run.equals("plain") ? List.of() : List.of(strange + " " + NOTE));
    return Files.readAllLines(csv).stream()
        .map(line -> line.replaceFirst("^" + run + ",", ""))
        .toList();
  }

  @Test
  void isExportedAsWithoutThem() throws IOException {
    assertThat(exported("newer")).isEqualTo(exported("plain")).hasSizeGreaterThan(3);
    assertThat(exported("newer", "--wide")).isEqualTo(exported("plain", "--wide"));
  }

  @Test
  void isShownWithOneNote() {
    Ending plain = dynobench("show", "plain");
    Ending newer = dynobench("show", "newer");

    assertThat(newer.err()).isEmpty();
    assertThat(newer.out())
        .filteredOn(line -> line.contains("HistogramSeen"))
        .containsExactly("  Events of a newer version: " + strange + " " + NOTE);
    assertThat(newer.out()).noneMatch(line -> line.contains("damaged"));
    assertThat(newer.out().stream().filter(line -> !isNote(line)).map(NewerRunsTest::nameless))
        .containsExactlyElementsOf(plain.out().stream().map(NewerRunsTest::nameless).toList());
  }

  private static boolean isNote(String line) {
    return line.contains("HistogramSeen") || line.contains("which wrote it");
  }

  private static String nameless(String line) {
    return line.replaceFirst("plain|newer", "run");
  }

  @Test
  void isComparedWithOneNote() {
    Ending ending = dynobench("compare", "plain", "newer");

    assertThat(ending.err()).containsExactly(strange + " " + NOTE);
    assertThat(ending.code()).isZero();
  }

  @Test
  void isListedAsTheOther() {
    List<String> out = dynobench("runs").out();

    assertThat(out).hasSize(4);
    assertThat(nameless(out.get(2))).isEqualTo(nameless(out.get(3)));
  }
}
