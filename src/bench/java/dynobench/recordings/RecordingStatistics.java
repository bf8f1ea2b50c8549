package dynobench.recordings;

import dynobench.recording.ExecutionOutcome;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionCalls;
import dynobench.recording.StatementText;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/// Figures of all statements of a recording.
public final class RecordingStatistics {
  private static final String INLINE = "(statements beyond the first 20,000 texts)";
  private static final int DIGITS = 2;

  private final Map<Integer, Sums> sums = new HashMap<>();
  private final Map<Integer, StatementText> slots = new HashMap<>();

  private RecordingStatistics() {}

  /// Sums over the executions of one statement.
  private static final class Sums {
    private final String sql;
    private final Histogram nanos = new Histogram(DIGITS);
    private long rows;
    private long total;

    Sums(String sql) {
      this.sql = sql;
    }

    StatementFigures figures() {
      return new StatementFigures(
          sql,
          nanos.getTotalCount(),
          rows,
          total,
          nanos.getValueAtPercentile(50),
          nanos.getValueAtPercentile(99));
    }
  }

  /// Reads all calls of a recording.
  public static RecordingStatistics of(RecordingReader recording) throws IOException {
    var statistics = new RecordingStatistics();
    for (int session : recording.sessions()) {
      statistics.slots.clear();
      SessionCalls calls = recording.calls(session);
      for (RecordedCall each = calls.next(); each != null; each = calls.next()) {
        statistics.add(each);
      }
    }
    return statistics;
  }

  private void add(RecordedCall call) {
    switch (call) {
      case RecordedCall.Prepared it -> slots.put(it.slot(), it.text());
      case RecordedCall.Executed it -> add(slots.get(it.slot()), it, it.outcome());
      case RecordedCall.ExecutedDirectly it -> {
        slots.put(it.slot(), it.text());
        add(it.text(), it, it.outcome());
      }
      case RecordedCall.ExecutedBatch it -> {
        long rows = it.counts().stream().mapToLong(each -> Math.max(0, each)).sum();
        add(slots.get(it.slot()), it, new ExecutionOutcome.Count(rows));
      }
      case RecordedCall.ExecutedTexts it -> {
        if (!it.texts().isEmpty()) {
          add(it.texts().getFirst(), it, new ExecutionOutcome.Count(it.texts().size()));
        }
      }
      case RecordedCall.ResultRead it -> {
        StatementText text = slots.get(it.slot());
        if (text != null) {
          sums(text).rows += it.rows();
        }
      }
      default -> {}
    }
  }

  private void add(@Nullable StatementText text, RecordedCall call, ExecutionOutcome outcome) {
    if (text == null) {
      return; // the recording lost the preparation
    }
    Sums into = sums(text);
    into.nanos.recordValue(call.time().nanos());
    into.total += call.time().nanos();
    switch (outcome) {
      case ExecutionOutcome.Count(long rows) -> into.rows += rows;
      case ExecutionOutcome.Failed(), ExecutionOutcome.Result() -> {}
    }
  }

  private Sums sums(StatementText text) {
    return sums.computeIfAbsent(
        text.number(), number -> new Sums(number == 0 ? INLINE : text.sql()));
  }

  /// Returns the statements by the sum of their durations, the longest first.
  public List<StatementFigures> byTime() {
    return sums.values().stream()
        .map(Sums::figures)
        .sorted(Comparator.comparingLong(StatementFigures::totalNanos).reversed())
        .toList();
  }
}
