package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Test that starting data with columns of all types of H2 come to engines of other dialects.
final class EveryTypeTest {
  private static final Map<String, String> VALUES = new LinkedHashMap<>();

  static {
    VALUES.put("BLOB", "X'01020304'");
    VALUES.put("CLOB", "'Abc'");
    VALUES.put("TINYINT", "7");
    VALUES.put("REAL", "1.5");
    VALUES.put("DOUBLE PRECISION", "1.5");
    VALUES.put("DECFLOAT", "1.5");
    VALUES.put("NUMERIC(20, 5)", "1.5");
    VALUES.put("NUMERIC(1000, 5)", "1.5");
    VALUES.put("CHAR(5)", "'Abc'");
    VALUES.put("VARCHAR", "'Abc'");
    VALUES.put("VARCHAR(100000)", "'Abc'");
    VALUES.put("VARCHAR_IGNORECASE(20)", "'Abc'");
    VALUES.put("NATIONAL CHARACTER VARYING(20)", "'Abc'");
    VALUES.put("BINARY(4)", "X'01020304'");
    VALUES.put("VARBINARY(10)", "X'0102'");
    VALUES.put("BOOLEAN", "TRUE");
    VALUES.put("DATE", "DATE '2024-02-03'");
    VALUES.put("TIME", "TIME '01:02:03'");
    VALUES.put("TIMESTAMP", "TIMESTAMP '2024-02-03 04:05:06.123456'");
    VALUES.put("TIMESTAMP(0)", "TIMESTAMP '2024-02-03 04:05:06'");
    VALUES.put("TIMESTAMP(9)", "TIMESTAMP '2024-02-03 04:05:06.123456'");
    VALUES.put("TIMESTAMP WITH TIME ZONE", "TIMESTAMP WITH TIME ZONE '2024-02-03 04:05:06+02:00'");
    VALUES.put("TIME WITH TIME ZONE", "TIME WITH TIME ZONE '04:05:06+02:00'");
    VALUES.put("UUID", "'01020304-0506-0708-090a-0b0c0d0e0f10'");
    VALUES.put("JSON", "JSON '{\"a\":1}'");
    VALUES.put("ENUM('A', 'B')", "'B'");
    VALUES.put("INTEGER ARRAY", "ARRAY[1, 2]");
    VALUES.put("INTERVAL DAY TO SECOND", "INTERVAL '1 02:03:04' DAY TO SECOND");
    VALUES.put("INT GENERATED ALWAYS AS (id * 2)", "DEFAULT");
  }

  @TempDir private Path folder;

  private static void fill(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int number = 0;
      for (Map.Entry<String, String> each : VALUES.entrySet()) {
        String table = "t" + number++;
        boolean computed = each.getValue().equals("DEFAULT");
        statement.execute(
            "CREATE TABLE " + table + " (id INT PRIMARY KEY, a " + each.getKey() + ")");
        statement.execute("INSERT INTO " + table + " VALUES (1, " + each.getValue() + ")");
        statement.execute(
            "INSERT INTO " + table + " VALUES (2, " + (computed ? "DEFAULT" : "NULL") + ")");
      }
    }
  }

  private static void query(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int number = 0;
      for (String type : VALUES.keySet()) {
        try (ResultSet result =
            statement.executeQuery("SELECT id, a FROM t" + number++ + " ORDER BY id")) {
          while (result.next()) {
            assertThat(result.getInt(1)).isPositive();
            read(result, type);
          }
        }
      }
    }
  }

  /// Reads a value as applications do.
  private static void read(ResultSet result, String type) throws SQLException {
    if (type.equals("BLOB")) {
      result.getBytes(2);
    } else if (type.matches("CLOB|JSON|ENUM.*|.*ARRAY|INTERVAL.*|TIME WITH.*")) {
      result.getString(2);
    } else {
      result.getObject(2);
    }
  }

  @Test
  void valuesOfAllTypesComeToAllEngines() throws IOException, SQLException, InterruptedException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file).withStart("rows"));
        Connection direct = engine.direct()) {
      fill(direct);
      try (Connection connection = engine.open()) {
        query(connection);
      }
    }

    ReplayRun.ofSameResults(folder, file, VALUES.size(), 0);
  }
}
