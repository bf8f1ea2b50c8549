package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpkeepReaderTest {
  private static final String ENGINE =
      """
      name = "Own"
      version = "1.0"
      kind = "jdbc"
      jars = ["own.jar"]
      %s
      [jdbc]
      driver = "own.Driver"
      url = "jdbc:own:{folder}"
      [modes.disk]
      title = "on disk"
      survives = { kill = "everything", power-cut = "everything" }
      promise = "All survives."
      """;

  private static final String UPKEEP =
      """
      [upkeep]
      artifact = "org.example:own"
      first = { date = "2004-12" }
      last = { version = "1.0", date = "2023-10-22" }
      state = { is = "retired", date = "2025-10-10", source = "https://example.org" }
      java = 21
      process = { mode = "disk", megabytes = 54, date = "2026-11-28", machine = "Linux" }
      remark = "A fork goes on."
      """;

  private final Problems problems = new Problems();

  private Optional<Upkeep> read(String table) {
    return Descriptors.read(Path.of("/engines/own"), "own", ENGINE.formatted(table), problems)
        .map(engine -> engine.about().upkeep());
  }

  @Test
  void readsAllFacts() {
    Upkeep upkeep = read(UPKEEP).orElseThrow();

    assertThat(upkeep)
        .isEqualTo(
            new Upkeep(
                Optional.of(new ArtifactName("org.example", "own")),
                Optional.of(new EngineRelease("", "2004-12")),
                Optional.of(new EngineRelease("1.0", "2023-10-22")),
                Optional.of(
                    new UpkeepStatus(
                        UpkeepState.RETIRED, LocalDate.of(2025, 10, 10), "https://example.org")),
                OptionalInt.of(21),
                Optional.of(new ProcessSize("disk", 54, LocalDate.of(2026, 11, 28), "Linux")),
                "A fork goes on."));
    assertThat(upkeep.retired()).isPresent();
    assertThat(upkeep.artifact().orElseThrow().metadataLocation())
        .isEqualTo("org/example/own/maven-metadata.xml");
  }

  @Test
  void knowsNothingWithoutTheTable() {
    assertThat(read("")).contains(Upkeep.UNKNOWN);
    assertThat(Upkeep.UNKNOWN.isUnknown()).isTrue();
  }

  @Test
  void retiresOnlyWhatItsMakersHaveRetired() {
    String active = UPKEEP.replace("retired", "active");

    assertThat(read(active).orElseThrow().retired()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"org.example:own\" | \"own\" | upkeep.artifact | must have the form group:name",
        "\"org.example:own\" | \"a:b:1\" | upkeep.artifact | must have the form group:name",
        "\"org.example:own\" | \"../x:own\" | upkeep.artifact | must have the form group:name",
        "{ date = \"2004-12\" } | { date = \"soon\" } | upkeep.first | not \"soon\"",
        "{ date = \"2004-12\" } | { date = \"2004-13\" } | upkeep.first | not \"2004-13\"",
        "{ date = \"2004-12\" } | { } | upkeep.first | needs a version, a date or both",
        "{ date = \"2004-12\" } | { date = \"2024\" } | upkeep.last | must not be older",
        "{ date = \"2004-12\" } | \"2004\" | upkeep.first | must be a table",
        "\"retired\" | \"dead\" | upkeep.state.is | must be one of active",
        "\"2025-10-10\" | \"2025\" | upkeep.state.date | must be a day",
        "date = \"2025-10-10\", | '' | upkeep.state.date | is missing",
        "source = \"https://example.org\" | source = \"\" | upkeep.state.source | must not be"
            + " empty",
        "java = 21 | java = 210 | upkeep.java | must be at most 99",
        "megabytes = 54 | megabytes = 0 | upkeep.process.megabytes | must be at least 1",
        "megabytes = 54, | '' | upkeep.process.megabytes | is missing",
        "mode = \"disk\", | '' | upkeep.process.mode | is missing",
        "java = 21 | jave = 21 | upkeep.jave | is not a known key",
      })
  void reportsWhatIsWrong(String right, String wrong, String key, String message) {
    assertThat(UPKEEP).contains(right);
    assertThat(read(UPKEEP.replace(right, wrong))).isEmpty();

    List<String> mistakes = problems.list().stream().map(Problem::toString).toList();
    assertThat(mistakes).anyMatch(each -> each.contains(key + ":") && each.contains(message));
  }

  @Test
  void reportsAValueInsteadOfTheTable() {
    assertThat(read("upkeep = \"retired\"")).isEmpty();

    assertThat(problems.list()).asString().contains("must be a table [upkeep]");
  }

  @Test
  void ordersReleasesByTheKnownPartsOfTheirDates() {
    var year = new EngineRelease("", "2004");

    assertThat(year.isBefore(new EngineRelease("1", "2005-01-01"))).isTrue();
    assertThat(year.isBefore(new EngineRelease("1", "2004-12-03"))).isFalse();
    assertThat(new EngineRelease("1", "").isBefore(year)).isFalse();
  }
}
