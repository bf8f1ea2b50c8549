package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;

/// A prepared statement, whose values are given one after the other.
final class Ask implements AutoCloseable {
  private final Desk desk;
  private final String sql;
  private final PreparedStatement statement;
  private int given;

  /// @param desk hears that it is asked
  Ask(Desk desk, String sql, PreparedStatement statement) {
    this.desk = desk;
    this.sql = sql;
    this.statement = statement;
  }

  Ask with(int value) throws SQLException {
    statement.setInt(++given, value);
    return this;
  }

  Ask with(long value) throws SQLException {
    statement.setLong(++given, value);
    return this;
  }

  Ask with(String value) throws SQLException {
    statement.setString(++given, value);
    return this;
  }

  /// Has it change something.
  ///
  /// @return how many rows
  int change() throws SQLException {
    begin();
    return statement.executeUpdate();
  }

  /// Has it change one row.
  ///
  /// @throws WrongDataException when it says that it were none, or several
  void changeOne() throws WrongDataException, SQLException {
    int rows = change();
    if (rows != 1) {
      throw new WrongDataException("1 row by " + words(), String.format(Locale.ROOT, "%,d", rows));
    }
  }

  /// The caller closes them.
  ResultSet rows() throws SQLException {
    begin();
    return statement.executeQuery();
  }

  /// The whole number that stands first in the only row; the others of it are handed over, too.
  ///
  /// @throws WrongDataException when there is no row
  long number(int columns) throws WrongDataException, SQLException {
    try (ResultSet rows = one()) {
      long number = rows.getLong(1);
      take(rows, 2, columns);
      return number;
    }
  }

  /// Its row, which must be there. The caller closes it.
  ResultSet one() throws WrongDataException, SQLException {
    ResultSet rows = rows();
    if (!rows.next()) {
      rows.close();
      throw new WrongDataException("a row by " + words(), "none");
    }
    return rows;
  }

  /// What nobody wants must be handed over all the same.
  static void take(ResultSet rows, int from, int to) throws SQLException {
    for (int i = from; i <= to; i++) {
      rows.getObject(i);
    }
  }

  /// For the next row of a batch.
  void add() throws SQLException {
    given = 0;
    statement.addBatch();
  }

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
