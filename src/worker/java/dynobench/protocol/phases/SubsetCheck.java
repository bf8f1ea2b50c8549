package dynobench.protocol.phases;

import dynobench.engine.RowSink;
import dynobench.protocol.WrongDataException;
import java.sql.Date;
import java.util.BitSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Check of rows where a query reads only some of them. Each must be a row of the seed within a
/// range, and none may occur twice. A row's longnumber identifies it.
final class SubsetCheck implements RowSink {
  private final long seed;
  private final long first;
  private final long last;
  private final SeededRows expected;
  private final BitSet seen = new BitSet();
  private long count;
  private String wrong = "";

  /// Creates a check for a range of rows.
  ///
  /// @param first number of the first valid row
  /// @param last number of the last valid row
  SubsetCheck(long seed, long first, long last) {
    this.seed = seed;
    this.first = first;
    this.last = last;
    this.expected = new SeededRows(seed, last);
  }

  @Override
  public void row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float floatNumber) {
    count++;
    long id = SeededRows.idOf(seed, longNumber);
    if (id < first || id > last) {
      wrong("longnumber %d, which no inserted row has", longNumber);
      return;
    }
    expected.moveTo(id);
    boolean isWhole =
        expected.name().equals(name)
            && expected.value() == value
            && expected.date().equals(date)
            && Float.compare(expected.floatNumber(), floatNumber) == 0;
    if (!isWhole) {
      wrong("row %d with another value", id);
    } else if (seen.get((int) id)) {
      wrong("row %d twice", id);
    }
    seen.set((int) id);
  }

  private void wrong(String what, long number) {
    if (wrong.isEmpty()) {
      wrong = String.format(Locale.ROOT, what, number);
    }
  }

  /// Checks the result, after all rows were read.
  ///
  /// @param rows number of rows that the query must have returned
  void require(String what, long rows) throws WrongDataException {
    RowChecksum.requireRows(what, count, rows);
    if (!wrong.isEmpty()) {
      throw new WrongDataException("rows that were inserted and not deleted", wrong);
    }
  }
}
