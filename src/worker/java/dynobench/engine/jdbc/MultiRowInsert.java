package dynobench.engine.jdbc;

import dynobench.engine.RowCursor;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Inserts several rows with each `INSERT` statement. The last statement may have fewer rows.
/// Arrays buffer a group of rows, because the number of rows decides on the statement.
final class MultiRowInsert {
  private static final Pattern INSERT =
      Pattern.compile("(.*\\bVALUES\\s*)(\\(.*\\))\\s*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private final Connection connection;
  private final String single;
  private final String[] names;
  private final int[] values;
  private final Date[] dates;
  private final long[] longNumbers;
  private final float[] floatNumbers;
  private int waiting;

  /// Prepares buffers for one statement.
  ///
  /// @param single the statement that inserts one row
  /// @param most maximum number of rows of one statement
  MultiRowInsert(Connection connection, String single, int most) {
    this.connection = connection;
    this.single = single;
    this.names = new String[most];
    this.values = new int[most];
    this.dates = new Date[most];
    this.longNumbers = new long[most];
    this.floatNumbers = new float[most];
  }

  /// Inserts the remaining rows of the cursor.
  void run(RowCursor rows) throws SQLException {
    try (PreparedStatement full = connection.prepareStatement(text(single, names.length))) {
      while (rows.next()) {
        buffer(rows);
        if (waiting == names.length) {
          insert(full);
        }
      }
    }
    if (waiting > 0) {
      try (PreparedStatement rest = connection.prepareStatement(text(single, waiting))) {
        insert(rest);
      }
    }
  }

  private void buffer(RowCursor row) {
    names[waiting] = row.name();
    values[waiting] = row.value();
    dates[waiting] = row.date();
    longNumbers[waiting] = row.longNumber();
    floatNumbers[waiting] = row.floatNumber();
    waiting++;
  }

  private void insert(PreparedStatement statement) throws SQLException {
    int parameter = 0;
    for (int i = 0; i < waiting; i++) {
      statement.setString(++parameter, names[i]);
      statement.setInt(++parameter, values[i]);
      statement.setDate(++parameter, dates[i]);
      statement.setLong(++parameter, longNumbers[i]);
      statement.setFloat(++parameter, floatNumbers[i]);
    }
    statement.executeUpdate();
    waiting = 0;
  }

  /// Returns an `INSERT` that repeats the list of values once for each row.
  ///
  /// @throws SQLException when the statement doesn't end with the values of one row
  static String text(String single, int rows) throws SQLException {
    Matcher matcher = INSERT.matcher(single);
    if (!matcher.matches()) {
      throw new SQLException(
          "The commit style \"values N\" needs an INSERT that ends with VALUES (…), not " + single);
    }
    return single.strip() + (", " + matcher.group(2)).repeat(rows - 1);
  }
}
