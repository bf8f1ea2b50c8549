package dynobench.engine.instrumented;

import dynobench.engine.PairTable;
import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A pair table that reports each call as an operation.
final class AttendedPairs implements PairTable {
  private final PairTable table;
  private final OperationListener attendant;

  AttendedPairs(PairTable table, OperationListener attendant) {
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
  public void put(String name, String value) throws SQLException, IOException {
    attendant.begins();
    table.put(name, value);
    attendant.ended();
  }

  @Override
  public @Nullable String get(String name) throws SQLException, IOException {
    attendant.begins();
    String value = table.get(name);
    attendant.ended();
    return value;
  }

  @Override
  public void commit() throws SQLException, IOException {
    attendant.begins();
    table.commit();
    attendant.ended();
  }

  @Override
  public void close() throws SQLException, IOException {
    attendant.begins();
    table.close();
    attendant.ended();
    attendant.left();
  }
}
