package dynobench.engine.instrumented;

import dynobench.engine.PairTable;
import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A pair table that reports each call as an operation.
final class AttendedPairs implements PairTable {
  private final PairTable table;
  private final OperationListener listener;

  AttendedPairs(PairTable table, OperationListener listener) {
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
  public void put(String name, String value) throws SQLException, IOException {
    listener.beforeOperation();
    table.put(name, value);
    listener.afterOperation();
  }

  @Override
  public @Nullable String get(String name) throws SQLException, IOException {
    listener.beforeOperation();
    String value = table.get(name);
    listener.afterOperation();
    return value;
  }

  @Override
  public void commit() throws SQLException, IOException {
    listener.beforeOperation();
    table.commit();
    listener.afterOperation();
  }

  @Override
  public void close() throws SQLException, IOException {
    listener.beforeOperation();
    table.close();
    listener.afterOperation();
    listener.afterLast();
  }
}
