import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// Shows that a copy made by H2's BACKUP TO while two clients write can hold half a transaction.
///
/// Two clients overwrite pairs of rows, both rows of a pair in one transaction, with the same
/// number. The copy is opened, and a pair with two different numbers is printed. Needs nothing but H2:
///
///     java -cp target/dynobench/engines/h2/h2-2.5.252.jar src/testdata/reproducers/H2Backup.java 2 30
///
/// The arguments are the number of clients and of copies.
public final class H2Backup {
  private static final int PAIRS = 200;

  public static void main(String[] arguments) throws Exception {
    int clients = Integer.parseInt(arguments[0]);
    int copies = Integer.parseInt(arguments[1]);
    Path folder = Files.createTempDirectory("h2-backup");
    String url = "jdbc:h2:file:" + folder + "/db";
    try (Connection connection = DriverManager.getConnection(url, "sa", "")) {
      fill(connection);
      var stop = new AtomicBoolean();
      int bad = 0;
      try (var threads = Executors.newFixedThreadPool(clients)) {
        List<Future<?>> working =
            IntStream.range(0, clients)
                .<Future<?>>mapToObj(
                    own -> threads.submit(() -> overwrite(url, own, clients, stop)))
                .toList();
        try {
          for (int i = 1; i <= copies; i++) {
            bad += backUp(connection, Files.createDirectory(folder.resolve("copy" + i)), i);
          }
        } finally {
          stop.set(true);
        }
        for (Future<?> each : working) {
          each.get(); // throws what ended a client too early
        }
      }
      System.out.println(
          bad + " of " + copies + " copies hold half a transaction; " + clients + " clients wrote");
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  private static void fill(Connection connection) throws SQLException {
    connection
        .createStatement()
        .execute("CREATE TABLE pairs (id INT PRIMARY KEY, number INT NOT NULL, text VARCHAR(500))");
    var insert = connection.prepareStatement("INSERT INTO pairs VALUES (?, 0, ?)");
    for (int i = 0; i < 2 * PAIRS; i++) {
      insert.setInt(1, i);
      insert.setString(2, "x".repeat(400));
      insert.execute();
    }
  }

  private static void overwrite(String url, int own, int clients, AtomicBoolean stop) {
    try (Connection connection = DriverManager.getConnection(url, "sa", "")) {
      connection.setAutoCommit(false);
      var update =
          connection.prepareStatement("UPDATE pairs SET number = ?, text = ? WHERE id = ?");
      for (int number = 1; !stop.get(); number++) {
        int pair = own + clients * (number % (PAIRS / clients));
        for (int record = 2 * pair; record <= 2 * pair + 1; record++) {
          update.setInt(1, number);
          update.setString(2, "y".repeat(300 + number % 200));
          update.setInt(3, record);
          update.execute();
        }
        connection.commit();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns 1 where the copy holds half a transaction, else 0.
  private static int backUp(Connection connection, Path copy, int run) throws Exception {
    connection.createStatement().execute("BACKUP TO '" + copy + "/copy.zip'");
    try (var zip = new ZipInputStream(Files.newInputStream(copy.resolve("copy.zip")))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Files.copy(zip, copy.resolve(entry.getName()));
      }
    }
    int bad = 0;
    try (Connection opened = DriverManager.getConnection("jdbc:h2:file:" + copy + "/db", "sa", "");
        ResultSet halves =
            opened
                .createStatement()
                .executeQuery(
                    "SELECT a.id / 2, a.number, b.number FROM pairs a JOIN pairs b ON b.id = a.id +"
                        + " 1 WHERE MOD(a.id, 2) = 0 AND a.number <> b.number")) {
      while (halves.next()) {
        bad = 1;
        System.out.printf(
            "Copy %d: the records of pair %d have the numbers %d and %d%n",
            run, halves.getInt(1), halves.getInt(2), halves.getInt(3));
      }
    }
    return bad;
  }
}
