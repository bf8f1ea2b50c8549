package trials.quartz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/// Creates the tables of Quartz with the statements that its jar contains.
final class QuartzTables {
  private static final String SOURCE = "org.quartz.dataSource.jobs.";

  private QuartzTables() {}

  static void create(Properties settings) throws IOException, SQLException {
    try (Connection connection =
            DriverManager.getConnection(
                settings.getProperty(SOURCE + "URL"),
                settings.getProperty(SOURCE + "user"),
                settings.getProperty(SOURCE + "password"));
        Statement statement = connection.createStatement()) {
      for (String each : script().replaceAll("(?m)^--.*$", "").split(";")) {
        if (!each.isBlank()) {
          statement.execute(each.strip());
        }
      }
    }
  }

  private static String script() throws IOException {
    try (var script =
        QuartzTables.class.getResourceAsStream("/org/quartz/impl/jdbcjobstore/tables_h2.sql")) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
