package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordingHeader;

/// Records of one session that become one block of the file. The block's header is in front.
final class RecordChunk {
  private static final int CAPACITY = 1 << 14;

  private final RecordBuffer bytes = new RecordBuffer(CAPACITY);
  private int session;
  private long baseNanos;
  private long endNanos;

  /// Empties the chunk for records of a session.
  void start(int of, long nanos) {
    bytes.clear();
    for (int i = 0; i < RecordingHeader.BLOCK_BYTES; i++) {
      bytes.putByte(0);
    }
    session = of;
    baseNanos = nanos;
    endNanos = nanos;
  }

  int size() {
    return bytes.size();
  }

  /// Returns the number of bytes that the chunk takes in memory.
  int memory() {
    return bytes.array().length;
  }

  boolean hasRoom(int more) {
    return bytes.size() + more <= CAPACITY;
  }

  boolean hasRecords() {
    return bytes.size() > RecordingHeader.BLOCK_BYTES;
  }

  /// Returns whether the chunk has its usual size. A long record has made other chunks larger.
  boolean isReusable() {
    return bytes.array().length == CAPACITY;
  }

  /// Appends a record.
  ///
  /// @param start start time in nanoseconds; an earlier time than the last record's end counts as
  ///   that end
  void append(int tag, long start, long end, RecordBuffer body) {
    long begin = Math.max(start, endNanos);
    long pause = (begin - endNanos) / RecordingHeader.TICK_NANOS;
    long duration = Math.max(0, end - begin) / RecordingHeader.TICK_NANOS;
    bytes.putByte(tag);
    bytes.putVarint(pause);
    bytes.putVarint(duration);
    bytes.putVarint(body.size());
    bytes.putAll(body.array(), body.size());
    // The reader adds up ticks, so the remainders must not be lost.
    endNanos += (pause + duration) * RecordingHeader.TICK_NANOS;
  }

  /// Completes the block's header and returns the block.
  RecordBuffer toBlock() {
    int size = bytes.size();
    var header = new RecordBuffer(RecordingHeader.BLOCK_BYTES);
    header.putInt(RecordingHeader.BLOCK_MARK);
    header.putInt(size - RecordingHeader.BLOCK_BYTES);
    header.putInt(0);
    header.putInt(session);
    header.putLong(baseNanos);
    byte[] block = bytes.array();
    System.arraycopy(header.array(), 0, block, 0, RecordingHeader.BLOCK_BYTES);
    int crc = RecordingHeader.checksum(block, 12, size);
    for (int i = 0; i < Integer.BYTES; i++) {
      block[8 + i] = (byte) (crc >>> (Integer.SIZE - Byte.SIZE * (i + 1)));
    }
    return bytes;
  }
}
