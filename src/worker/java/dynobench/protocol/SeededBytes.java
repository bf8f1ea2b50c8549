package dynobench.protocol;

/// Bytes generated from random bits. They cannot be compressed.
public final class SeededBytes {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final int HIGHEST = Long.SIZE - Byte.SIZE;

  private SeededBytes() {}

  /// Returns a new array, the same for the same bits and length.
  public static byte[] of(long bits, int length) {
    var bytes = new byte[length];
    int at = 0;
    for (; at + Long.BYTES <= length; at += Long.BYTES) {
      LongAccess.set(bytes, at, word(bits, at));
    }
    for (; at < length; at++) {
      bytes[at] = (byte) (word(bits, at) >>> HIGHEST);
    }
    return bytes;
  }

  /// Fills the beginning of a buffer with a part of these bytes.
  ///
  /// @param from index of the first byte, a multiple of 8
  /// @param buffer its length is a multiple of 8
  public static void fill(long bits, int from, byte[] buffer) {
    for (int at = 0; at < buffer.length; at += Long.BYTES) {
      LongAccess.set(buffer, at, word(bits, from + at));
    }
  }

  /// Returns a word of the bytes. It doesn't depend on the previous word, so a processor computes
  /// several at once.
  private static long word(long bits, int at) {
    long word = bits + at * GOLDEN;
    return (word ^ (word >>> 32)) * GOLDEN;
  }
}
