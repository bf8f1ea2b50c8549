package dynobench.recorder.format;

import java.nio.charset.StandardCharsets;

/// Reader of a part of an array that a [RecordBuffer] has filled. Checks each length against the
/// part's end.
public final class RecordInput {
  private final byte[] bytes;
  private final int end;
  private int position;

  /// Creates a reader of a part of an array.
  public RecordInput(byte[] bytes, int begin, int end) {
    this.bytes = bytes;
    this.position = begin;
    this.end = end;
  }

  /// Returns the index of the next byte.
  public int position() {
    return position;
  }

  public boolean hasMore() {
    return position < end;
  }

  private void require(long count) throws BrokenRecordException {
    if (count < 0 || count > end - position) {
      throw new BrokenRecordException(
          "a record needs " + count + " bytes and has " + (end - position));
    }
  }

  public int getByte() throws BrokenRecordException {
    require(1);
    return bytes[position++] & 0xFF;
  }

  public int getInt() throws BrokenRecordException {
    require(Integer.BYTES);
    int value = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      value = (value << Byte.SIZE) | (bytes[position++] & 0xFF);
    }
    return value;
  }

  public long getLong() throws BrokenRecordException {
    require(Long.BYTES);
    long value = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      value = (value << Byte.SIZE) | (bytes[position++] & 0xFF);
    }
    return value;
  }

  /// Reads an unsigned number of at most ten bytes.
  public long getVarint() throws BrokenRecordException {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      int next = getByte();
      value |= (next & 0x7FL) << shift;
      if (next < 0x80) {
        return value;
      }
    }
    throw new BrokenRecordException("a number has more than ten bytes");
  }

  /// Reads an unsigned number that must not exceed a limit.
  public int getCount(int most) throws BrokenRecordException {
    long value = getVarint();
    if (value < 0 || value > most) {
      throw new BrokenRecordException(
          "a count of " + Long.toUnsignedString(value) + " exceeds " + most);
    }
    return (int) value;
  }

  public long getSigned() throws BrokenRecordException {
    long value = getVarint();
    return (value >>> 1) ^ -(value & 1);
  }

  /// Reads the length of what follows.
  private int getLength() throws BrokenRecordException {
    int length = getCount(Integer.MAX_VALUE);
    require(length);
    return length;
  }

  public String getText() throws BrokenRecordException {
    int length = getLength();
    var text = new String(bytes, position, length, StandardCharsets.UTF_8);
    position += length;
    return text;
  }

  public byte[] getBytes() throws BrokenRecordException {
    var value = new byte[getLength()];
    System.arraycopy(bytes, position, value, 0, value.length);
    position += value.length;
    return value;
  }

  /// Returns a reader of the next bytes, and skips them.
  public RecordInput slice(int length) throws BrokenRecordException {
    require(length);
    position += length;
    return new RecordInput(bytes, position - length, position);
  }
}
