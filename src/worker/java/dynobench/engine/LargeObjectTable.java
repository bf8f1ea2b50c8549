package dynobench.engine;

import java.io.IOException;
import java.io.InputStream;
import java.sql.SQLException;

/// Large objects by number: bytes, or texts of ASCII characters, one byte each. Contents pass in
/// streams, as far as the engine has any. Each write is a transaction of its own. Confined to one
/// thread.
public interface LargeObjectTable extends AutoCloseable {
  /// Content of an object that is written.
  interface Source {
    /// Returns the number of bytes.
    int length();

    /// Returns a new stream of the content.
    InputStream open();
  }

  /// Receives the content of an object that is read, part by part and in order.
  @FunctionalInterface
  interface Sink {
    /// @param length number of bytes at the beginning of the buffer; the buffer is reused
    ///   afterwards
    void bytes(byte[] buffer, int length);
  }

  /// Creates an empty table, and drops an older one first.
  void create() throws SQLException, IOException;

  /// Adds an object with a new key.
  void insert(long key, Source content) throws SQLException, IOException;

  /// Overwrites an existing object.
  void update(long key, Source content) throws SQLException, IOException;

  /// Deletes an object.
  void delete(long key) throws SQLException, IOException;

  /// Reads a whole object. The sink is not called when the object does not exist.
  void read(long key, Sink sink) throws SQLException, IOException;

  /// Reads a part of an object.
  ///
  /// @param from index of the first byte, from 0
  void readPart(long key, int from, int length, Sink sink) throws SQLException, IOException;

  /// Releases the table's resources of the connection.
  @Override
  void close() throws SQLException, IOException;
}
