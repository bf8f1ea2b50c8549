package dynobench.protocol.records;

import dynobench.engine.Database;
import dynobench.engine.ForwardingRecords;
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

  private static final class Lying extends ForwardingRecords {
    private final Liar liar;

    Lying(RecordTable table, Liar liar) {
      super(table);
      this.liar = liar;
    }

    @Override
    public void read(long key, Sink sink) throws SQLException, IOException {
      super.read(key, (asked, value) -> liar.tell(sink, asked, value));
    }

    @Override
    public void scan(Sink sink) throws SQLException, IOException {
      super.scan((asked, value) -> liar.tell(sink, asked, value));
    }

    @Override
    public void scan(long from, long to, Sink sink) throws SQLException, IOException {
      super.scan(from, to, (asked, value) -> liar.tell(sink, asked, value));
    }
  }
}
