package dynobench.protocol.survival;

import dynobench.engine.RowCursor;
import java.sql.Date;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/// Numbered rows of a crash trial, until an end is requested. The engine asks for the next row
/// after it has inserted the previous one, and committed it if a commit was due. So acknowledged
/// rows are counted here.
public final class CountedRows implements RowCursor {
  private final long seed;
  private final long rowsPerCommit;
  private final LongConsumer acknowledged;
  private final BooleanSupplier enough;
  private long number;
  private NumberedRow row;

  /// Creates rows.
  ///
  /// @param acknowledged receives the number of acknowledged rows after each commit
  /// @param enough returns whether to stop; called after each commit
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
