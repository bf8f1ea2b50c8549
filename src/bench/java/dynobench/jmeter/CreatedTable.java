package dynobench.jmeter;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A table that a workload can declare, so that each engine creates it in its own way.
///
/// @param options words after the columns, which are specific to the plan's engine; may be empty
record CreatedTable(String name, List<Column> columns, String options) {
  CreatedTable {
    columns = List.copyOf(columns);
  }

  /// A column.
  ///
  /// @param type type in a workload's notation, such as `text 20`
  /// @param mayBeEmpty whether the plan's own table accepts NULL, which a workload's does not
  record Column(String name, String type, boolean isKey, boolean mayBeEmpty) {
    boolean isIdentity() {
      return type.equals("identity");
    }

    String written() {
      return isKey && !isIdentity() ? type + " key" : type;
    }
  }

  List<String> columnNames() {
    return columns.stream().map(Column::name).toList();
  }

  /// Returns the columns that accept NULL in the plan, but not here.
  List<String> filledColumns() {
    return columns.stream().filter(Column::mayBeEmpty).map(Column::name).toList();
  }

  /// Returns why a statement needs the plan's own table; empty if the statement works with this
  /// one.
  Optional<String> obstacle(String sql) {
    List<SqlToken> tokens = SqlToken.of(sql).stream().filter(each -> !each.isBlank()).toList();
    if (!SqlScan.tables(sql).contains(name)) {
      return Optional.empty();
    }
    for (int i = 1; i < tokens.size(); i++) {
      if (tokens.get(i).isWord("NULL")
          && !tokens.get(i - 1).isWord("IS")
          && !tokens.get(i - 1).isWord("NOT")) {
        return Optional.of("NULL in a statement");
      }
    }
    return SqlScan.verb(sql).equals("INSERT") ? insertObstacle(tokens) : Optional.empty();
  }

  /// Returns an obstacle unless an INSERT provides each column except the identity.
  private Optional<String> insertObstacle(List<SqlToken> tokens) {
    List<String> listed = listed(tokens);
    boolean identity = columns.stream().anyMatch(Column::isIdentity);
    if (listed.isEmpty()) {
      return identity ? Optional.of("an INSERT without columns") : Optional.empty();
    }
    return columns.stream()
        .filter(each -> listed.contains(each.name()) == each.isIdentity())
        .findFirst()
        .map(each -> "an INSERT " + (each.isIdentity() ? "with " : "without ") + each.name());
  }

  private List<String> listed(List<SqlToken> tokens) {
    int at = 0;
    while (at + 1 < tokens.size()
        && !(tokens.get(at).isWord(name) && tokens.get(at + 1).isSign("("))) {
      at++;
    }
    int end = at;
    while (end < tokens.size() && !tokens.get(end).isSign(")")) {
      end++;
    }
    return end <= at + 1
        ? List.of()
        : tokens.subList(at + 2, end).stream()
            .filter(SqlToken::isWord)
            .map(each -> each.text().toLowerCase(Locale.ROOT))
            .toList();
  }
}
