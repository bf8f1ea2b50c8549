package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.Getter;
import dynobench.recorder.format.RecordInput;
import java.util.ArrayList;
import java.util.List;

/// Columns that an application read of a row, with their getters, in the order of reading.
public record ReadShape(List<ColumnRead> reads) {
  private static final int MOST_COLUMN = 10_000;

  /// One reading of a column.
  ///
  /// @param column index from 1; 0 for `wasNull`
  public record ColumnRead(int column, Getter getter) {}

  public ReadShape {
    reads = List.copyOf(reads);
  }

  static ReadShape read(RecordInput in) throws BrokenRecordException {
    int count = in.getCount(MOST_COLUMN);
    var reads = new ArrayList<ColumnRead>();
    for (int i = 0; i < count; i++) {
      reads.add(new ColumnRead(in.getCount(MOST_COLUMN), Getter.of(in.getByte())));
    }
    return new ReadShape(reads);
  }
}
