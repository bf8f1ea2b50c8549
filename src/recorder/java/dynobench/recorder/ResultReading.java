package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.ResultDigest;
import java.util.Arrays;

/// What an application reads from one result: the columns and getters of its rows, and a digest of
/// the values. Consecutive rows that are read in the same way form a run.
final class ResultReading {
  private static final int MOST_RUNS = 64;
  private static final int MOST_READS = 10_000;
  private static final int MOST_COLUMN = 10_000;
  private static final int SPARE = 8;

  private final SessionRecorder session;
  private final ResultDigest digest = new ResultDigest();
  private RowShape shape = RowShape.EMPTY;
  private int position;
  private boolean onRow;
  private boolean toEnd;
  private boolean uncompared;
  private boolean rowsDiffer;

  /// Codes of the current row, if it differs from the shape.
  private int[] reads = new int[0];

  private boolean differs;
  private long rowsBeforeRun;
  private final RecordBuffer runs = new RecordBuffer(16);
  private int runCount;

  ResultReading(SessionRecorder session) {
    this.session = session;
  }

  /// Prepares for another result. The shape stays, as it is probably the same.
  void restart() {
    digest.clear();
    position = 0;
    onRow = false;
    toEnd = false;
    uncompared = false;
    rowsDiffer = false;
    differs = false;
    rowsBeforeRun = 0;
    runs.clear();
    runCount = 0;
  }

  /// Adds a value that was read.
  void add(int column, Getter getter, long hash) {
    if (position >= MOST_READS || column > MOST_COLUMN) {
      uncompared = true;
      return;
    }
    int code = RowShape.code(column, getter);
    if (differs || !shape.hasAt(position, code)) {
      addToOther(code);
    }
    position++;
    digest.add(hash);
  }

  private void addToOther(int code) {
    if (!differs) {
      reads = shape.firstReads(position, SPARE);
      differs = true;
    } else if (position == reads.length) {
      reads = Arrays.copyOf(reads, position * 2);
    }
    reads[position] = code;
  }

  /// Notes that the cursor moved to the next row or, without one, to the end.
  void moved(boolean toRow) {
    endRow();
    onRow = toRow;
    toEnd |= !toRow;
  }

  private void endRow() {
    if (!onRow) {
      return;
    }
    if (differs) {
      changeShape(new RowShape(Arrays.copyOf(reads, position)));
    } else if (position != shape.length()) {
      changeShape(new RowShape(shape.firstReads(position, 0)));
    }
    digest.endRow();
    position = 0;
    differs = false;
    onRow = false;
  }

  private void changeShape(RowShape next) {
    if (digest.rows() > rowsBeforeRun) {
      endRun();
    }
    shape = next;
  }

  private void endRun() {
    if (runCount < MOST_RUNS) {
      runCount++;
      runs.putVarint(session.shape(shape));
      runs.putVarint(digest.rows() - rowsBeforeRun);
    } else {
      uncompared = true;
    }
    rowsBeforeRun = digest.rows();
  }

  /// Notes that the values can't be compared, only the number of rows.
  void compareOnlyRows() {
    uncompared = true;
  }

  /// Notes that a replay may find another number of rows.
  void compareNothing() {
    uncompared = true;
    rowsDiffer = true;
  }

  /// Ends the last row, and writes the reading.
  void write(RecordBuffer record) {
    endRow();
    if (digest.rows() > rowsBeforeRun) {
      endRun();
    }
    record.putVarint(digest.rows());
    record.putByte((toEnd ? 1 : 0) | (uncompared ? 2 : 0) | (rowsDiffer ? 4 : 0));
    record.putVarint(runCount);
    record.putAll(runs.array(), runs.size());
    record.putLong(digest.ordered());
    record.putLong(digest.unordered());
  }
}
