package dynobench.protocol.script;

import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import dynobench.script.Expression;
import dynobench.script.TransactionStep;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// SQL statement with its requirements and the slots for its results.
abstract sealed class SqlAction implements StepAction {
  private static final Date EPOCH = new Date(0);
  private static final Timestamp MIDNIGHT = new Timestamp(0);
  private static final byte[] NONE = {};

  private final String sql;
  private final CompiledValue.@Nullable WholeSource rows;
  final BoundStatement statement;

  private SqlAction(SqlConnection session, String id, Optional<Expression> rows, Scope scope)
      throws SQLException {
    this.sql = session.statement(id);
    this.statement = BoundStatement.of(session, id, scope);
    this.rows = rows.isPresent() ? scope.compile(rows.get()).whole() : null;
  }

  /// Compiles a step.
  ///
  /// @throws SQLException when the engine can't prepare the statement
  static SqlAction of(SqlConnection session, TransactionStep step, Scope scope)
      throws SQLException {
    return switch (step) {
      case TransactionStep.Execute it -> new Execution(session, it, scope);
      case TransactionStep.Ask it -> new Question(session, it, scope);
      case TransactionStep.Access _ ->
          throw new IllegalArgumentException("a workload of SQL has no records");
    };
  }

  /// Checks the number of changed or returned rows, if the step states one.
  final void require(long found, EvaluationFrame frame) throws WrongDataException {
    if (rows != null && rows.of(frame) != found) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d rows by \"%s\"", rows.of(frame), sql),
          String.format(Locale.ROOT, "%,d", found));
    }
  }

  @Override
  public final String description() {
    return "\"" + sql + "\"";
  }

  @Override
  public final void cancel() throws SQLException {
    statement.cancel();
  }

  @Override
  public final void close() throws SQLException {
    statement.close();
  }

  /// Statement that changes rows.
  private static final class Execution extends SqlAction {
    private Execution(SqlConnection session, TransactionStep.Execute step, Scope scope)
        throws SQLException {
      super(session, step.statement(), step.rows(), scope);
    }

    @Override
    public void perform(EvaluationFrame frame) throws WrongDataException, SQLException {
      require(statement.bound(frame).executeUpdate(), frame);
    }
  }

  /// Query, whose complete result is read. It must have one row if values are stored, or if values
  /// are required and the step states no number of rows.
  private static final class Question extends SqlAction {
    private final ColumnReader[] readers;
    private final ExpectedResult requirement;
    private final boolean oneRow;
    private int columns;

    private Question(SqlConnection session, TransactionStep.Ask step, Scope scope)
        throws SQLException {
      super(session, step.statement(), step.rows(), scope);
      List<ColumnReader> all = new ArrayList<>();
      for (TransactionStep.Answer each : step.into()) {
        int column = all.size() + 1;
        all.add(
            ColumnReader.of(
                column, scope.slot(each.name(), each.kind()), statement.isShort(column)));
      }
      readers = all.toArray(ColumnReader[]::new);
      requirement = ExpectedResult.of(step.is(), description(), scope);
      oneRow = readers.length > 0 || (!step.is().isEmpty() && step.rows().isEmpty());
    }

    @Override
    public void perform(EvaluationFrame frame) throws WrongDataException, SQLException {
      long count = 0;
      try (ResultSet found = statement.bound(frame).executeQuery()) {
        while (found.next()) {
          count++;
          for (ColumnReader each : readers) {
            each.read(found, frame);
          }
          if (requirement.isSome()) {
            requirement.require(found, count, frame);
          } else if (readers.length == 0) {
            all(found);
          }
        }
      }
      if (oneRow && count != 1) {
        throw new WrongDataException(
            "one row by " + description(), String.format(Locale.ROOT, "%,d", count));
      }
      require(count, frame);
    }

    /// Reads all columns although their values are not used, so that the driver must deliver them.
    private void all(ResultSet found) throws SQLException {
      if (columns == 0) {
        columns = found.getMetaData().getColumnCount();
      }
      for (int i = 1; i <= columns; i++) {
        found.getObject(i);
      }
    }
  }

  /// Reader that stores a column in the frame. NULL becomes 0, an empty text, the first of January
  /// 1970, no bytes, or false; it stays NULL in a column of the type `nullable`.
  @FunctionalInterface
  private interface ColumnReader {
    void read(ResultSet found, EvaluationFrame frame) throws SQLException;

    static ColumnReader of(int column, Scope.Slot slot, boolean isShort) {
      int number = slot.number();
      return switch (slot.kind()) {
        case WHOLE ->
            isShort
                ? (found, frame) -> frame.wholes[number] = found.getInt(column)
                : (found, frame) -> frame.wholes[number] = found.getLong(column);
        case REAL -> (found, frame) -> frame.reals[number] = found.getDouble(column);
        case TEXT -> (found, frame) -> frame.objects[number] = or(found.getString(column), "");
        case DATE -> (found, frame) -> frame.objects[number] = or(found.getDate(column), EPOCH);
        case BYTES -> (found, frame) -> frame.objects[number] = or(found.getBytes(column), NONE);
        case TIMESTAMP ->
            (found, frame) -> frame.objects[number] = or(found.getTimestamp(column), MIDNIGHT);
        case BOOLEAN -> (found, frame) -> frame.objects[number] = found.getBoolean(column);
        case NULLABLE ->
            (found, frame) ->
                frame.objects[number] = or(found.getObject(column), CompiledValue.NULL);
      };
    }

    private static Object or(@Nullable Object value, Object absent) {
      return value == null ? absent : value;
    }
  }
}
