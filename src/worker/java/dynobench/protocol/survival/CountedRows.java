package dynobench.protocol.survival;

import dynobench.engine.RowCursor;
import java.sql.Date;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/// Numbered rows, until there are enough. Who asks for the next one has the one before, and has
/// committed it if one was due: this is where acknowledged rows are counted.
public final class CountedRows implements RowCursor {
  private final long seed;
  private final long rowsPerCommit;
  private final LongConsumer acknowledged;
  private final BooleanSupplier enough;
  private long number;
  private NumberedRow row;

  /// @param acknowledged hears after each commit how many rows were acknowledged until then
  /// @param enough is asked then as well
  public CountedRows(
      long seed, long rowsPerCommit, LongConsumer acknowledged, BooleanSupplier enough) {
    this.seed = seed;
    this.rowsPerCommit = rowsPerCommit;
    this.acknowledged = acknowledged;
    this.enough = enough;
    this.row = NumberedRow.of(seed, 0);
  }

  @Override
  public boolean next() {
    if (number > 0 && number % rowsPerCommit == 0) {
      acknowledged.accept(number);
      if (enough.getAsBoolean()) {
        return false;
      }
    }
    number++;
    row = NumberedRow.of(seed, number);
    return true;
  }

  @Override
  public long id() {
    return number;
  }

  @Override
  public String name() {
    return row.name();
  }

  @Override
  public int value() {
    return row.value();
  }

  @Override
  public Date date() {
    return row.date();
  }

  @Override
  public long longNumber() {
    return number;
  }

  @Override
  public float floatNumber() {
    return row.floatNumber();
  }
}
