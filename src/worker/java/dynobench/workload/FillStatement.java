package dynobench.workload;

import java.util.List;
import java.util.stream.Collectors;

/// Statements that fill a table with the values that its columns describe.
public final class FillStatement {
  private FillStatement() {}

  /// Returns the name of the statement.
  public static String statement(String table) {
    return "fill_" + table;
  }

  /// Returns the statement that inserts a row, with names in braces and a question mark for each
  /// value.
  ///
  /// @param columns names of the columns whose values the workload describes
  public static String sql(String table, List<String> columns) {
    return columns.stream()
            .collect(Collectors.joining("}, {", "INSERT INTO {" + table + "} ({", "})"))
        + columns.stream().map(_ -> "?").collect(Collectors.joining(", ", " VALUES (", ")"));
  }
}
