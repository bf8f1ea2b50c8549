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
}
