package dynobench.plain;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Properties;

/// Baseline program without a harness. It inserts rows, reads them, and prints the time of each
/// part in nanoseconds. The times include opening and closing the database.
public final class PlainLoop {
  /// Key for the kind of database. Most constants here are keys of the properties file that
  /// configures the program.
  public static final String KIND = "kind";

  /// Value of [#KIND] for a table over JDBC. The other two are [#JE] for Berkeley DB JE and [#MAP]
  /// for a `HashMap`.
  public static final String JDBC = "jdbc";

  public static final String JE = "je";
  public static final String MAP = "map";
  public static final String ROWS = "rows";
  public static final String FOLDER = "folder";
  public static final String DRIVER = "driver";
  public static final String URL = "url";
  public static final String USER = "user";
  public static final String PASSWORD = "password";

  /// URL that closes the database when a connection to it is opened.
  public static final String CLOSE_URL = "close-url";

  /// SQLSTATEs with which the close URL reports success, separated by spaces.
  public static final String CLOSED = "closed";

  /// Present where the data live in one connection. The value does not matter.
  public static final String ONE_CONNECTION = "one-connection";

  /// Prefix of the statements that create the table, followed by a number from 0.
  public static final String CREATE = "create.";

  public static final String INSERT = "insert";
  public static final String SELECT = "select";

  private PlainLoop() {}

  /// @param args the path of a properties file
  public static void main(String[] args) throws IOException, SQLException {
    var what = new Properties();
    try (BufferedReader in = Files.newBufferedReader(Path.of(args[0]))) {
      what.load(in);
    }
    PlainRows rows = PlainRows.read(Path.of(what.getProperty(ROWS)));
    PlainTarget target = PlainTarget.of(what);
    target.create();
    long start = System.nanoTime();
    target.insert(rows);
    long inserted = System.nanoTime();
    long sum = target.select();
    long selected = System.nanoTime();
    if (sum != rows.sum()) {
      throw new IOException("Read the sum " + sum + " of rows whose sum is " + rows.sum());
    }
    System.out.println(INSERT + "=" + (inserted - start));
    System.out.println(SELECT + "=" + (selected - inserted));
  }
}
