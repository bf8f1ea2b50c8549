package dynobench.protocol.largeobjects;

import dynobench.engine.LargeObjectTable;
import dynobench.protocol.BitMixer;
import dynobench.protocol.SeededBytes;
import java.io.InputStream;
import java.util.Arrays;

/// Content of one object, generated from the seed piece by piece. A text consists of 16 letters.
///
/// @param bits random bits of the object and its version
/// @param length number of bytes
record SeededContent(long bits, int length, boolean isText) implements LargeObjectTable.Source {
  /// Bytes that are generated at once; a multiple of 8.
  static final int PIECE = 1 << 13;

  private static final int LETTERS = 0x0F;

  static SeededContent of(long seed, long key, int version, int length, boolean isText) {
    return new SeededContent(BitMixer.mix(seed, key, version), length, isText);
  }

  @Override
  public InputStream open() {
    return new Generated();
  }

  /// Compares a part of the content.
  ///
  /// @param from index of the first byte
  /// @param found a buffer whose first bytes belong there
  /// @param piece buffer for expected bytes; its length is a multiple of 8, and at least 16
  boolean matches(int from, byte[] found, int count, byte[] piece) {
    if (from + count > length) {
      return false;
    }
    int at = 0;
    while (at < count) {
      int start = (from + at) / Long.BYTES * Long.BYTES;
      generate(start, piece);
      int inside = from + at - start;
      int next = Math.min(count - at, piece.length - inside);
      if (!Arrays.equals(piece, inside, inside + next, found, at, at + next)) {
        return false;
      }
      at += next;
    }
    return true;
  }

  private void generate(int start, byte[] piece) {
    SeededBytes.fill(bits, start, piece);
    if (isText) {
      for (int i = 0; i < piece.length; i++) {
        piece[i] = (byte) ('a' + (piece[i] & LETTERS));
      }
    }
  }

  /// Stream of the content.
  private final class Generated extends InputStream {
    private final byte[] piece = new byte[PIECE];
    private int start = -PIECE;
    private int next;

    @Override
    public int read() {
      if (next >= length) {
        return -1;
      }
      provide();
      return piece[next++ - start] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int count) {
      if (count == 0) {
        return 0;
      }
      if (next >= length) {
        return -1;
      }
      provide();
      int part = Math.min(Math.min(count, length - next), start + PIECE - next);
      System.arraycopy(piece, next - start, buffer, offset, part);
      next += part;
      return part;
    }

    @Override
    public int available() {
      return length - next;
    }

    private void provide() {
      if (next >= start + PIECE) {
        start = next / PIECE * PIECE;
        generate(start, piece);
      }
    }
  }
}
