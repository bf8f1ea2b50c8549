import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLSyntaxErrorException;
import java.sql.Statement;

/// Counts online backups of HSQLDB that lack an acknowledged commit. It commits one row, starts
/// `BACKUP DATABASE … NOT BLOCKING AS FILES` at once, and opens the copy. Needs nothing but HSQLDB:
///
///     java -cp target/dynobench/engines/hsqldb/hsqldb-2.7.4.jar
///         src/testdata/reproducers/HsqldbBackup.java delay 20
///
/// Arguments: `delay` (WRITE DELAY 500 MILLIS, the default) or `flush` (WRITE DELAY FALSE), and the
/// number of copies.
public final class HsqldbBackup {
  public static void main(String[] args) throws Exception {
    int copies = Integer.parseInt(args[1]);
    int lacking = 0;
    Path folder = Files.createTempDirectory("hsqldb-backup");
    try (Connection connection = open(folder.resolve("db/db"));
        Statement statement = connection.createStatement()) {
      statement.execute(
          "SET FILES WRITE DELAY " + (args[0].equals("flush") ? "FALSE" : "500 MILLIS"));
      statement.execute("CREATE CACHED TABLE t (id INTEGER PRIMARY KEY)");
      for (int i = 1; i <= copies; i++) {
        statement.execute("INSERT INTO t VALUES " + i);
        Path copy = folder.resolve("copy" + i);
        statement.execute("BACKUP DATABASE TO '" + copy + "/' NOT BLOCKING AS FILES");
        int found = count(copy.resolve("db"));
        lacking += found < i ? 1 : 0;
      }
      statement.execute("SHUTDOWN");
    }
    System.out.println(lacking + " of " + copies + " copies lack the row that was committed last");
  }

  private static int count(Path database) throws Exception {
    try (Connection connection = open(database);
        Statement statement = connection.createStatement()) {
      int count = 0;
      try (ResultSet found = statement.executeQuery("SELECT COUNT(*) FROM t")) {
        found.next();
        count = found.getInt(1);
      } catch (SQLSyntaxErrorException e) {
        System.out.println("Not even the table: " + e.getMessage());
      }
      statement.execute("SHUTDOWN");
      return count;
    }
  }

  private static Connection open(Path database) throws Exception {
    return DriverManager.getConnection(
        "jdbc:hsqldb:file:" + database + ";hsqldb.lock_file=false", "SA", "");
  }
}
