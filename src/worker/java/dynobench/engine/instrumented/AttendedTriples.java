package dynobench.engine.instrumented;

import dynobench.engine.TripleTable;
import java.io.IOException;
import java.sql.SQLException;

/// A triple table that reports operations. Each call is one; in a scan, each triple is one.
final class AttendedTriples implements TripleTable {
  private final TripleTable table;
  private final OperationListener attendant;

  AttendedTriples(TripleTable table, OperationListener attendant) {
    this.table = table;
    this.attendant = attendant;
  }

  @FunctionalInterface
  private interface Call {
    void make() throws SQLException, IOException;
  }

  private void attended(Call call) throws SQLException, IOException {
    attendant.begins();
    call.make();
    attendant.ended();
  }

  @Override
  public void create() throws SQLException, IOException {
    attended(table::create);
  }

  @Override
  public void insert(String subject, String predicate, String object)
      throws SQLException, IOException {
    attended(() -> table.insert(subject, predicate, object));
  }

  @Override
  public void delete(String subject, String predicate, String object)
      throws SQLException, IOException {
    attended(() -> table.delete(subject, predicate, object));
  }

  @Override
  public void find(String subject, Sink sink) throws SQLException, IOException {
    attended(() -> table.find(subject, sink));
  }

  @Override
  public void find(String predicate, String object, Sink sink) throws SQLException, IOException {
    attended(() -> table.find(predicate, object, sink));
  }

  @Override
  public void path(String start, String first, String second, Sink sink)
      throws SQLException, IOException {
    attended(() -> table.path(start, first, second, sink));
  }

  @Override
  public void scan(Sink sink) throws SQLException, IOException {
    attendant.begins();
    table.scan((subject, predicate, object) -> {
      attendant.ended();
      sink.triple(subject, predicate, object);
      attendant.begins();
    });
    attendant.ended();
    attendant.left();
  }

  @Override
  public void commit() throws SQLException, IOException {
    attended(table::commit);
  }

  @Override
  public void close() throws SQLException, IOException {
    attended(table::close);
    attendant.left();
  }
}
