package dynobench.jmeter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads `CREATE TABLE` statements that a workload can declare: plain columns and a primary key.
final class CreateTableReader {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");
  private static final Pattern LENGTH = Pattern.compile("[1-9]\\d{0,5}");

  private static final Set<String> WHOLE =
      Set.of("INT", "INTEGER", "SMALLINT", "TINYINT", "MEDIUMINT", "INT4", "INT2");
  private static final Set<String> LONG = Set.of("BIGINT", "INT8");
  private static final Set<String> REAL = Set.of("DOUBLE", "FLOAT", "REAL");
  private static final Set<String> TEXT =
      Set.of("VARCHAR", "CHAR", "CHARACTER", "NVARCHAR", "NCHAR", "VARCHAR2");
  private static final Set<String> BYTES = Set.of("VARBINARY", "BINARY");

  private final List<SqlToken> tokens;
  private int at;

  private CreateTableReader(List<SqlToken> tokens) {
    this.tokens = tokens;
  }

  /// Returns whether a statement creates a table.
  static boolean isTable(String sql) {
    List<SqlToken> tokens = meaningful(sql);
    return tokens.size() > 2
        && tokens.get(0).isWord("CREATE")
        && tokens.stream().limit(4).anyMatch(each -> each.isWord("TABLE"));
  }

  /// Returns the name of the table that a statement creates, in lower case. Empty if the name is
  /// quoted or has a schema.
  static Optional<String> tableName(String sql) {
    List<SqlToken> tokens =
        meaningful(sql).stream()
            .dropWhile(each -> !each.isWord("TABLE"))
            .skip(1)
            .dropWhile(each -> each.isWord("IF") || each.isWord("NOT") || each.isWord("EXISTS"))
            .toList();
    boolean plain = tokens.size() > 1 && tokens.getFirst().isWord() && !tokens.get(1).isSign(".");
    return plain
        ? Optional.of(tokens.getFirst().text().toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /// Returns the column definitions in lower case, for comparison.
  static String columns(String sql) {
    List<SqlToken> tokens = meaningful(sql).stream().dropWhile(each -> !each.isSign("(")).toList();
    int open = 0;
    var words = new ArrayList<String>();
    for (SqlToken each : tokens) {
      open += each.isSign("(") ? 1 : each.isSign(")") ? -1 : 0;
      words.add(each.text().toLowerCase(Locale.ROOT));
      if (open == 0) {
        break;
      }
    }
    return String.join(" ", words);
  }

  /// Reads a statement.
  ///
  /// @throws UnsupportedException if a workload cannot declare a part of the statement
  static CreatedTable read(String sql) throws UnsupportedException {
    return new CreateTableReader(meaningful(sql)).table();
  }

  private static List<SqlToken> meaningful(String sql) {
    return SqlToken.of(sql).stream().filter(each -> !each.isBlank()).toList();
  }

  private CreatedTable table() throws UnsupportedException {
    skip("CREATE");
    skip("CACHED");
    skip("MEMORY");
    if (!skip("TABLE")) {
      throw new UnsupportedException("CREATE " + text());
    }
    if (skip("IF")) {
      skip("NOT");
      skip("EXISTS");
    }
    String name = name();
    require("(");
    List<List<SqlToken>> parts = parts();
    var columns = new ArrayList<CreatedTable.Column>();
    var keys = new ArrayList<String>();
    for (List<SqlToken> each : parts) {
      new CreateTableReader(each).part(columns, keys);
    }
    String options =
        tokens.subList(at, tokens.size()).stream()
            .map(SqlToken::text)
            .collect(Collectors.joining(" "));
    return new CreatedTable(name, keyed(columns, keys), options);
  }

  private static List<CreatedTable.Column> keyed(
      List<CreatedTable.Column> columns, List<String> keys) throws UnsupportedException {
    List<String> names = columns.stream().map(CreatedTable.Column::name).toList();
    if (!names.containsAll(keys)) {
      throw new UnsupportedException("PRIMARY KEY");
    }
    List<CreatedTable.Column> all =
        columns.stream()
            .map(each ->
                new CreatedTable.Column(
                    each.name(),
                    each.type(),
                    each.isKey() || keys.contains(each.name()),
                    each.mayBeEmpty()))
            .toList();
    boolean identity = all.stream().anyMatch(CreatedTable.Column::isIdentity);
    long count = all.stream().filter(CreatedTable.Column::isKey).count();
    boolean ordered = keys.equals(names.stream().filter(keys::contains).toList());
    if ((identity && count > 1) || !ordered) {
      throw new UnsupportedException("PRIMARY KEY");
    }
    return all;
  }

  /// Splits the content of parentheses at its commas.
  private List<List<SqlToken>> parts() throws UnsupportedException {
    var parts = new ArrayList<List<SqlToken>>();
    var part = new ArrayList<SqlToken>();
    int open = 1;
    while (open > 0) {
      SqlToken each = next();
      open += each.isSign("(") ? 1 : each.isSign(")") ? -1 : 0;
      if (open == 0 || (open == 1 && each.isSign(","))) {
        parts.add(List.copyOf(part));
        part.clear();
      } else {
        part.add(each);
      }
    }
    return parts;
  }

  private void part(List<CreatedTable.Column> columns, List<String> keys)
      throws UnsupportedException {
    if (skip("CONSTRAINT")) {
      next();
    }
    if (skip("PRIMARY")) {
      skip("KEY");
      require("(");
      for (List<SqlToken> each : parts()) {
        keys.add(new CreateTableReader(each).name());
      }
    } else {
      columns.add(column());
    }
    if (at < tokens.size()) {
      throw new UnsupportedException(text());
    }
  }

  private CreatedTable.Column column() throws UnsupportedException {
    String name = name();
    String type = type();
    boolean key = false;
    boolean mayBeEmpty = true;
    while (at < tokens.size()) {
      if (skip("NOT")) {
        skip("NULL");
        mayBeEmpty = false;
      } else if (skip("PRIMARY")) {
        skip("KEY");
        key = true;
      } else if (type.matches("whole|long") && isIdentity()) {
        type = "identity";
      } else if (!skip("NULL")) {
        throw new UnsupportedException(name + ": " + text());
      }
    }
    return new CreatedTable.Column(name, type, key || type.equals("identity"), mayBeEmpty && !key);
  }

  private boolean isIdentity() throws UnsupportedException {
    if (skip("AUTO_INCREMENT") || skip("IDENTITY")) {
      return true;
    }
    if (!skip("GENERATED")) {
      return false;
    }
    boolean always = skip("ALWAYS");
    boolean standard = skip("BY") && skip("DEFAULT");
    if (!(always || standard) || !skip("AS") || !skip("IDENTITY")) {
      throw new UnsupportedException("GENERATED");
    }
    return true;
  }

  private String type() throws UnsupportedException {
    String word = next().text().toUpperCase(Locale.ROOT);
    skip("PRECISION");
    boolean varying = skip("VARYING");
    String length = "";
    if (skip("(")) {
      length = next().text();
      while (!skip(")")) {
        length += next().text();
      }
    }
    if (WHOLE.contains(word)) {
      return "whole";
    } else if (LONG.contains(word)) {
      return "long";
    } else if (REAL.contains(word)) {
      return "real";
    } else if (word.equals("DATE")) {
      return "date";
    }
    String sized = TEXT.contains(word) ? "text " : BYTES.contains(word) ? "bytes " : "";
    if (sized.isEmpty() || !LENGTH.matcher(length).matches()) {
      throw new UnsupportedException(
          word + (varying ? " VARYING" : "") + (length.isEmpty() ? "" : "(" + length + ")"));
    }
    return sized + length;
  }

  private String name() throws UnsupportedException {
    SqlToken token = next();
    String name = token.text().toLowerCase(Locale.ROOT);
    if (!token.isWord() || !NAME.matcher(name).matches()) {
      throw new UnsupportedException("the name " + token.text());
    }
    return name;
  }

  private SqlToken next() throws UnsupportedException {
    if (at >= tokens.size()) {
      throw new UnsupportedException("its end is missing");
    }
    return tokens.get(at++);
  }

  private boolean skip(String text) {
    boolean found = at < tokens.size() && tokens.get(at).text().equalsIgnoreCase(text);
    at += found ? 1 : 0;
    return found;
  }

  private void require(String sign) throws UnsupportedException {
    if (!skip(sign)) {
      throw new UnsupportedException(text());
    }
  }

  private String text() {
    return at < tokens.size() ? tokens.get(at).text() : "its end";
  }
}
