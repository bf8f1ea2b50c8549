package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that runs stored by version 0.1 still yield the figures that version 0.1 printed.
class OldRunsTest {
  private static final Path WORKSPACE = Path.of("src/testdata/version-0.1").toAbsolutePath();
  private static final Path GIVEN = WORKSPACE.resolve("given");

  @TempDir Path folder;

  private static List<String> given(String name) throws IOException {
    return Files.readAllLines(GIVEN.resolve(name));
  }

  private static List<String> dynobench(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    String[] all =
        Stream.concat(Stream.of(arguments), Stream.of("--workspace", WORKSPACE.toString()))
            .toArray(String[]::new);
    int code =
        new Cli(new CommandContext(ProgramHome.find(), Clock.systemUTC(), "test"), (_, _) -> false)
            .execute(new PrintWriter(out), new PrintWriter(err), all);
    assertThat(err.toString()).isEmpty();
    assertThat(code).isZero();
    return out.toString().lines().toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quick",
        "article-2005",
        "article-2005-again",
        "turns",
        "turns-again",
        "failed",
        "cancelled",
        "killed"
      })
  void exportAndShowTheSameFigures(String run) throws IOException {
    Path csv = folder.resolve("f.csv");
    Path wide = folder.resolve("wide.csv");
    List<String> _ = dynobench("export", run, "--csv", csv.toString());
    List<String> _ = dynobench("export", run, "--wide", "--csv", wide.toString());

    // Newer columns follow those of version 0.1.
    assertThat(Files.readAllLines(csv))
        .hasSizeGreaterThan(15)
        .zipSatisfy(given(run + ".csv"), (now, then) -> assertThat(now).startsWith(then));
    assertThat(Files.readAllLines(wide)).isEqualTo(given(run + ".wide.csv"));
    assertThat(tables(dynobench("show", run)))
        .hasSizeGreaterThan(15)
        .zipSatisfy(
            tables(given(run + ".show.txt")),
            (now, then) ->
                assertThat(plain(withoutSmallFigures(now)))
                    .startsWith(plain(withoutSmallFigures(twoSigns(then)))));
  }

  @Test
  void showTheTablesOfAnyFigureThatWasMeasured() {
    List<String> shown = dynobench("show", "quick", "--metric", "heap_after");

    assertThat(shown).contains("INSERT: heap after").doesNotContain("INSERT");
    assertThat(tables(shown)).anyMatch(line -> line.contains("median [MB]"));
  }

  /// Replaces the signs of version 0.1. Today's signs have two characters, so columns move.
  private static String twoSigns(String line) {
    return line.replace("●", "██")
        .replace("◐", "█?")
        .replace("◔", "▄?")
        .replace("◌", "▁▁")
        .replace("○", "··");
  }

  /// Replaces small figures. Version 0.1 rounded them to four decimals; now they have three digits.
  private static String withoutSmallFigures(String line) {
    return line.replaceAll("(?<![\\d.,])0\\.0\\d{2,}", "small");
  }

  private static String plain(String line) {
    return line.replaceAll("─+", "─").replaceAll(" +", " ").strip();
  }

  /// Returns the lines before the text about durability and warnings.
  private static List<String> tables(List<String> shown) {
    return shown.stream().takeWhile(line -> !line.startsWith("DURABILITY")).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "article-2005, article-2005-again, article-2005-over-again",
    "turns, turns-again, turns-over-again",
    "article-2005, cancelled, article-2005-over-cancelled",
    "killed, article-2005, killed-over-article-2005"
  })
  void compareWithTheSameRatiosAndIntervals(String base, String other, String name)
      throws IOException {
    assertThat(ratios(dynobench("compare", base, other)))
        .hasSizeGreaterThan(5)
        .isEqualTo(ratios(given(name + ".txt")));
  }

  /// Returns the lines of the table, without the verdict text.
  private static List<String> ratios(List<String> shown) {
    int verdict = shown.get(1).indexOf("verdict");
    return shown.stream()
        .filter(line -> line.matches("(create|insert|select) .*"))
        .map(line -> line.substring(0, verdict))
        .toList();
  }

  @Test
  void areListedAsTheyEnded() throws IOException {
    assertThat(words(dynobench("runs")))
        .hasSize(8)
        .zipSatisfy(words(given("runs.txt")), (now, then) -> assertThat(now).startsWith(then))
        .filteredOn(line -> line.contains("failed"))
        .singleElement()
        .satisfies(line -> assertThat(line).endsWith("finished, 10 failed"));
  }

  /// Returns all of each line but the time, which depends on the user's time zone.
  private static List<String> words(List<String> shown) {
    return shown.stream()
        .skip(2)
        .map(line -> line.replaceAll("[-\\d]+ \\d\\d:\\d\\d", ""))
        .toList();
  }
}
