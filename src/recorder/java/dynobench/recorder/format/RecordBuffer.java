package dynobench.recorder.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Growing buffer into which records are written. Numbers are big endian. A varint has seven bits a
/// byte, the lowest first.
public final class RecordBuffer {
  private static final int MOST_VARINT_BYTES = 10;
  private static final int MOST_KEPT_BYTES = 1 << 16;

  private byte[] bytes;
  private int used;

  public RecordBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  /// Returns the array that holds the written bytes. The next write may replace it.
  public byte[] array() {
    return bytes;
  }

  public int size() {
    return used;
  }

  /// Removes all bytes. Releases an array that a long record has made large.
  public void clear() {
    used = 0;
    if (bytes.length > MOST_KEPT_BYTES) {
      bytes = new byte[MOST_KEPT_BYTES];
    }
  }

  /// Removes the bytes from an earlier size on.
  public void truncate(int size) {
    used = size;
  }

  private void ensure(int more) {
    if (bytes.length - used < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, used + more));
    }
  }

  public void putByte(int value) {
    ensure(1);
    bytes[used++] = (byte) value;
  }

  public void putInt(int value) {
    ensure(Integer.BYTES);
    for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      bytes[used++] = (byte) (value >>> shift);
    }
  }

  public void putLong(long value) {
    ensure(Long.BYTES);
    for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      bytes[used++] = (byte) (value >>> shift);
    }
  }

  /// Writes an unsigned number in one to ten bytes.
  public void putVarint(long value) {
    ensure(MOST_VARINT_BYTES);
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      bytes[used++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[used++] = (byte) rest;
  }

  /// Writes a signed number. Numbers near 0 take one byte.
  public void putSigned(long value) {
    putVarint((value << 1) ^ (value >> (Long.SIZE - 1)));
  }

  /// Writes a text in UTF-8, after its length in bytes. Half of a surrogate pair becomes `?`.
  public void putText(String text) {
    int length = text.length();
    ensure(length + MOST_VARINT_BYTES);
    int begin = used;
    putVarint(length);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        used = begin;
        putBytes(text.getBytes(StandardCharsets.UTF_8));
        return;
      }
      bytes[used++] = (byte) c;
    }
  }

  /// Writes bytes after their number.
  public void putBytes(byte[] value) {
    putVarint(value.length);
    putAll(value, value.length);
  }

  /// Writes the first bytes of an array, without their number.
  public void putAll(byte[] value, int length) {
    ensure(length);
    System.arraycopy(value, 0, bytes, used, length);
    used += length;
  }
}
