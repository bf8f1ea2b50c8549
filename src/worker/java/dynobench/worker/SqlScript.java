package dynobench.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/// The `main` that creates the database of a server that is a Java program. It opens the database
/// without the server, and runs the statements of its standard input, one a line. The statements
/// may hold a password, which a command line would show to all users of the machine.
public final class SqlScript {
  private SqlScript() {}

  /// Runs the statements.
  ///
  /// @param args driver class, URL and user
  public static void main(String[] args)
      throws ReflectiveOperationException, SQLException, IOException {
    Driver driver =
        Class.forName(args[0]).asSubclass(Driver.class).getDeclaredConstructor().newInstance();
    var properties = new Properties();
    properties.setProperty("user", args[2]);
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try (Connection connection = driver.connect(args[1], properties);
        Statement statement = connection.createStatement()) {
      for (String sql = lines.readLine(); sql != null; sql = lines.readLine()) {
        statement.execute(sql);
      }
    }
  }
}
