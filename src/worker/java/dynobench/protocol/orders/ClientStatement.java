package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;

/// Prepared statement whose values are set one after the other.
final class ClientStatement implements AutoCloseable {
  private final ClientStatements desk;
  private final String sql;
  private final PreparedStatement statement;
  private int given;

  /// Creates a statement.
  ///
  /// @param desk notified of each execution
  ClientStatement(ClientStatements desk, String sql, PreparedStatement statement) {
    this.desk = desk;
    this.sql = sql;
    this.statement = statement;
  }

  ClientStatement with(int value) throws SQLException {
    statement.setInt(++given, value);
    return this;
  }

  ClientStatement with(long value) throws SQLException {
    statement.setLong(++given, value);
    return this;
  }

  ClientStatement with(String value) throws SQLException {
    statement.setString(++given, value);
    return this;
  }

  /// Executes a statement that changes rows.
  ///
  /// @return the number of changed rows
  int change() throws SQLException {
    begin();
    return statement.executeUpdate();
  }

  /// Executes a statement that changes one row.
  ///
  /// @throws WrongDataException when it reports another number of rows
  void changeOne() throws WrongDataException, SQLException {
    int rows = change();
    if (rows != 1) {
      throw new WrongDataException("1 row by " + words(), String.format(Locale.ROOT, "%,d", rows));
    }
  }

  /// Executes a query. The caller closes the result.
  ResultSet rows() throws SQLException {
    begin();
    return statement.executeQuery();
  }

  /// Executes a query with one row, and returns the whole number in its first column. Reads the
  /// other columns, too, and ignores further rows.
  ///
  /// @param columns number of columns of the result
  /// @throws WrongDataException when the result has no row
  long number(int columns) throws WrongDataException, SQLException {
    try (ResultSet rows = one()) {
      long number = rows.getLong(1);
      take(rows, 2, columns);
      return number;
    }
  }

  /// Executes a query and moves to its first row. The caller closes the result.
  ///
  /// @throws WrongDataException when the result has no row
  ResultSet one() throws WrongDataException, SQLException {
    ResultSet rows = rows();
    if (!rows.next()) {
      rows.close();
      throw new WrongDataException("a row by " + words(), "none");
    }
    return rows;
  }

  /// Reads columns whose values are not used, so that the driver must deliver them.
  static void take(ResultSet rows, int from, int to) throws SQLException {
    for (int i = from; i <= to; i++) {
      rows.getObject(i);
    }
  }

  /// Adds the values that were set as a row to the batch.
  void add() throws SQLException {
    given = 0;
    statement.addBatch();
  }

  /// Executes the batch.
  void changeAll() throws SQLException {
    begin();
    statement.executeBatch();
  }

  private void begin() {
    given = 0;
    desk.enter(this);
  }

  String words() {
    return "\"" + sql + "\"";
  }

  void cancel() throws SQLException {
    statement.cancel();
  }

  @Override
  public void close() throws SQLException {
    statement.close();
  }
}
