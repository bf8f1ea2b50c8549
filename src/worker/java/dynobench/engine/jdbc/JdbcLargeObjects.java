package dynobench.engine.jdbc;

import dynobench.engine.LargeObjectTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Arrays;
import java.util.List;

/// Large objects as values of a column, in autocommit. A part is read by the engine's own statement
/// for parts, if its descriptor has one, otherwise by JDBC's `Blob` or `Clob` if the driver has
/// them.
final class JdbcLargeObjects implements LargeObjectTable {
  private static final int BUFFER = 1 << 16;

  private final JdbcEngine engine;
  private final Connection connection;
  private final boolean isText;
  private final LazyStatement insert;
  private final LazyStatement update;
  private final LazyStatement delete;
  private final LazyStatement get;
  private final LazyStatement part;
  private final boolean hasPart;
  private final byte[] bytes = new byte[BUFFER];
  private final char[] characters = new char[BUFFER];

  JdbcLargeObjects(JdbcEngine engine, Connection connection, boolean isText) throws SQLException {
    this.engine = engine;
    this.connection = connection;
    this.isText = isText;
    String kind = isText ? "_text" : "_bytes";
    this.insert = new LazyStatement(connection, engine.statement("insert" + kind));
    this.update = new LazyStatement(connection, engine.statement("update" + kind));
    this.delete = new LazyStatement(connection, engine.statement("delete" + kind));
    this.get = new LazyStatement(connection, engine.statement("get" + kind));
    this.part = new LazyStatement(connection, engine.statement("part" + kind));
    this.hasPart = !engine.statement("part" + kind).equals(engine.statement("get" + kind));
    engine.commitEach(connection, true);
  }

  @Override
  public void create() throws SQLException {
    engine.create(connection);
  }

  @Override
  public void insert(long key, Source content) throws SQLException, IOException {
    PreparedStatement statement = insert.get();
    statement.setLong(1, key);
    write(statement, 2, content);
  }

  @Override
  public void update(long key, Source content) throws SQLException, IOException {
    PreparedStatement statement = update.get();
    statement.setLong(2, key);
    write(statement, 1, content);
  }

  /// Uses the calls of JDBC 3, which old drivers have, too.
  private void write(PreparedStatement statement, int parameter, Source content)
      throws SQLException, IOException {
    try (InputStream in = content.open()) {
      if (isText) {
        statement.setCharacterStream(
            parameter, new InputStreamReader(in, StandardCharsets.US_ASCII), content.length());
      } else {
        statement.setBinaryStream(parameter, in, content.length());
      }
      statement.executeUpdate();
    }
  }

  @Override
  public void delete(long key) throws SQLException {
    PreparedStatement statement = delete.get();
    statement.setLong(1, key);
    statement.executeUpdate();
  }

  @Override
  public void read(long key, Sink sink) throws SQLException, IOException {
    PreparedStatement statement = get.get();
    statement.setLong(1, key);
    try (ResultSet found = statement.executeQuery()) {
      if (found.next()) {
        pass(found, sink);
      }
    }
  }

  private void pass(ResultSet found, Sink sink) throws SQLException, IOException {
    if (isText) {
      try (Reader in = text(found)) {
        for (int length = in.read(characters); length >= 0; length = in.read(characters)) {
          sink.bytes(ascii(length), length);
        }
      }
    } else {
      try (InputStream in = stream(found)) {
        for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
          sink.bytes(bytes, length);
        }
      }
    }
  }

  /// Returns the stream of a value. A driver without such streams has one in its `Blob`. Without a
  /// stream of characters, a driver has whole texts only.
  private static InputStream stream(ResultSet found) throws SQLException {
    try {
      return found.getBinaryStream(1);
    } catch (SQLFeatureNotSupportedException _) {
      return found.getBlob(1).getBinaryStream();
    }
  }

  private static Reader text(ResultSet found) throws SQLException {
    try {
      return found.getCharacterStream(1);
    } catch (SQLFeatureNotSupportedException _) {
      return new StringReader(found.getString(1));
    }
  }

  private byte[] ascii(int length) {
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) characters[i];
    }
    return bytes;
  }

  @Override
  public void readPart(long key, int from, int length, Sink sink) throws SQLException, IOException {
    PreparedStatement statement = part.get();
    statement.setLong(hasPart ? 3 : 1, key);
    if (hasPart) {
      statement.setInt(1, from + 1);
      statement.setInt(2, length);
    }
    try (ResultSet found = statement.executeQuery()) {
      if (!found.next()) {
        return;
      }
      if (hasPart) {
        pass(found, sink);
      } else {
        byte[] content = part(found, from, length);
        sink.bytes(content, content.length);
      }
    }
  }

  /// Returns a part of a value. A driver without locators has whole values only.
  private byte[] part(ResultSet found, int from, int length) throws SQLException {
    try {
      return isText
          ? ascii(found.getClob(1).getSubString(from + 1L, length))
          : found.getBlob(1).getBytes(from + 1L, length);
    } catch (SQLFeatureNotSupportedException _) {
      byte[] whole = isText ? ascii(found.getString(1)) : found.getBytes(1);
      return Arrays.copyOfRange(whole, from, from + length);
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public void close() throws SQLException {
    for (LazyStatement each : List.of(insert, update, delete, get, part)) {
      each.close();
    }
  }
}
