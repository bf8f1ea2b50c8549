package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.RecordBuffer;
import java.util.Arrays;

/// Columns that an application reads of a row, with their getters, in the order of reading.
final class RowShape {
  /// A row without any reading.
  static final RowShape EMPTY = new RowShape(new int[0]);

  private static final int GETTER_BITS = 5;
  private static final int GETTER_MASK = (1 << GETTER_BITS) - 1;

  private final int[] reads;

  /// Creates a shape.
  ///
  /// @param reads codes by [#code]; not copied
  RowShape(int[] reads) {
    this.reads = reads;
  }

  /// Returns the code of a reading.
  static int code(int column, Getter getter) {
    return (column << GETTER_BITS) | getter.code();
  }

  int length() {
    return reads.length;
  }

  /// Returns whether the reading at a position has a code.
  boolean hasAt(int position, int code) {
    return position < reads.length && reads[position] == code;
  }

  /// Returns the first codes, with room for more.
  int[] firstReads(int count, int room) {
    int[] copy = new int[count + room];
    System.arraycopy(reads, 0, copy, 0, count);
    return copy;
  }

  void write(RecordBuffer record) {
    record.putVarint(reads.length);
    for (int each : reads) {
      record.putVarint(each >>> GETTER_BITS);
      record.putByte(each & GETTER_MASK);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RowShape && Arrays.equals(reads, ((RowShape) other).reads);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(reads);
  }
}
