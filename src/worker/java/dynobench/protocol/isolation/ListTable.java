package dynobench.protocol.isolation;

import dynobench.engine.SqlConnection;
import dynobench.isolation.ValueList;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Lists of numbers in a SQL table: a text for each key, to which the engine itself appends.
/// Confined to one thread, except [#cancel].
final class ListTable implements AutoCloseable {
  private static final String SEPARATOR = ",";
  private static final int ROWS_PER_COMMIT = 500;

  private final SqlConnection sql;
  private volatile @Nullable PreparedStatement read;
  private volatile @Nullable PreparedStatement append;

  ListTable(SqlConnection sql) {
    this.sql = sql;
  }

  /// Inserts empty lists with keys from 1.
  ///
  /// @param added called after each row
  void fill(int count, Runnable added) throws SQLException {
    Connection connection = sql.connection();
    connection.setAutoCommit(false);
    try (PreparedStatement insert = connection.prepareStatement(sql.statement("insert"))) {
      for (int key = 1; key <= count; key++) {
        insert.setInt(1, key);
        insert.setString(2, "");
        insert.executeUpdate();
        added.run();
        if (key % ROWS_PER_COMMIT == 0) {
          connection.commit();
        }
      }
      connection.commit();
    }
    connection.setAutoCommit(true);
  }

  /// Appends a value, and returns the number of changed rows.
  int append(int key, int value) throws SQLException {
    PreparedStatement known = append;
    if (known == null) {
      known = sql.connection().prepareStatement(sql.statement("append"));
      append = known;
    }
    known.setString(1, value + SEPARATOR);
    known.setInt(2, key);
    return known.executeUpdate();
  }

  /// Reads a list.
  ///
  /// @throws SQLException when there is no such list, or its text is no list
  ValueList read(int key) throws SQLException {
    PreparedStatement known = read;
    if (known == null) {
      known = sql.connection().prepareStatement(sql.statement("read"));
      read = known;
    }
    known.setInt(1, key);
    try (ResultSet rows = known.executeQuery()) {
      if (!rows.next()) {
        throw new SQLException("the list " + key + " is missing");
      }
      String text = rows.getString(1);
      return parsed(key, text == null ? "" : text);
    }
  }

  private static ValueList parsed(int key, String text) throws SQLException {
    try {
      return ValueList.parse(text);
    } catch (NumberFormatException e) {
      throw new SQLException("the list " + key + " holds the text \"" + text + "\"", e);
    }
  }

  /// Cancels the running statement, if the engine supports that. May be called by any thread.
  void cancel() throws SQLException {
    cancel(read);
    cancel(append);
  }

  private static void cancel(@Nullable PreparedStatement statement) throws SQLException {
    if (statement != null) {
      statement.cancel();
    }
  }

  /// Closes the statements, not the connection.
  @Override
  public void close() throws SQLException {
    close(read);
    read = null;
    close(append);
    append = null;
  }

  private static void close(@Nullable PreparedStatement statement) throws SQLException {
    if (statement != null) {
      statement.close();
    }
  }
}
