package dynobench.protocol.recording;

import dynobench.engine.Session;
import dynobench.recorder.format.StatementFlags;
import dynobench.recording.ExecutionOutcome;
import dynobench.recording.ReadShape;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedError;
import dynobench.recording.RecordedUnit;
import dynobench.recording.ReplayText;
import dynobench.recording.StatementText;
import dynobench.recording.Translations;
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
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Makes the calls of a recorded session on a connection, and compares their results. Confined to
/// one thread, except [#cancel].
final class ReplayedSession {
  /// Statements after which SQLite still tells the rows that the one before has changed.
  private static final Pattern DEFINITION =
      Pattern.compile("\\s*(CREATE|ALTER|DROP)\\b", Pattern.CASE_INSENSITIVE);

  private final Session session;
  private final Connection connection;
  private final ResultTallies tallies;
  private final ResultComparison comparison;
  private final ParameterSetter parameters;
  private boolean repeatsConflicts;
  private List<Object> keys = List.of();
  private final ReplayStatements statements;
  private final Map<Integer, Savepoint> savepoints = new HashMap<>();
  private volatile @Nullable Statement running;
  private volatile String activity = "its first transaction";

  /// Creates a session.
  ///
  /// @param shapes ways to read rows, by number
  /// @param translations translations of the recording's statements
  ReplayedSession(
      Session session,
      ResultTallies tallies,
      Map<Integer, ReadShape> shapes,
      Translations translations) {
    this.session = session;
    this.connection = session.sql().connection();
    this.tallies = tallies;
    this.comparison = new ResultComparison(shapes, new ValueReader(translations.timesAsText()));
    this.parameters = new ParameterSetter(translations.timesAsText());
    this.statements = new ReplayStatements(connection, translations, tallies);
  }

  /// Makes all calls of a unit, and counts the results.
  ///
  /// @param repeatable whether a conflict with another session is thrown, so that the caller may
  ///   repeat the unit; otherwise it is counted
  /// @param gate wait before each execution or end of a transaction
  /// @throws SQLException if a conflict is thrown, or the begin or end of a transaction failed
  ///   unlike the recorded one
  void perform(RecordedUnit unit, boolean repeatable, CallGate gate)
      throws SQLException, IOException {
    repeatsConflicts = repeatable;
    for (int i = 0; i < unit.calls().size(); i++) {
      keys = unit.keys().getOrDefault(i, List.of());
      RecordedCall call = unit.calls().get(i);
      if (call.isOrdered()) {
        gate.await(call);
      }
      perform(call);
    }
    tallies.settle();
  }

  /// Undoes a unit that is going to be repeated.
  void undo() throws SQLException {
    tallies.discard();
    statements.forgetResults();
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
      case RecordedCall.SavepointSet it ->
          end(it.error(), () -> savepoints.put(it.number(), connection.setSavepoint()));
      case RecordedCall.RolledBackTo it -> rollBackTo(it.savepoint());
      case RecordedCall.SavepointReleased it -> release(it.savepoint());
      case RecordedCall.ThreadChanged _, RecordedCall.KeysRead _ -> {}
      case RecordedCall.RowsLimited it -> statements.limit(it.slot(), it.rows());
      case RecordedCall.StatementClosed it -> statements.close(it.slot());
      default -> performStatement(call);
    }
  }

  private void performStatement(RecordedCall call) throws SQLException, IOException {
    switch (call) {
      case RecordedCall.Prepared it -> statements.prepare(it);
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
    statements.reset();
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
      if (recorded == null && !ReplayedError.isOfAbortedTransaction(e)) {
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

  /// An execution, which returns whether there is a result.
  @FunctionalInterface
  private interface Execution {
    boolean run() throws SQLException;

    /// Runs the execution. A driver may fail in another way than by an SQLException.
    default boolean runSafely() throws SQLException {
      try {
        return run();
      } catch (RuntimeException e) {
        throw new SQLException("the driver failed: " + e, e);
      }
    }
  }

  private void execute(RecordedCall.Executed call) throws SQLException {
    OpenStatement open = statements.prepared(call.slot());
    if (open == null) {
      return;
    }
    boolean hasKey = keys.size() == 1;
    run(
        open,
        call.error(),
        call.outcome(),
        () -> {
          PreparedStatement prepared = open.prepared(hasKey);
          parameters.set(prepared, open.text().values(call.values(), hasKey ? keys.getFirst() : 0));
          boolean isResult = prepared.execute();
          complete(open.text());
          return isResult;
        });
  }

  private void execute(RecordedCall.ExecutedDirectly call) throws SQLException {
    TransactionEnd end = TransactionEnd.of(call.text().sql());
    if (end != null) {
      endByText(call, end);
      return;
    }
    OpenStatement open = statements.direct(call.slot(), call.text());
    if (open == null) {
      return;
    }
    String sql = open.text().sql();
    run(
        open,
        call.error(),
        call.outcome(),
        () -> {
          boolean isResult =
              (call.flags() & StatementFlags.KEYS) != 0
                  ? open.statement().execute(sql, Statement.RETURN_GENERATED_KEYS)
                  : open.statement().execute(sql);
          complete(open.text());
          return isResult;
        });
  }

  /// Executes the statements that complete a text.
  private void complete(ReplayText text) throws SQLException {
    if (!text.following().isEmpty()) {
      try (Statement statement = connection.createStatement()) {
        for (String each : text.following()) {
          statement.execute(each);
        }
      }
    }
  }

  private void endByText(RecordedCall.ExecutedDirectly call, TransactionEnd end)
      throws SQLException {
    if (!connection.getAutoCommit()) {
      boolean commits = end == TransactionEnd.COMMIT;
      end(call.error(), commits ? connection::commit : connection::rollback);
    }
    tallies.same(call.text());
  }

  /// Runs an execution and counts its outcome, unless that is a result: then its reading counts.
  private void run(
      OpenStatement open,
      @Nullable RecordedError recorded,
      ExecutionOutcome outcome,
      Execution execution)
      throws SQLException {
    StatementText text = open.recorded();
    if (leavesOut(recorded, text)) {
      return;
    }
    activity = text.sql();
    running = open.statement();
    try {
      boolean isResult = execution.runSafely();
      boolean isRead = isResult && recorded == null;
      open.opened(isRead ? open.statement().getResultSet() : null);
      if (recorded != null) {
        tallies.count(text, ResultVerdict.DIFFERENT, "no error instead of " + recorded.state());
      } else {
        count(open, outcome, isResult);
      }
    } catch (SQLException e) {
      open.opened(null);
      if (open.text().mayFail()) {
        tallies.same(text);
      } else {
        failed(e, recorded, text);
      }
    } finally {
      running = null;
    }
  }

  /// Returns whether an execution isn't repeated. One that the application has ended might take for
  /// ever without it.
  private boolean leavesOut(@Nullable RecordedError recorded, StatementText text) {
    boolean ended = recorded != null && recorded.isEnd();
    if (ended) {
      tallies.count(text, ResultVerdict.NOT_COMPARED, "");
    }
    return ended;
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
        if (found == rows || (rows == 0 && DEFINITION.matcher(open.text().sql()).lookingAt())) {
          tallies.same(open.recorded());
        } else {
          String words = (isResult ? "a result" : found + " changed rows") + " instead of " + rows;
          tallies.count(open.recorded(), ResultVerdict.DIFFERENT, words);
        }
      }
      case ExecutionOutcome.Result() -> {
        if (!isResult) {
          tallies.count(open.recorded(), ResultVerdict.DIFFERENT, "no result");
        }
      }
      case ExecutionOutcome.Failed() -> {}
    }
  }

  private void execute(RecordedCall.ExecutedBatch call) throws SQLException {
    OpenStatement open = statements.prepared(call.slot());
    if (open == null) {
      return;
    }
    List<Object> rowKeys = keys;
    boolean hasKeys = rowKeys.size() == call.rows().size();
    runBatch(
        open,
        call.error(),
        call.counts(),
        () -> {
          PreparedStatement prepared = open.prepared(hasKeys);
          for (int i = 0; i < call.rows().size(); i++) {
            Object key = hasKeys ? rowKeys.get(i) : 0;
            parameters.set(prepared, open.text().values(call.rows().get(i), key));
            prepared.addBatch();
          }
          return prepared.executeBatch();
        });
  }

  private void execute(RecordedCall.ExecutedTexts call) throws SQLException {
    OpenStatement batch = null;
    for (StatementText each : call.texts()) {
      OpenStatement open = statements.direct(call.slot(), each);
      if (open != null) {
        open.statement().addBatch(open.text().sql());
        batch = open;
      }
    }
    if (batch != null) {
      Statement statement = batch.statement();
      runBatch(batch, call.error(), call.counts(), statement::executeBatch);
    }
  }

  /// A batch, which returns its counts.
  @FunctionalInterface
  private interface Batch {
    int[] run() throws SQLException;
  }

  private void runBatch(
      OpenStatement open, @Nullable RecordedError recorded, List<Long> counts, Batch batch)
      throws SQLException {
    StatementText text = open.recorded();
    if (leavesOut(recorded, text)) {
      return;
    }
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
      if (recorded != null && !BatchCounts.areEqual(counts, e)) {
        tallies.count(text, ResultVerdict.DIFFERENT, "other numbers of changed rows in the batch");
      } else {
        failed(e, recorded, text);
      }
    } finally {
      running = null;
    }
  }

  private void read(RecordedCall.ResultRead call) throws SQLException, IOException {
    OpenStatement open = statements.find(call.slot());
    ResultSet result = open == null ? null : open.take();
    if (open == null || result == null) {
      return; // its execution has been counted
    }
    try {
      boolean rowsOnly = statements.hasEngineValues(open.recorded());
      comparison.compare(call, result, open.recorded(), rowsOnly, tallies);
    } catch (SQLException e) {
      failed(e, null, open.recorded());
    } catch (RuntimeException e) { // of the driver, which fails in another way than the JDBC says
      failed(new SQLException("the driver failed: " + e, e), null, open.recorded());
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
