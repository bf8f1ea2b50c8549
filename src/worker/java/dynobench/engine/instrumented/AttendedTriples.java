package dynobench.engine.instrumented;

import dynobench.engine.TripleTable;
import java.io.IOException;
import java.sql.SQLException;

/// A triple table that reports operations. Each call is one operation; in a scan, each triple is
/// one operation, and the end of the scan another.
final class AttendedTriples implements TripleTable {
  private final TripleTable table;
  private final OperationListener listener;

  AttendedTriples(TripleTable table, OperationListener listener) {
    this.table = table;
    this.listener = listener;
  }

  @FunctionalInterface
  private interface Call {
    void make() throws SQLException, IOException;
  }

  private void callInstrumented(Call call) throws SQLException, IOException {
    listener.beforeOperation();
    call.make();
    listener.afterOperation();
  }

  @Override
  public void create() throws SQLException, IOException {
    callInstrumented(table::create);
  }

  @Override
  public void insert(String subject, String predicate, String object)
      throws SQLException, IOException {
    callInstrumented(() -> table.insert(subject, predicate, object));
  }

  @Override
  public void delete(String subject, String predicate, String object)
      throws SQLException, IOException {
    callInstrumented(() -> table.delete(subject, predicate, object));
  }

  @Override
  public void find(String subject, Sink sink) throws SQLException, IOException {
    callInstrumented(() -> table.find(subject, sink));
  }

  @Override
  public void find(String predicate, String object, Sink sink) throws SQLException, IOException {
    callInstrumented(() -> table.find(predicate, object, sink));
  }

  @Override
  public void path(String start, String first, String second, Sink sink)
      throws SQLException, IOException {
    callInstrumented(() -> table.path(start, first, second, sink));
  }

  @Override
  public void scan(Sink sink) throws SQLException, IOException {
    listener.beforeOperation();
    table.scan((subject, predicate, object) -> {
      listener.afterOperation();
      sink.triple(subject, predicate, object);
      listener.beforeOperation();
    });
    listener.afterOperation();
    listener.afterLast();
  }

  @Override
  public void commit() throws SQLException, IOException {
    callInstrumented(table::commit);
  }

  @Override
  public void close() throws SQLException, IOException {
    callInstrumented(table::close);
    listener.afterLast();
  }
}
