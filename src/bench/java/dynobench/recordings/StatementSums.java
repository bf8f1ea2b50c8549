package dynobench.recordings;

import dynobench.recording.ExecutionOutcome;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Sums over the executions of one statement, for each third of the recording's time.
final class StatementSums {
  private static final int THIRDS = 3;

  /// Number of executions in one transaction from which on a repetition is a finding.
  private static final int MANY = 10;

  private static final double MANY_ROWS = 1_000;

  /// Conditions for a statement that became slower.
  private static final int FEWEST = 50;

  private static final double SLOWER = 5;
  private static final double MORE_ROWS = 2;
  private static final long NOTICEABLE_NANOS = 100_000;

  private final String sql;
  private final boolean isOneText;
  private final DurationSums[] times = new DurationSums[THIRDS];
  private final long[] read = new long[THIRDS];
  private boolean hasRows;
  private long results;
  private long changed;
  private long repeating;
  private long repeated;
  private long mostRepeated;

  /// @param isOneText whether all executions have this text
  StatementSums(String sql, boolean isOneText) {
    this.sql = sql;
    this.isOneText = isOneText;
    for (int i = 0; i < THIRDS; i++) {
      times[i] = new DurationSums();
    }
  }

  String sql() {
    return sql;
  }

  /// Adds an execution.
  ///
  /// @param third third of the recording's time, from 0
  void add(int third, long nanos) {
    times[third].add(nanos);
  }

  void add(ExecutionOutcome outcome) {
    hasRows |= !(outcome instanceof ExecutionOutcome.Failed);
    switch (outcome) {
      case ExecutionOutcome.Count(long rows) -> changed += Math.max(0, rows);
      case ExecutionOutcome.Result() -> results++;
      case ExecutionOutcome.Failed() -> {}
    }
  }

  void addRead(int third, long rows) {
    read[third] += rows;
  }

  /// Takes note of a transaction that executed the statement.
  void addTransaction(long executions) {
    if (executions > MANY) {
      repeating++;
      repeated += executions;
      mostRepeated = Math.max(mostRepeated, executions);
    }
  }

  long count() {
    return Stream.of(times).mapToLong(DurationSums::count).sum();
  }

  long totalNanos() {
    return Stream.of(times).mapToLong(DurationSums::total).sum();
  }

  StatementFigures figures() {
    var all = new DurationSums();
    Stream.of(times).forEach(all::addAll);
    double rows = (double) (changed + LongStream.of(read).sum()) / Math.max(1, all.count());
    return new StatementFigures(
        sql,
        all.count(),
        hasRows ? OptionalDouble.of(rows) : OptionalDouble.empty(),
        all.total(),
        all.p50(),
        all.p99());
  }

  Optional<RecordingFinding> repetition() {
    return isOneText && repeating > 0
        ? Optional.of(
            new RecordingFinding.Repeated(sql, results > 0, repeating, repeated, mostRepeated))
        : Optional.empty();
  }

  Optional<RecordingFinding> largeResult() {
    double rows = (double) LongStream.of(read).sum() / Math.max(1, results);
    return results > 0 && rows > MANY_ROWS
        ? Optional.of(new RecordingFinding.LargeResult(sql, rows, results))
        : Optional.empty();
  }

  /// Returns whether the statement became slower from the first third to the last one, though it
  /// read about as many rows.
  ///
  /// @param others ratio by which all statements became slower, for example because of more clients
  Optional<RecordingFinding> slowdown(double others) {
    DurationSums early = times[0];
    DurationSums late = times[THIRDS - 1];
    boolean enough = isOneText && early.count() >= FEWEST && late.count() >= FEWEST;
    if (!enough || late.p50() < NOTICEABLE_NANOS) {
      return Optional.empty();
    }
    double before = (double) read[0] / early.count();
    double after = (double) read[THIRDS - 1] / late.count();
    boolean isSlower = late.p50() >= SLOWER * Math.max(1, others) * early.p50();
    return isSlower && after <= MORE_ROWS * Math.max(1, before)
        ? Optional.of(new RecordingFinding.Slower(sql, early.p50(), late.p50()))
        : Optional.empty();
  }
}
