package dynobench.session;

import dynobench.driver.PretendedDriver;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// JDBC driver that stores the rows of one table in a list and returns them with one fault. The
/// connection property `fault` names it. The driver supports only the calls that a worker makes. It
/// is public because a worker loads it from a separate jar.
public final class FaultyDriver extends PretendedDriver {
  /// Fault in the rows that a query returns.
  enum Fault {
    NONE,
    LOSES_A_ROW,
    DOUBLES_ONE_AND_LOSES_ANOTHER,
    SWAPS_TWO_NAMES,
    FORGETS_A_NAME,
    FORGETS_A_DATE,
    CHANGES_A_FLOAT,
    /// Instead of rows, it causes an error that quotes the password.
    QUOTES_THE_PASSWORD
  }

  private static final int COLUMNS = 5;
  private static final int NAME = 0;
  private static final int DATE = 2;
  private static final int FLOAT = 4;

  private final List<@Nullable Object[]> rows = new ArrayList<>();

  /// Creates the driver; called by name.
  public FaultyDriver() {
    super("jdbc:faulty:");
  }

  @Override
  public @Nullable Connection connect(String url, Properties info) throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    var fault = Fault.valueOf(info.getProperty("fault").toUpperCase(Locale.ROOT).replace('-', '_'));
    if (fault == Fault.QUOTES_THE_PASSWORD) {
      throw new SQLException("Wrong password: " + info.getProperty("password"));
    }
    return proxy(
        Connection.class,
        (method, _) ->
            switch (method.getName()) {
              case "createStatement" -> statement(fault);
              case "prepareStatement" -> insert();
              case "getMetaData" -> metaData();
              default -> null; // commit and close have no effect
            });
  }

  private Statement statement(Fault fault) {
    return proxy(
        Statement.class,
        (method, arguments) ->
            switch (method.getName()) {
              case "execute" -> {
                rows.clear(); // all these statements recreate the table
                yield false;
              }
              case "executeQuery" -> query(read(fault));
              default -> null;
            });
  }

  private PreparedStatement insert() {
    @Nullable Object[] row = new @Nullable Object[COLUMNS];
    return proxy(
        PreparedStatement.class,
        (method, arguments) -> {
          if (method.getName().equals("executeUpdate")) {
            rows.add(row.clone());
            return 1;
          }
          if (method.getName().startsWith("set")) {
            row[(Integer) arguments[0] - 1] = arguments[1];
          }
          return null;
        });
  }

  private static ResultSet query(List<@Nullable Object[]> rows) {
    var cursor = rows.iterator();
    var row = new ArrayList<@Nullable Object>();
    return proxy(
        ResultSet.class,
        (method, arguments) -> {
          if (method.getName().equals("next")) {
            boolean more = cursor.hasNext();
            row.clear();
            if (more) {
              row.addAll(java.util.Arrays.asList(cursor.next()));
            }
            return more;
          }
          return method.getName().startsWith("get") ? row.get((Integer) arguments[0] - 1) : null;
        });
  }

  private static DatabaseMetaData metaData() {
    return proxy(DatabaseMetaData.class, (method, _) -> "faulty " + method.getName());
  }

  private List<@Nullable Object[]> read(Fault fault) {
    var read = new ArrayList<@Nullable Object[]>();
    rows.forEach(row -> read.add(row.clone()));
    switch (fault) {
      case NONE, QUOTES_THE_PASSWORD -> {}
      case LOSES_A_ROW -> read.removeLast();
      case DOUBLES_ONE_AND_LOSES_ANOTHER -> read.set(1, read.getFirst());
      case SWAPS_TWO_NAMES -> {
        Object name = read.get(0)[NAME];
        read.get(0)[NAME] = read.get(1)[NAME];
        read.get(1)[NAME] = name;
      }
      case FORGETS_A_NAME -> read.get(1)[NAME] = null;
      case FORGETS_A_DATE -> read.get(1)[DATE] = null;
      case CHANGES_A_FLOAT -> read.get(1)[FLOAT] = (Float) read.get(1)[FLOAT] + 0.25f;
    }
    return read;
  }
}
