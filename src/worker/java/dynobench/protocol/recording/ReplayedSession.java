package dynobench.protocol.recording;

import dynobench.engine.Session;
import dynobench.recorder.format.StatementFlags;
import dynobench.recording.ExecutionOutcome;
import dynobench.recording.ReadShape;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedError;
import dynobench.recording.RecordedUnit;
import dynobench.recording.StatementText;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes the calls of a recorded session on a connection, and compares their results. Confined to
/// one thread, except [#cancel].
final class ReplayedSession {
  private final Session session;
  private final Connection connection;
  private final ResultTallies tallies;
  private final ResultComparison comparison;
  private boolean repeatsConflicts;
  private final Map<Integer, OpenStatement> statements = new HashMap<>();
  private final Map<Integer, Unprepared> unprepared = new HashMap<>();
  private final Map<Integer, Savepoint> savepoints = new HashMap<>();
  private volatile @Nullable Statement running;
  private volatile String activity = "its first transaction";

  /// Statement that isn't prepared, because the engine refused it or the replay leaves it out.
  private record Unprepared(StatementText text, ResultVerdict verdict, String reason) {}

  /// Creates a session.
  ///
  /// @param shapes ways to read rows, by number
  ReplayedSession(Session session, ResultTallies tallies, Map<Integer, ReadShape> shapes) {
    this.session = session;
    this.connection = session.sql().connection();
    this.tallies = tallies;
    this.comparison = new ResultComparison(shapes);
  }

  /// Makes all calls of a unit, and counts the results.
  ///
  /// @param repeatable whether a conflict with another session is thrown, so that the caller may
  ///   repeat the unit; otherwise it is counted
  /// @throws SQLException if a conflict is thrown, or the begin or end of a transaction failed
  ///   unlike the recorded one
  void perform(RecordedUnit unit, boolean repeatable) throws SQLException, IOException {
    repeatsConflicts = repeatable;
    for (RecordedCall each : unit.calls()) {
      perform(each);
    }
    tallies.settle();
  }

  /// Undoes a unit that is going to be repeated.
  void undo() throws SQLException {
    tallies.discard();
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
  }

  private void perform(RecordedCall call) throws SQLException, IOException {
    switch (call) {
      case RecordedCall.Opened it -> open(it);
      case RecordedCall.Closed _ -> reset();
      case RecordedCall.AutocommitSet it -> connection.setAutoCommit(it.autocommit());
      case RecordedCall.IsolationSet it -> isolate(it.level());
      case RecordedCall.Committed it -> end(it.error(), connection::commit);
      case RecordedCall.RolledBack it -> end(it.error(), connection::rollback);
      case RecordedCall.SavepointSet it -> savepoints.put(it.number(), connection.setSavepoint());
      case RecordedCall.RolledBackTo it -> rollBackTo(it.savepoint());
      case RecordedCall.SavepointReleased it -> release(it.savepoint());
      case RecordedCall.ThreadChanged _, RecordedCall.KeysRead _ -> {}
      case RecordedCall.StatementClosed it -> closeQuietly(statements.remove(it.slot()));
      default -> performStatement(call);
    }
  }

  private void performStatement(RecordedCall call) throws SQLException, IOException {
    switch (call) {
      case RecordedCall.Prepared it -> prepare(it);
      case RecordedCall.Executed it -> execute(it);
      case RecordedCall.ExecutedDirectly it -> execute(it);
      case RecordedCall.ExecutedBatch it -> execute(it);
      case RecordedCall.ExecutedTexts it -> execute(it);
      case RecordedCall.ResultRead it -> read(it);
      default -> throw new IllegalStateException("not a statement: " + call);
    }
  }

  private void open(RecordedCall.Opened opened) throws SQLException {
    reset();
    connection.setAutoCommit(opened.autocommit());
    isolate(opened.isolation());
  }

  /// Sets an isolation level, if the engine has it.
  private void isolate(int level) throws SQLException {
    if (level != Connection.TRANSACTION_NONE
        && level != connection.getTransactionIsolation()
        && connection.getMetaData().supportsTransactionIsolationLevel(level)) {
      connection.setTransactionIsolation(level);
    }
  }

  /// Closes all statements, and ends a transaction that was left open.
  void reset() throws SQLException {
    statements.values().forEach(ReplayedSession::closeQuietly);
    statements.clear();
    unprepared.clear();
    savepoints.clear();
    if (!connection.getAutoCommit()) {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  /// An end of a transaction.
  @FunctionalInterface
  private interface End {
    void run() throws SQLException;
  }

  private static void end(@Nullable RecordedError recorded, End end) throws SQLException {
    try {
      end.run();
    } catch (SQLException e) {
      if (recorded == null) {
        throw e;
      }
    }
  }

  private void rollBackTo(int number) throws SQLException {
    Savepoint savepoint = savepoints.get(number);
    if (savepoint != null) {
      connection.rollback(savepoint);
    }
  }

  private void release(int number) throws SQLException {
    Savepoint savepoint = savepoints.remove(number);
    if (savepoint != null) {
      connection.releaseSavepoint(savepoint);
    }
  }

  private static void closeQuietly(@Nullable OpenStatement statement) {
    try {
      if (statement != null) {
        statement.close();
      }
    } catch (SQLException e) {
      // Some drivers refuse to close statements after an error. Nothing depends on it.
    }
  }

  private void prepare(RecordedCall.Prepared call) {
    if (call.error() != null) {
      return;
    }
    closeQuietly(statements.remove(call.slot()));
    Optional<String> unsafe = UnsafeStatements.reason(call.text().sql());
    if (unsafe.isPresent()) {
      unprepared.put(call.slot(), new Unprepared(call.text(), ResultVerdict.SKIPPED, unsafe.get()));
      return;
    }
    try {
      statements.put(call.slot(), new OpenStatement(prepared(call), call.text()));
    } catch (SQLException e) {
      // Each execution counts as refused.
      unprepared.put(
          call.slot(), new Unprepared(call.text(), ResultVerdict.REFUSED, ReplayedError.words(e)));
    }
  }

  private PreparedStatement prepared(RecordedCall.Prepared call) throws SQLException {
    String sql = call.text().sql();
    if ((call.flags() & StatementFlags.CALL) != 0) {
      return connection.prepareCall(sql);
    }
    return (call.flags() & StatementFlags.KEYS) != 0
        ? connection.prepareStatement(sql, Statement.RETURN_GENERATED_KEYS)
        : connection.prepareStatement(sql);
  }

  /// An execution, which returns whether there is a result.
  @FunctionalInterface
  private interface Execution {
    boolean run() throws SQLException;
  }

  private void execute(RecordedCall.Executed call) throws SQLException {
    OpenStatement open = statements.get(call.slot());
    if (open == null) {
      refuse(call.slot());
      return;
    }
    run(
        open,
        call.error(),
        call.outcome(),
        () -> {
          PreparedStatement prepared = open.prepared();
          ParameterSetter.set(prepared, call.values());
          return prepared.execute();
        });
  }

  /// Counts an execution of a statement that isn't prepared.
  private void refuse(int slot) {
    Unprepared refused = unprepared.get(slot);
    if (refused != null) {
      tallies.count(refused.text(), refused.verdict(), refused.reason());
    }
  }

  private void execute(RecordedCall.ExecutedDirectly call) throws SQLException {
    OpenStatement open = direct(call.slot(), call.text());
    String sql = call.text().sql();
    Optional<String> reason = UnsafeStatements.reason(sql);
    if (reason.isPresent()) {
      tallies.count(call.text(), ResultVerdict.SKIPPED, reason.get());
      return;
    }
    run(
        open,
        call.error(),
        call.outcome(),
        () ->
            (call.flags() & StatementFlags.KEYS) != 0
                ? open.statement().execute(sql, Statement.RETURN_GENERATED_KEYS)
                : open.statement().execute(sql));
  }

  private OpenStatement direct(int slot, StatementText text) throws SQLException {
    OpenStatement open = statements.get(slot);
    if (open == null) {
      open = new OpenStatement(connection.createStatement(), text);
      statements.put(slot, open);
    }
    open.use(text);
    return open;
  }

  /// Runs an execution and counts its outcome, unless that is a result: then its reading counts.
  private void run(
      OpenStatement open,
      @Nullable RecordedError recorded,
      ExecutionOutcome outcome,
      Execution execution)
      throws SQLException {
    StatementText text = open.text();
    activity = text.sql();
    running = open.statement();
    try {
      boolean isResult = execution.run();
      open.opened(isResult ? open.statement().getResultSet() : null);
      if (recorded != null) {
        tallies.count(text, ResultVerdict.DIFFERENT, "no error instead of " + recorded.state());
      } else {
        count(open, outcome, isResult);
      }
    } catch (SQLException e) {
      open.opened(null);
      failed(e, recorded, text);
    } finally {
      running = null;
    }
  }

  private void failed(SQLException e, @Nullable RecordedError recorded, StatementText text)
      throws SQLException {
    if (repeatsConflicts && recorded == null && session.isConflict(e)) {
      throw e;
    }
    ReplayedError.count(e, recorded, text, tallies);
  }

  private void count(OpenStatement open, ExecutionOutcome outcome, boolean isResult)
      throws SQLException {
    switch (outcome) {
      case ExecutionOutcome.Count(long rows) -> {
        long found = isResult ? -1 : Math.max(0, open.statement().getUpdateCount());
        if (found == rows) {
          tallies.same(open.text());
        } else {
          String words = (isResult ? "a result" : found + " changed rows") + " instead of " + rows;
          tallies.count(open.text(), ResultVerdict.DIFFERENT, words);
        }
      }
      case ExecutionOutcome.Result() -> {
        if (!isResult) {
          tallies.count(open.text(), ResultVerdict.DIFFERENT, "no result");
        }
      }
      case ExecutionOutcome.Failed() -> {}
    }
  }

  private void execute(RecordedCall.ExecutedBatch call) throws SQLException {
    OpenStatement open = statements.get(call.slot());
    if (open == null) {
      refuse(call.slot());
      return;
    }
    runBatch(
        open,
        call.error(),
        call.counts(),
        () -> {
          PreparedStatement prepared = open.prepared();
          for (List<Object> row : call.rows()) {
            ParameterSetter.set(prepared, row);
            prepared.addBatch();
          }
          return prepared.executeBatch();
        });
  }

  private void execute(RecordedCall.ExecutedTexts call) throws SQLException {
    if (call.texts().isEmpty()) {
      return;
    }
    OpenStatement open = direct(call.slot(), call.texts().getFirst());
    runBatch(
        open,
        call.error(),
        call.counts(),
        () -> {
          for (StatementText each : call.texts()) {
            if (UnsafeStatements.reason(each.sql()).isEmpty()) {
              open.statement().addBatch(each.sql());
            }
          }
          return open.statement().executeBatch();
        });
  }

  /// A batch, which returns its counts.
  @FunctionalInterface
  private interface Batch {
    int[] run() throws SQLException;
  }

  private void runBatch(
      OpenStatement open, @Nullable RecordedError recorded, List<Long> counts, Batch batch)
      throws SQLException {
    StatementText text = open.text();
    activity = text.sql();
    running = open.statement();
    try {
      int[] found = batch.run();
      if (recorded != null) {
        tallies.count(text, ResultVerdict.DIFFERENT, "no error instead of " + recorded.state());
      } else if (BatchCounts.areEqual(counts, found)) {
        tallies.same(text);
      } else {
        tallies.count(text, ResultVerdict.DIFFERENT, "other numbers of changed rows in the batch");
      }
    } catch (SQLException e) {
      failed(e, recorded, text);
    } finally {
      running = null;
    }
  }

  private void read(RecordedCall.ResultRead call) throws SQLException, IOException {
    OpenStatement open = statements.get(call.slot());
    ResultSet result = open == null ? null : open.take();
    if (open == null || result == null) {
      return; // its execution has been counted
    }
    try {
      comparison.compare(call, result, open.text(), tallies);
    } catch (SQLException e) {
      failed(e, null, open.text());
    }
  }

  /// Returns the current activity. May be called by any thread.
  String activity() {
    return activity;
  }

  /// Cancels the running statement, if the engine supports that. May be called by any thread.
  void cancel() throws SQLException {
    Statement current = running;
    if (current != null) {
      current.cancel();
    }
  }
}
