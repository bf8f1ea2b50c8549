package dynobench.protocol.survival;

import dynobench.durability.RecoveryResult;
import dynobench.engine.RowSink;
import java.sql.Date;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/// Sink for the rows that exist after a crash. It counts lost, torn, doubled and unexpected rows. A
/// row is torn if its columns don't match its number, and unexpected if the number is too high.
public final class SurvivingRows implements RowSink {
  private final long seed;
  private final long acknowledged;
  private final long rowsPerCommit;
  private final BitSet seen = new BitSet();
  private long torn;
  private long doubled;
  private long unasked;

  /// Creates a sink.
  ///
  /// @param acknowledged number of acknowledged rows before the crash
  /// @param rowsPerCommit number of additional rows that may exist, because the crash may have
  ///   prevented the acknowledgement of one commit
  public SurvivingRows(long seed, long acknowledged, long rowsPerCommit) {
    this.seed = seed;
    this.acknowledged = acknowledged;
    this.rowsPerCommit = rowsPerCommit;
  }

  @Override
  public void row(
      @Nullable String name, int value, @Nullable Date date, long number, float floatNumber) {
    if (!NumberedRow.of(seed, number).isWhole(name, value, date, floatNumber)) {
      torn++;
    } else if (number < 1 || number > maximumRows()) {
      unasked++;
    } else if (seen.get((int) number)) {
      doubled++;
    } else {
      seen.set((int) number);
    }
  }

  private long maximumRows() {
    return Math.min(Integer.MAX_VALUE - 1L, acknowledged + rowsPerCommit);
  }

  /// Returns the counts, after all rows were read.
  public RecoveryResult.Rows rows() {
    long present = seen.stream().filter(each -> each <= acknowledged).count();
    long firstLost = acknowledged == present ? 0 : seen.nextClearBit(1);
    return new RecoveryResult.Rows(
        seen.cardinality(),
        acknowledged - present,
        firstLost,
        unasked,
        torn,
        doubled,
        partialTransactions());
  }

  /// Counts the transactions of which only some rows exist.
  private long partialTransactions() {
    if (rowsPerCommit == 1) {
      return 0;
    }
    long halves = 0;
    int first = seen.nextSetBit(1);
    while (first > 0) {
      long transaction = (first - 1) / rowsPerCommit;
      int end = (int) Math.min(Integer.MAX_VALUE, (transaction + 1) * rowsPerCommit + 1);
      int begin = (int) (transaction * rowsPerCommit + 1);
      halves += seen.get(begin, end).cardinality() < rowsPerCommit ? 1 : 0;
      first = seen.nextSetBit(end);
    }
    return halves;
  }
}
