package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpkeepLineTest {
  private final Catalog catalog =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private List<UpkeepLine> lines(String id) {
    Descriptor engine = catalog.engine(id).orElseThrow();
    return UpkeepLine.of(engine);
  }

  @Test
  void showsAllFactsOfAnEngine() {
    assertThat(lines("derby"))
        .containsExactly(
            new UpkeepLine("First release", "10.0.2.1, 2004"),
            new UpkeepLine("Last release", "10.17.1.0, 2023-10-22"),
            new UpkeepLine("State", "retired since 2025-10-10 (https://db.apache.org/derby/)"),
            new UpkeepLine("Java needed", "21 or newer"),
            new UpkeepLine(
                "Process with one empty table",
                "55 MB above an empty worker (derby/disk, 2026-11-28, Linux x64, JDK 25)"));
  }

  @Test
  void saysWhichFactsAreUnknownAndWhy() {
    assertThat(lines("daffodil"))
        .extracting(UpkeepLine::value)
        .contains(
            "unknown", "It is not distributed any more. The date of its last release is unknown.");
  }

  /// Another version has the state of its engine, but needs another Java.
  @Test
  void ofAnotherVersionStateOnlyItsOwnJava() {
    assertThat(lines("derby@10.14.2.0"))
        .contains(new UpkeepLine("Java needed", "8 or newer"))
        .contains(lines("derby").get(2));
    assertThat(lines("derby@10.1.1.0"))
        .contains(new UpkeepLine("Java needed", "unknown"))
        .hasSize(4);
  }

  @Test
  void ofABaselineAreNone() {
    assertThat(lines("baseline-map")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 1.1", "4, 1.4", "5, 5", "21, 21"})
  void nameJavaAsItsMakersDid(int version, String name) {
    assertThat(UpkeepLine.javaVersion(OptionalInt.of(version))).isEqualTo(name);
  }
}
