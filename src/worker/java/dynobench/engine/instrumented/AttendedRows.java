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
/// operation.
final class AttendedRows implements RowTable {
  private final RowTable table;
  private final OperationListener attendant;

  AttendedRows(RowTable table, OperationListener attendant) {
    this.table = table;
    this.attendant = attendant;
  }

  @Override
  public void create() throws SQLException, IOException {
    attendant.begins();
    table.create();
    attendant.ended();
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) throws SQLException, IOException {
    attendant.begins();
    table.insert(new AttendedCursor(rows, attendant), commit);
    attendant.ended();
    attendant.left();
  }

  @Override
  public void scan(SelectOptions reading, RowSink sink) throws SQLException, IOException {
    attendant.begins();
    table.scan(
        reading,
        (name, value, date, longNumber, floatNumber) -> {
          attendant.ended();
          sink.row(name, value, date, longNumber, floatNumber);
          attendant.begins();
        });
    attendant.ended();
    attendant.left();
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
    attendant.begins();
    table.delete(keys, commit);
    attendant.ended();
    attendant.left();
  }

  /// A cursor that does not count the generation of a row as the engine's work.
  private record AttendedCursor(RowCursor rows, OperationListener attendant) implements RowCursor {
    @Override
    public boolean next() {
      attendant.ended();
      boolean more = rows.next();
      attendant.begins();
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
