package dynobench.engine.instrumented;

import dynobench.engine.KeyCursor;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.engine.SelectOptions;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.Date;
import java.sql.SQLException;
import java.util.function.LongUnaryOperator;

/// A row table that reports operations. The engine itself loops over the rows: it requests each row
/// to insert, and passes on each row that it reads. The work between two such moments is an
/// operation. Counting and reading keys are not reported.
final class AttendedRows implements RowTable {
  private final RowTable table;
  private final OperationListener listener;

  AttendedRows(RowTable table, OperationListener listener) {
    this.table = table;
    this.listener = listener;
  }

  @Override
  public void create() throws SQLException, IOException {
    listener.beforeOperation();
    table.create();
    listener.afterOperation();
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) throws SQLException, IOException {
    listener.beforeOperation();
    table.insert(new AttendedCursor(rows, listener), commit);
    listener.afterOperation();
    listener.afterLast();
  }

  @Override
  public void scan(SelectOptions reading, RowSink sink) throws SQLException, IOException {
    listener.beforeOperation();
    table.scan(
        reading,
        (name, value, date, longNumber, floatNumber) -> {
          listener.afterOperation();
          sink.row(name, value, date, longNumber, floatNumber);
          listener.beforeOperation();
        });
    listener.afterOperation();
    listener.afterLast();
  }

  @Override
  public long count() throws SQLException, IOException {
    return table.count();
  }

  @Override
  public Object[] keys(int first, LongUnaryOperator number) throws SQLException, IOException {
    return table.keys(first, number);
  }

  /// Reports one operation for all rows, because the cursor of keys cannot report single ones.
  @Override
  public void delete(KeyCursor keys, CommitStyle commit) throws SQLException, IOException {
    listener.beforeOperation();
    table.delete(keys, commit);
    listener.afterOperation();
    listener.afterLast();
  }

  /// A cursor that does not count the generation of a row as the engine's work.
  private record AttendedCursor(RowCursor rows, OperationListener listener) implements RowCursor {
    @Override
    public boolean next() {
      listener.afterOperation();
      boolean more = rows.next();
      listener.beforeOperation();
      return more;
    }

    @Override
    public long id() {
      return rows.id();
    }

    @Override
    public String name() {
      return rows.name();
    }

    @Override
    public int value() {
      return rows.value();
    }

    @Override
    public Date date() {
      return rows.date();
    }

    @Override
    public long longNumber() {
      return rows.longNumber();
    }

    @Override
    public float floatNumber() {
      return rows.floatNumber();
    }
  }
}
