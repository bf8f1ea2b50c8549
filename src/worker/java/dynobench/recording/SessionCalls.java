package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordingHeader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// Calls of one session, read block by block. Confined to one thread.
public final class SessionCalls {
  private final long[] positions;
  private final Blocks blocks;
  private final CallDecoder decoder;
  private int nextBlock;
  private RecordInput records = new RecordInput(new byte[0], 0, 0);
  private long nanos;

  /// Source of blocks.
  @FunctionalInterface
  interface Blocks {
    byte @Nullable [] read(long position) throws IOException;
  }

  SessionCalls(long[] positions, Blocks blocks, CallDecoder decoder) {
    this.positions = positions;
    this.blocks = blocks;
    this.decoder = decoder;
  }

  /// Returns the base time of the first block. Must be called before [#next].
  long startNanos() throws IOException {
    try {
      return openBlock() ? nanos : 0;
    } catch (BrokenRecordException e) {
      throw new RecordingException("The recording can't be read: " + e.getMessage() + ".");
    }
  }

  /// Returns the next call, or null after the last one.
  ///
  /// @throws RecordingException if a record has a right checksum and no meaning
  public @Nullable RecordedCall next() throws IOException {
    try {
      RecordedCall call = null;
      while (call == null) {
        if (!records.hasMore() && !openBlock()) {
          return null;
        }
        call = decode();
      }
      return call;
    } catch (BrokenRecordException e) {
      throw new RecordingException("The recording can't be read: " + e.getMessage() + ".");
    }
  }

  private @Nullable RecordedCall decode() throws BrokenRecordException {
    int tag = records.getByte();
    long start = nanos + ticks();
    long stop = start + ticks();
    RecordInput body = records.slice(records.getCount(RecordingHeader.MOST_BLOCK_BYTES));
    nanos = stop;
    return decoder.decode(tag, new CallTime(start, stop), body);
  }

  private long ticks() throws BrokenRecordException {
    long ticks = records.getVarint();
    if (ticks < 0 || ticks > Long.MAX_VALUE / RecordingHeader.TICK_NANOS / 2) {
      throw new BrokenRecordException("a time is out of range");
    }
    return ticks * RecordingHeader.TICK_NANOS;
  }

  private boolean openBlock() throws IOException {
    if (nextBlock == positions.length) {
      return false;
    }
    byte[] block = blocks.read(positions[nextBlock++]);
    if (block == null) {
      throw new RecordingException("The recording changed while it was read.");
    }
    var in = new RecordInput(block, 16, block.length);
    nanos = in.getLong();
    records = in;
    return true;
  }
}
