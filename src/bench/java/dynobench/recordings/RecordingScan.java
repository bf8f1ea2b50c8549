package dynobench.recordings;

import dynobench.recording.ExecutionOutcome;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedError;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.RecordingSize;
import dynobench.recording.ReplayLanes;
import dynobench.recording.SessionSpan;
import dynobench.recording.SessionUnits;
import dynobench.recording.StatementText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One reading of a recording, session by session. Holds sums, and the statements of the current
/// transaction.
final class RecordingScan {
  private static final int UNITS_PER_REPORT = 1_000;

  private final RecordingReader recording;
  private final Collection<Integer> sessions;
  private final DoubleConsumer progress;
  private final StatementTable statements;
  private final TransactionTable transactions = new TransactionTable();
  private final RecordedActivity.Counter activity;
  private final Map<Integer, StatementSums> slots = new HashMap<>();
  private final long begin;
  private final long end;
  private OpenTransaction open = new OpenTransaction();
  private boolean autocommit = true;
  private long executions;
  private long autocommits;
  private long failures;

  RecordingScan(RecordingReader recording, DoubleConsumer progress) throws IOException {
    this.recording = recording;
    sessions = recording.sessions();
    this.progress = progress;
    long first = Long.MAX_VALUE;
    long last = 0;
    for (int each : sessions) {
      SessionSpan span = recording.span(each);
      first = Math.min(first, span.startNanos());
      last = Math.max(last, span.endNanos());
    }
    begin = Math.min(first, last);
    end = last;
    statements = new StatementTable(begin, end);
    activity = new RecordedActivity.Counter(begin, end);
  }

  RecordingStatistics statistics() throws IOException {
    int done = 0;
    for (int session : sessions) {
      scan(session, done);
      done++;
    }
    return new RecordingStatistics(
        summary(), statements.figures(), transactions.figures(), activity.counted(), findings());
  }

  private void scan(int session, int done) throws IOException {
    slots.clear();
    autocommit = true;
    var units = new SessionUnits(recording.calls(session));
    int count = 0;
    for (RecordedUnit unit = units.next(); unit != null; unit = units.next()) {
      unit.calls().forEach(this::add);
      open.extend(unit);
      if (unit.ends()) {
        endTransaction();
      }
      if (++count % UNITS_PER_REPORT == 0) {
        double share = (double) (unit.endNanos() - begin) / Math.max(1, end - begin);
        progress.accept((done + Math.clamp(share, 0, 1)) / sessions.size());
      }
    }
    endTransaction();
  }

  private void endTransaction() {
    if (!open.isEmpty()) {
      open.count();
      transactions.add(open);
      activity.add(open.startNanos(), open.endNanos(), open.isChange());
    }
    open = new OpenTransaction();
  }

  private void add(RecordedCall call) {
    switch (call) {
      case RecordedCall.Opened it -> autocommit = it.autocommit();
      case RecordedCall.AutocommitSet it when it.error() == null -> autocommit = it.autocommit();
      case RecordedCall.Committed it -> end(statements.commits(), it, it.error(), true);
      case RecordedCall.RolledBack it -> end(statements.rollbacks(), it, it.error(), false);
      case RecordedCall.Prepared it -> {
        slots.put(it.slot(), statements.of(it.text()));
        open.prepare(statements.time(statements.preparations(), it));
      }
      case RecordedCall.ResultRead it -> {
        StatementSums read = slots.get(it.slot());
        if (read != null) {
          statements.addRead(read, it);
        }
      }
      default -> addExecution(call);
    }
  }

  private void end(
      StatementSums into, RecordedCall call, @Nullable RecordedError error, boolean isCommit) {
    long nanos = statements.time(into, call);
    if (error == null) {
      open.end(nanos, isCommit);
    }
  }

  private void addExecution(RecordedCall call) {
    switch (call) {
      case RecordedCall.Executed it -> execute(slots.get(it.slot()), it, it.outcome());
      case RecordedCall.ExecutedDirectly it -> {
        slots.put(it.slot(), statements.of(it.text()));
        execute(slots.get(it.slot()), it, it.outcome());
      }
      case RecordedCall.ExecutedBatch it ->
          execute(slots.get(it.slot()), it, sum(it.error(), it.counts()));
      case RecordedCall.ExecutedTexts it -> {
        StatementText first = it.texts().isEmpty() ? null : it.texts().getFirst();
        execute(first == null ? null : statements.of(first), it, sum(it.error(), it.counts()));
      }
      default -> {}
    }
  }

  private static ExecutionOutcome sum(@Nullable RecordedError error, List<Long> counts) {
    if (error != null) {
      return new ExecutionOutcome.Failed();
    }
    return new ExecutionOutcome.Count(counts.stream().mapToLong(each -> Math.max(0, each)).sum());
  }

  /// @param statement null if the recording lost its preparation
  private void execute(
      @Nullable StatementSums statement, RecordedCall call, ExecutionOutcome outcome) {
    StatementSums into = statement == null ? statements.unknown() : statement;
    executions++;
    if (autocommit) {
      autocommits++;
    }
    if (outcome instanceof ExecutionOutcome.Failed) {
      failures++;
    }
    into.add(outcome);
    open.add(into, statements.time(into, call), autocommit);
  }

  private RecordingSummary summary() throws IOException {
    List<String> notes =
        recording.notes().stream()
            .collect(Collectors.groupingBy(each -> each.kind(), Collectors.counting()))
            .entrySet()
            .stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> note(each.getKey().words(), each.getValue()))
            .collect(Collectors.toCollection(ArrayList::new));
    recording
        .starting()
        .ifPresent(start ->
            start.remarks().forEach(each -> notes.add("In the starting data, " + each + ".")));
    return new RecordingSummary(
        List.copyOf(recording.sources().values()),
        recording.end(),
        recording.masking(),
        notes,
        recording.starting(),
        new RecordingSize(
            ReplayLanes.of(recording).size(),
            transactions.count(),
            executions,
            Math.max(0, end - begin)),
        sessions.size(),
        new RecordingSummary.TransactionCounts(
            transactions.changes(), transactions.rollbacks(), autocommits, failures),
        statements.totalNanos());
  }

  private static String note(String words, long connections) {
    return "The application %s on %,d %s. A replay can't repeat that in full."
        .formatted(words, connections, connections == 1 ? "connection" : "connections");
  }

  private List<RecordingFinding> findings() {
    double slower = statements.slowdown();
    return statements
        .byTime()
        .flatMap(each ->
            Stream.of(
                    each.repetition(),
                    each.largeResult(),
                    each.slowdown(slower),
                    statements.preparing(each, executions))
                .flatMap(Optional::stream))
        .toList();
  }
}
