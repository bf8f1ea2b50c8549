package dynobench.setup;

import dynobench.workload.Table;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Translates a workload's tables and names to a SQL dialect.
public record DialectWords(Dialect dialect) {
  /// Primary key clause. A column type that contains it needs no clause after the columns.
  private static final String PRIMARY_KEY = "PRIMARY KEY";

  /// Placeholder for the name of a table.
  public static final String TABLE = "{table}";

  private static final Pattern NAME = Pattern.compile("\\{([a-z][a-z0-9_]*)}");

  /// Returns the statements that drop a table and create it, and the dialect's statements after
  /// that.
  public List<String> create(Table table) {
    String name = dialect.prefix() + table.name();
    UnaryOperator<String> placed = sql -> sql.replace(TABLE, name);
    var statements = new ArrayList<String>();
    statements.add(placed.apply(dialect.drop()));
    List<String> columns = new ArrayList<>(table.columns().stream().map(this::column).toList());
    List<String> keys =
        table.columns().stream()
            .filter(each -> each.key() && !type(each).contains(PRIMARY_KEY))
            .map(each -> quoted(each.name()))
            .toList();
    if (!keys.isEmpty()) {
      columns.add(PRIMARY_KEY + " (" + String.join(", ", keys) + ")");
    }
    statements.add(
        "CREATE "
            + (dialect.tables().isEmpty() ? "" : dialect.tables() + " ")
            + "TABLE "
            + name
            + columns.stream().collect(Collectors.joining(", ", " (", ")"))
            + (dialect.options().isEmpty() ? "" : " " + dialect.options()));
    dialect.afterCreate().forEach(each -> statements.add(placed.apply(each)));
    return statements;
  }

  private String column(Table.Column column) {
    String words = quoted(column.name()) + " " + type(column);
    return column.type() == Table.Type.IDENTITY ? words : words + " NOT NULL";
  }

  private String type(Table.Column column) {
    return dialect
        .types()
        .getOrDefault(column.type().text(), "")
        .replace("{n}", Integer.toString(column.length()));
  }

  private String quoted(String name) {
    return dialect.reserved().contains(name) ? dialect.quote() + name + dialect.quote() : name;
  }

  /// Replaces each `{name}`: a table's name gets the dialect's prefix, any other name is quoted if
  /// it is reserved.
  public String named(String sql, Workload workload) {
    return NAME.matcher(sql)
        .replaceAll(found -> {
          String name = found.group(1);
          boolean table = workload.tables().stream().anyMatch(each -> each.name().equals(name));
          return Matcher.quoteReplacement(table ? dialect.prefix() + name : quoted(name));
        });
  }
}
