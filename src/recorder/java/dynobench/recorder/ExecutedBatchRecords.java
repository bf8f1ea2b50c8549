package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Records of one execution of a batch. A long batch takes several; the last one has the error.
/// Each is a batch of its own for the reader.
final class ExecutedBatchRecords {
  private static final int MOST_BYTES = 1 << 20;

  private final SessionRecorder session;
  private final int slot;
  private final long start;
  private final long[] counts;
  private final @Nullable Throwable error;

  ExecutedBatchRecords(
      SessionRecorder session, int slot, long start, long[] counts, @Nullable Throwable error) {
    this.session = session;
    this.slot = slot;
    this.start = start;
    this.counts = counts;
    this.error = error;
  }

  /// Writer of one row or text of the batch.
  @FunctionalInterface
  interface Item {
    void write(RecordBuffer record, int index);
  }

  /// Appends all records. Never fails.
  void append(int tag, int size, Item item) {
    if (start == SessionRecorder.STOPPED) {
      return;
    }
    try {
      int begin = 0;
      do {
        var encoded = new RecordBuffer(256);
        int end = begin;
        while (end < size && encoded.size() < MOST_BYTES) {
          item.write(encoded, end++);
        }
        appendPart(tag, encoded, begin, end, end == size ? error : null);
        begin = end;
      } while (begin < size);
    } catch (RuntimeException | Error e) {
      session.failed(e);
    }
  }

  private void appendPart(
      int tag, RecordBuffer encoded, int begin, int end, @Nullable Throwable partError) {
    session.append(
        tag,
        start,
        record -> {
          record.putVarint(slot);
          record.putVarint(end - begin);
          record.putAll(encoded.array(), encoded.size());
          session.putError(record, partError);
          int known = Math.min(counts.length, end);
          ExecutedCounts.write(record, Arrays.copyOfRange(counts, Math.min(known, begin), known));
        });
  }
}
