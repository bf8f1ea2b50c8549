package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// Records: an array of bytes for each number. Writes are committed in the style given when the
/// session created this object. An array that is passed in belongs to the engine afterwards.
/// Confined to one thread.
public interface RecordTable extends AutoCloseable {
  /// Receives the records that were read.
  @FunctionalInterface
  interface Sink {
    void record(long key, byte[] value);
  }

  /// Creates an empty table, and drops an older one first.
  void create() throws SQLException, IOException;

  /// Adds a record with a new key.
  void insert(long key, byte[] value) throws SQLException, IOException;

  /// Overwrites an existing record.
  void update(long key, byte[] value) throws SQLException, IOException;

  /// Deletes a record.
  ///
  /// @return whether the record existed; true where this is not known until the commit
  boolean delete(long key) throws SQLException, IOException;

  /// Reads one record. The sink is not called when the record does not exist.
  void read(long key, Sink sink) throws SQLException, IOException;

  /// Reads all records in the way that is fastest for the engine, in any order.
  void scan(Sink sink) throws SQLException, IOException;

  /// Reads the records between two keys, both included.
  void scan(long from, long to, Sink sink) throws SQLException, IOException;

  /// Commits the writes that the style has left open.
  void commit() throws SQLException, IOException;

  /// Releases the table's resources of the connection; commits nothing.
  @Override
  void close() throws SQLException, IOException;
}
