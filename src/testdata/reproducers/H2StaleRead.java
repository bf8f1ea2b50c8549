import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// Shows that H2 may answer a prepared query from the snapshot of an earlier transaction that was
/// rolled back: at repeatable read and at serializable, a transaction reads states that never were
/// together, and an update of another transaction is lost. One thread, two connections.
///
///     java -cp target/dynobench/engines/h2/h2-2.5.252.jar src/testdata/reproducers/H2StaleRead.java
///
/// An argument is added to the URL. With ";OPTIMIZE_REUSE_RESULTS=0" nothing is wrong. Exit code 1:
/// a read or an update was wrong.
public final class H2StaleRead {
  private static final int SUM = 30;
  private static final int EXPECTED = 116;

  private static int read(PreparedStatement query, int id) throws SQLException {
    query.setInt(1, id);
    try (ResultSet rows = query.executeQuery()) {
      rows.next();
      return rows.getInt(1);
    }
  }

  public static void main(String[] arguments) throws SQLException {
    String url = "jdbc:h2:mem:db" + (arguments.length > 0 ? arguments[0] : "");
    boolean isWrong;
    try (Connection one = DriverManager.getConnection(url);
        Connection two = DriverManager.getConnection(url);
        Statement other = two.createStatement()) {
      System.out.println("H2 " + one.getMetaData().getDatabaseProductVersion());
      other.execute("CREATE TABLE account(id INT PRIMARY KEY, amount INT)");
      other.execute("INSERT INTO account VALUES (1, 10), (2, 20)");
      two.setAutoCommit(false);
      one.setAutoCommit(false);
      one.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      try (PreparedStatement query =
          one.prepareStatement("SELECT amount FROM account WHERE id = ?")) {
        isWrong = isSkewed(one, two, query, other) | isLost(one, two, query, other);
      }
    }
    System.exit(isWrong ? 1 : 0);
  }

  /// The sum of both rows is always 30.
  private static boolean isSkewed(
      Connection one, Connection two, PreparedStatement query, Statement other)
      throws SQLException {
    read(query, 1); // begins a transaction, and so its snapshot
    other.executeUpdate("UPDATE account SET amount = amount + 5 WHERE id = 1");
    other.executeUpdate("UPDATE account SET amount = amount - 5 WHERE id = 2");
    two.commit();
    read(query, 2); // 20, which is right: the snapshot is older
    one.rollback();
    int second = read(query, 2); // begins another transaction
    int first = read(query, 1);
    one.commit();
    System.out.printf("A transaction read %d + %d, must be 15 + 15%n", first, second);
    return first + second != SUM;
  }

  /// An application repeats an update that was refused.
  private static boolean isLost(
      Connection one, Connection two, PreparedStatement query, Statement other)
      throws SQLException {
    try (PreparedStatement any = one.prepareStatement("SELECT MAX(id) FROM account WHERE id < ?");
        PreparedStatement update =
            one.prepareStatement("UPDATE account SET amount = ? WHERE id = 2")) {
      boolean isDone = false;
      for (int attempt = 1; !isDone; attempt++) {
        try {
          read(any, 100);
          if (attempt == 1) {
            other.executeUpdate("UPDATE account SET amount = amount + 100 WHERE id = 2");
            two.commit();
          }
          update.setInt(1, read(query, 2) + 1);
          update.executeUpdate();
          one.commit();
          isDone = true;
        } catch (SQLException e) {
          System.out.printf("Attempt %d was refused: %s%n", attempt, e.getSQLState());
          one.rollback();
        }
      }
    }
    int last = read(query, 2);
    System.out.printf("15 + 100 + 1 is %d, must be %d%n", last, EXPECTED);
    return last != EXPECTED;
  }
}
