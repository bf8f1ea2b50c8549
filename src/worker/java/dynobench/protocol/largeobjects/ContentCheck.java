package dynobench.protocol.largeobjects;

import dynobench.engine.LargeObjectTable;
import dynobench.protocol.WrongDataException;

/// Content that was read, compared with the expected one: its length, and its bytes as far as the
/// check is asked to. A quick check generates only the bytes that it compares, because it belongs
/// to the timed work.
final class ContentCheck implements LargeObjectTable.Sink {
  /// Bytes to compare at the beginning of each part of a quick check.
  private static final int SAMPLE = 16;

  private final SeededContent expected;
  private final int from;
  private final int most;
  private final byte[] piece;
  private int count;
  private boolean different;

  /// Creates a check of content that begins at an index.
  ///
  /// @param isQuick whether to compare only some bytes of each part, as within a timed phase
  ContentCheck(SeededContent expected, int from, boolean isQuick) {
    this.expected = expected;
    this.from = from;
    this.most = isQuick ? SAMPLE : Integer.MAX_VALUE;
    this.piece = new byte[isQuick ? SAMPLE + Long.BYTES : SeededContent.PIECE];
  }

  @Override
  public void bytes(byte[] buffer, int length) {
    different |= !expected.matches(from + count, buffer, Math.min(most, length), piece);
    count += length;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /// Returns whether the expected bytes were read, and only these.
  boolean isWhole(int length) {
    return count == length && !different;
  }

  /// Throws unless the expected bytes were read.
  ///
  /// @param length expected number of bytes
  void require(long key, int length) throws WrongDataException {
    if (count != length) {
      throw new WrongDataException(length + " bytes of object " + key, count + " bytes");
    }
    if (different) {
      throw new WrongDataException("the content of object " + key + " as written", "other bytes");
    }
  }
}
