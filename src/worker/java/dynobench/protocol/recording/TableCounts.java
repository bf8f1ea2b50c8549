package dynobench.protocol.recording;

import dynobench.protocol.WrongDataException;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Numbers of rows of a database's own tables.
final class TableCounts {
  private static final Set<String> SYSTEM_SCHEMAS =
      Set.of("information_schema", "sys", "pg_catalog", "mysql", "performance_schema", "system");

  private TableCounts() {}

  /// Table with its schema.
  private record NamedTable(String schema, String name) {
    String quoted(String quote) {
      String table = quoted(name, quote);
      return schema.isEmpty() ? table : quoted(schema, quote) + "." + table;
    }

    private static String quoted(String text, String quote) {
      return quote + text.replace(quote, quote + quote) + quote;
    }
  }

  /// Returns the number of rows of each table.
  static Map<String, Long> of(Connection connection) throws SQLException {
    DatabaseMetaData data = connection.getMetaData();
    String quote = data.getIdentifierQuoteString().strip();
    var counts = new TreeMap<String, Long>();
    try (Statement statement = connection.createStatement()) {
      for (NamedTable each : tables(data, connection.getCatalog())) {
        try (ResultSet rows =
            statement.executeQuery("SELECT COUNT(*) FROM " + each.quoted(quote))) {
          rows.next();
          counts.put("table " + each.name(), rows.getLong(1));
        }
      }
    }
    return counts;
  }

  private static List<NamedTable> tables(DatabaseMetaData data, String catalog)
      throws SQLException {
    var tables = new ArrayList<NamedTable>();
    try (ResultSet found = data.getTables(catalog, null, "%", new String[] {"TABLE"})) {
      while (found.next()) {
        String schema = String.valueOf(found.getString("TABLE_SCHEM"));
        if (!SYSTEM_SCHEMAS.contains(schema.toLowerCase(Locale.ROOT))) {
          tables.add(
              new NamedTable(schema.equals("null") ? "" : schema, found.getString("TABLE_NAME")));
        }
      }
    }
    return tables;
  }

  /// Returns the number of rows that are missing.
  ///
  /// @throws WrongDataException if the numbers differ, unless only last writes are missing that may
  ///   be lost
  static long lost(Map<String, Long> expected, Map<String, Long> found, boolean mayLose)
      throws WrongDataException {
    long lost = 0;
    for (Map.Entry<String, Long> each : expected.entrySet()) {
      long rows = found.getOrDefault(each.getKey(), 0L);
      if (rows != each.getValue() && !mayLose) {
        throw new WrongDataException(
            each.getKey() + " has " + each.getValue() + " rows", rows + " rows");
      }
      lost += Math.max(0, each.getValue() - rows);
    }
    return lost;
  }
}
