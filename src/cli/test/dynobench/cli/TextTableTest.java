package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void alignsTextsLeftAndNumbersRightUnderALine() {
    var table = new TextTable("engine", ">rows", "note");
    table.add("HSQLDB", "1,000", "");
    table.add("Appended file", "10", "fast");

    assertThat(table.lines())
        .containsExactly(
            "engine          rows  note",
            "──────────────────────────",
            "HSQLDB         1,000",
            "Appended file     10  fast");
  }

  @Test
  void showsItsHeadWhenItHasNoRows() {
    var table = new TextTable("a", ">b");

    assertThat(table.isEmpty()).isTrue();
    assertThat(table.lines()).containsExactly("a  b", "────");
  }

  @Test
  void givesEachColumnItsOwnWidthEvenIfTwoHaveTheSameTitle() {
    var table = new TextTable(">ms", ">ms");
    table.add("1", "100000");

    assertThat(table.lines()).containsExactly("ms      ms", "──────────", " 1  100000");
  }

  @Test
  void refusesARowWithTooFewCells() {
    var table = new TextTable("a", "b");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.add("only one"))
        .withMessage("1 cells for 2 columns");
  }

  @Test
  void breaksItsWidestTextBetweenWordsWhereItWouldBeTooWide() {
    var table = new TextTable("use", ">rows", "why");
    table.add("duckdb/file", "10", "its jar is not on this machine yet");
    table.add("h2/file", "1", "");

    assertThat(table.lines(40))
        .containsExactly(
            "use          rows  why",
            "────────────────────────────────────────",
            "duckdb/file    10  its jar is not on",
            "                   this machine yet",
            "h2/file         1")
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(40));
  }

  @Test
  void breaksNoWordAndNoNameOfARow() {
    var table = new TextTable("use", "where");
    table.add("an engine and its mode", "a /opt/a/very/long/path b");

    assertThat(TextTable.wrapped("a /opt/a/very/long/path b", 10))
        .containsExactly("a", "/opt/a/very/long/path", "b");
    assertThat(table.lines(20))
        .containsExactly(
            "use                     where",
            "─".repeat(45),
            "an engine and its mode  a",
            " ".repeat(24) + "/opt/a/very/long/path",
            " ".repeat(24) + "b");
  }

  @Test
  void breaksNoNumbers() {
    var table = new TextTable(">a", ">b");
    table.add("1,000,000,000", "2,000,000,000");

    assertThat(table.lines(10)).last().isEqualTo("1,000,000,000  2,000,000,000");
  }
}
