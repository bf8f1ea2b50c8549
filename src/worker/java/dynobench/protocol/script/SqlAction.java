package dynobench.protocol.script;

import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import dynobench.script.Expression;
import dynobench.script.Step;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// SQL statement with its requirements and the slots for its results.
abstract sealed class SqlAction implements Action {
  private static final Date EPOCH = new Date(0);
  private static final byte[] NONE = {};

  private final String sql;
  private final Value.@Nullable WholeSource rows;
  final Prepared statement;

  private SqlAction(SqlConnection session, String id, Optional<Expression> rows, Scope scope)
      throws SQLException {
    this.sql = session.asked(id);
    this.statement = Prepared.of(session, id, scope);
    this.rows = rows.isPresent() ? scope.compile(rows.get()).whole() : null;
  }

  /// Compiles a step.
  ///
  /// @throws SQLException when the engine can't prepare the statement
  static SqlAction of(SqlConnection session, Step step, Scope scope) throws SQLException {
    return switch (step) {
      case Step.Execute it -> new Execution(session, it, scope);
      case Step.Ask it -> new Question(session, it, scope);
      case Step.Access _ -> throw new IllegalArgumentException("SQL has no records");
    };
  }

  /// Checks the number of changed or returned rows.
  final void require(long found, Frame frame) throws WrongDataException {
    if (rows != null && rows.of(frame) != found) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d rows by \"%s\"", rows.of(frame), sql),
          String.format(Locale.ROOT, "%,d", found));
    }
  }

  @Override
  public final String words() {
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

  private static final class Execution extends SqlAction {
    private Execution(SqlConnection session, Step.Execute step, Scope scope) throws SQLException {
      super(session, step.statement(), step.rows(), scope);
    }

    @Override
    public void perform(Frame frame) throws WrongDataException, SQLException {
      require(statement.bound(frame).executeUpdate(), frame);
    }
  }

  private static final class Question extends SqlAction {
    private final Reader[] readers;
    private final Requirement requirement;
    private final boolean oneRow;
    private int columns;

    private Question(SqlConnection session, Step.Ask step, Scope scope) throws SQLException {
      super(session, step.statement(), step.rows(), scope);
      List<Reader> all = new ArrayList<>();
      for (Step.Answer each : step.into()) {
        int column = all.size() + 1;
        all.add(Reader.of(column, scope.slot(each.name(), each.kind()), statement.isShort(column)));
      }
      readers = all.toArray(Reader[]::new);
      requirement = Requirement.of(step.is(), words(), scope);
      oneRow = readers.length > 0 || (!step.is().isEmpty() && step.rows().isEmpty());
    }

    @Override
    public void perform(Frame frame) throws WrongDataException, SQLException {
      long count = 0;
      try (ResultSet found = statement.bound(frame).executeQuery()) {
        while (found.next()) {
          count++;
          for (Reader each : readers) {
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
            "one row by " + words(), String.format(Locale.ROOT, "%,d", count));
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

  /// Reader that stores a column in the frame.
  @FunctionalInterface
  private interface Reader {
    void read(ResultSet found, Frame frame) throws SQLException;

    static Reader of(int column, Scope.Slot slot, boolean isShort) {
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
      };
    }

    private static Object or(@Nullable Object value, Object absent) {
      return value == null ? absent : value;
    }
  }
}
