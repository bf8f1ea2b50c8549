package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// Some bytes under a number each. What is written is committed in the style that the table was
/// asked for with. Arrays that go in belong to the engine afterwards. Confined to one thread.
public interface RecordTable extends AutoCloseable {
  /// What reading sees.
  @FunctionalInterface
  interface Sink {
    void record(long key, byte[] value);
  }

  /// Makes an empty table, dropping an older one first.
  void create() throws SQLException, IOException;

  /// Adds a record whose key isn't there yet.
  void insert(long key, byte[] value) throws SQLException, IOException;

  /// Overwrites a record that is there.
  void update(long key, byte[] value) throws SQLException, IOException;

  /// Deletes a record.
  ///
  /// @return whether it was there; true where a style of committing can't tell yet
  boolean delete(long key) throws SQLException, IOException;

  /// Reads one record; the sink hears nothing when it isn't there.
  void read(long key, Sink sink) throws SQLException, IOException;

  /// Reads all records in the way that is fastest for the engine, in whatever order.
  void scan(Sink sink) throws SQLException, IOException;

  /// Reads the records with keys from the one to the other, both included.
  void scan(long from, long to, Sink sink) throws SQLException, IOException;

  /// Commits what the style has left open.
  void commit() throws SQLException, IOException;

  /// Gives back what the table holds of the connection; commits nothing.
  @Override
  void close() throws SQLException, IOException;
}
