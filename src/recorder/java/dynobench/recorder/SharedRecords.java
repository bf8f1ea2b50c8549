package dynobench.recorder;

import dynobench.recorder.format.EndReason;
import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.snapshot.SnapshotContent;
import dynobench.recorder.snapshot.SnapshotSummary;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Records that sessions share: texts of statements, shapes of rows, databases and notes. They
/// precede the blocks that refer to them. Used by all threads.
final class SharedRecords {
  private static final int MOST_TEXTS = 20_000;
  private static final long MOST_TEXT_CHARACTERS = 8L << 20;
  private static final int MOST_SHAPES = 100_000;
  private static final long MOST_SHAPE_READS = 1L << 20;
  private static final int MOST_BLOCK_BYTES = 1 << 20;
  private static final int MOST_REMARKS = 1000;

  private final Map<String, Integer> texts = new ConcurrentHashMap<>();
  private final AtomicLong textCharacters = new AtomicLong();
  private final Map<RowShape, Integer> shapes = new ConcurrentHashMap<>();
  private final AtomicLong shapeReads = new AtomicLong();
  private final Map<String, Integer> sources = new ConcurrentHashMap<>();
  private final AtomicInteger numbers;
  private final RecordBuffer body = new RecordBuffer(1024);
  private final Deque<RecordChunk> chunks = new ArrayDeque<>();

  /// Creates records.
  ///
  /// @param first number before the first one
  SharedRecords(int first) {
    numbers = new AtomicInteger(first);
  }

  /// Returns the number of a text. Returns 0 if the memory for texts is used up; the record then
  /// holds the text itself.
  ///
  /// @param shown gives the text that the recording holds
  int text(String sql, UnaryOperator<String> shown) {
    Integer known = texts.get(sql);
    if (known != null) {
      return known;
    }
    if (texts.size() >= MOST_TEXTS || textCharacters.get() >= MOST_TEXT_CHARACTERS) {
      return 0;
    }
    return texts.computeIfAbsent(
        sql,
        it -> {
          textCharacters.addAndGet(it.length());
          return numbered(RecordTag.TEXT, record -> record.putText(shown.apply(it)));
        });
  }

  /// Returns the number of a shape, or 0 if there are too many shapes.
  int shape(RowShape shape) {
    Integer known = shapes.get(shape);
    if (known != null) {
      return known;
    }
    if (shapes.size() >= MOST_SHAPES || shapeReads.get() >= MOST_SHAPE_READS) {
      return 0;
    }
    return shapes.computeIfAbsent(
        shape,
        it -> {
          shapeReads.addAndGet(it.length());
          return numbered(RecordTag.SHAPE, it::write);
        });
  }

  /// Returns the number of a database.
  ///
  /// @param described names and versions of the product and its driver
  int source(DatabaseDescription described) {
    return sources.computeIfAbsent(
        described.toString(), _key -> numbered(RecordTag.SOURCE, described::write));
  }

  /// Records that a session did something that the replay can't repeat.
  void note(int session, NoteKind kind) {
    synchronized (body) {
      body.clear();
      body.putVarint(session);
      body.putByte(kind.code());
      append(RecordTag.NOTE);
    }
  }

  /// Records that a session contains the starting data.
  ///
  /// @param summary size of the complete data; null at the beginning
  void startingData(int session, SnapshotContent content, @Nullable SnapshotSummary summary) {
    synchronized (body) {
      body.clear();
      body.putVarint(session);
      body.putByte(summary == null ? 0 : 1);
      body.putText(content.toString());
      body.putVarint(summary == null ? 0 : summary.tables());
      body.putVarint(summary == null ? 0 : summary.rows());
      List<String> remarks = summary == null ? List.of() : summary.remarks();
      int count = Math.min(MOST_REMARKS, remarks.size());
      body.putVarint(count);
      remarks.subList(0, count).forEach(body::putText);
      append(RecordTag.STARTING_DATA);
    }
  }

  void end(EndReason reason, String words) {
    synchronized (body) {
      body.clear();
      body.putByte(reason.code());
      body.putText(words);
      append(RecordTag.END);
    }
  }

  /// Writer of a record's content.
  interface Content {
    void write(RecordBuffer record);
  }

  private int numbered(int tag, Content content) {
    synchronized (body) {
      int number = numbers.incrementAndGet();
      body.clear();
      body.putVarint(number);
      content.write(body);
      append(tag);
      return number;
    }
  }

  private void append(int tag) {
    RecordChunk last = chunks.peekLast();
    if (last == null || last.size() + body.size() > MOST_BLOCK_BYTES) {
      last = new RecordChunk();
      last.start(0, 0);
      chunks.add(last);
    }
    last.append(tag, 0, 0, body);
  }

  /// Removes the oldest records and returns them, or returns null without any.
  @Nullable RecordChunk take() {
    synchronized (body) {
      return chunks.poll();
    }
  }
}
