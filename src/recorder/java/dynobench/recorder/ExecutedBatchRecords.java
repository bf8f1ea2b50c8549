package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Records of one execution of a batch. A long batch takes several. Each is a batch of its own for
/// the reader. The error is in those with failed executions or, if the driver doesn't tell which
/// ones failed, in the last one. Executions that the driver has left out after the error take no
/// record of their own.
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
      long[] known = error == null ? counts : ExecutedCounts.ofFailed(error, size);
      int executed = known.length == 0 ? size : Math.min(size, known.length);
      int begin = 0;
      do {
        var encoded = new RecordBuffer(256);
        int end = begin;
        while (end < size && encoded.size() < MOST_BYTES) {
          item.write(encoded, end++);
        }
        long[] part =
            Arrays.copyOfRange(known, Math.min(known.length, begin), Math.min(known.length, end));
        boolean failed = known.length == 0 ? end == size : ExecutedCounts.hasFailed(part);
        appendPart(tag, encoded, end - begin, part, failed ? error : null);
        begin = end;
      } while (begin < executed);
    } catch (RuntimeException | Error e) {
      session.failed(e);
    }
  }

  private void appendPart(
      int tag, RecordBuffer encoded, int size, long[] part, @Nullable Throwable partError) {
    session.append(
        tag,
        start,
        record -> {
          record.putVarint(slot);
          record.putVarint(size);
          record.putAll(encoded.array(), encoded.size());
          session.putError(record, partError);
          ExecutedCounts.write(record, part);
        });
  }
}
