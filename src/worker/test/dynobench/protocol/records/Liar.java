package dynobench.protocol.records;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;
import java.util.function.Consumer;

/// A database that returns one record with a changed value.
record Liar(Database honest, long key, Consumer<byte[]> change) implements Database {
  @Override
  public Identity identity() throws SQLException, IOException {
    return honest.identity();
  }

  @Override
  public RowTable rows() {
    return honest.rows();
  }

  @Override
  public RecordTable records(CommitStyle commit) throws SQLException, IOException {
    return new Lying(honest.records(commit), this);
  }

  private void tell(RecordTable.Sink sink, long asked, byte[] value) {
    byte[] told = value.clone();
    if (asked == key) {
      change.accept(told);
    }
    sink.record(asked, told);
  }

  @Override
  public void close() throws SQLException, IOException {
    honest.close();
  }

  private record Lying(RecordTable table, Liar liar) implements RecordTable {
    @Override
    public void create() throws SQLException, IOException {
      table.create();
    }

    @Override
    public void insert(long key, byte[] value) throws SQLException, IOException {
      table.insert(key, value);
    }

    @Override
    public void update(long key, byte[] value) throws SQLException, IOException {
      table.update(key, value);
    }

    @Override
    public boolean delete(long key) throws SQLException, IOException {
      return table.delete(key);
    }

    @Override
    public void read(long key, Sink sink) throws SQLException, IOException {
      table.read(key, (asked, value) -> liar.tell(sink, asked, value));
    }

    @Override
    public void scan(Sink sink) throws SQLException, IOException {
      table.scan((asked, value) -> liar.tell(sink, asked, value));
    }

    @Override
    public void scan(long from, long to, Sink sink) throws SQLException, IOException {
      table.scan(from, to, (asked, value) -> liar.tell(sink, asked, value));
    }

    @Override
    public void commit() throws SQLException, IOException {
      table.commit();
    }

    @Override
    public void close() throws SQLException, IOException {
      table.close();
    }
  }
}
