package dynobench.workload;

import java.util.List;
import java.util.stream.Collectors;

/// How a table is filled whose columns say with what.
public final class Filling {
  private Filling() {}

  /// The name of the statement.
  public static String statement(String table) {
    return "fill_" + table;
  }

  /// A row.
  ///
  /// @param columns that say with what
  public static String sql(String table, List<String> columns) {
    return columns.stream()
            .collect(Collectors.joining("}, {", "INSERT INTO {" + table + "} ({", "})"))
        + columns.stream().map(_ -> "?").collect(Collectors.joining(", ", " VALUES (", ")"));
  }
}
