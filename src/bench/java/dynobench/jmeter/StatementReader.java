package dynobench.jmeter;

import dynobench.script.BoundSql;
import dynobench.script.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Creates statements with named values from a request's SQL, arguments and variables.
final class StatementReader {
  /// A name in braces, which the engine would replace anywhere.
  private static final Pattern BRACED = Pattern.compile("\\{[a-z][a-z0-9_]*}");

  /// A column that is compared with the following value.
  private static final Pattern COMPARED =
      Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)\\s*(?:[=<>]+|LIKE|like)\\s*$");

  /// The list of columns of an INSERT.
  private static final Pattern INSERTED =
      Pattern.compile("INSERT\\s+INTO\\s+\\w+\\s*\\(([\\w,\\s]*)\\)", Pattern.CASE_INSENSITIVE);

  private final JmxElement request;
  private final ExpandedText query;
  private final ExpandedText given;
  private final List<Argument> arguments;
  private final TransactionValues values;
  private int used;
  private int usedBefore;

  /// The argument of a question mark.
  private record Argument(String text, String type) {}

  private StatementReader(
      JmxElement request,
      ExpandedText query,
      ExpandedText given,
      List<Argument> arguments,
      TransactionValues values) {
    this.request = request;
    this.query = query;
    this.given = given;
    this.arguments = arguments;
    this.values = values;
  }

  /// Reads the statements of a request.
  ///
  /// @param values list to which the values that the statements need are added
  /// @throws UnsupportedException if a statement cannot be imported
  static List<ImportedStatement> read(
      JmxElement request, PlanVariables variables, TransactionValues values)
      throws UnsupportedException {
    variables.begin(request);
    boolean prepared = request.property("queryType").startsWith("Prepared");
    ExpandedText given = variables.expand(prepared ? request.property("queryArguments") : "");
    String types = prepared ? variables.constant(request.property("queryArgumentsTypes")) : "";
    ExpandedText query = variables.expand(request.property("query"));
    return new StatementReader(request, query, given, arguments(given.text(), types), values)
        .statements();
  }

  private static List<Argument> arguments(String texts, String types) throws UnsupportedException {
    if (texts.isBlank() && types.isBlank()) {
      return List.of();
    }
    List<String> all = CommaSeparated.split(texts, ',');
    List<String> kinds = CommaSeparated.split(types, ',');
    if (all.size() != kinds.size()) {
      throw new UnsupportedException(
          "it has " + all.size() + " arguments, and types for " + kinds.size());
    }
    var arguments = new ArrayList<Argument>();
    for (int i = 0; i < all.size(); i++) {
      arguments.add(new Argument(all.get(i), kinds.get(i).strip().toUpperCase(Locale.ROOT)));
    }
    return arguments;
  }

  private List<ImportedStatement> statements() throws UnsupportedException {
    var statements = new ArrayList<ImportedStatement>();
    for (String each : SqlScan.split(query.text())) {
      statements.add(new ImportedStatement(statement(each), request));
    }
    if (statements.isEmpty()) {
      throw new UnsupportedException("it is empty");
    }
    if (used < arguments.size()) {
      throw new UnsupportedException(
          "it has " + arguments.size() + " arguments for " + used + " question marks");
    }
    return statements;
  }

  private String statement(String text) throws UnsupportedException {
    var sql = new StringBuilder();
    var bound = new ArrayList<String>();
    usedBefore = used;
    List<SqlToken> tokens = SqlToken.of(text);
    for (int i = 0; i < tokens.size(); i++) {
      SqlToken each = tokens.get(i);
      switch (each.kind()) {
        case COMMENT -> sql.append(isPlain(each.text()) ? each.text() : " ");
        case TEXT -> sql.append(isPlain(each.text()) ? each.text() : literal(each.text(), bound));
        case QUOTED_NAME -> {
          if (!isPlain(each.text())) {
            throw new UnsupportedException("it puts a variable into a name");
          }
          sql.append(each.text());
        }
        case WORD -> sql.append(each.text());
        case SIGN -> sql.append(sign(tokens, i, sql, bound));
      }
    }
    requireEqual(sql.toString(), bound);
    return sql.toString();
  }

  /// Returns whether a text contains nothing to replace, neither now nor by the engine.
  private static boolean isPlain(String text) {
    return !ExpandedText.hasMark(text) && !BRACED.matcher(text).find();
  }

  /// Throws if a workload's reader would find other named values than the given ones.
  private static void requireEqual(String sql, List<String> bound) throws UnsupportedException {
    try {
      if (BoundSql.of(sql).names().equals(bound)) {
        return;
      }
    } catch (IllegalArgumentException e) {
      throw new UnsupportedException("it has braces, such as escapes of JDBC");
    }
    throw new UnsupportedException("it has names after colons");
  }

  private String sign(List<SqlToken> tokens, int at, StringBuilder before, List<String> bound)
      throws UnsupportedException {
    String text = tokens.get(at).text();
    if (text.equals("?") && used < arguments.size()) {
      return argument(arguments.get(used++), before, bound);
    }
    if (text.equals("?")) {
      throw new UnsupportedException("it has a question mark without an argument");
    }
    if (!ExpandedText.isMark(text.charAt(0))) {
      return text;
    }
    boolean joined =
        (at > 0 && isPartOfName(tokens.get(at - 1)))
            || (at + 1 < tokens.size() && isPartOfName(tokens.get(at + 1)));
    Optional<SqlToken> last =
        tokens.subList(0, at).stream().filter(each -> !each.isBlank()).reduce((_, next) -> next);
    if (joined || last.filter(it -> it.isWord() && SqlScan.namesTable(it.text())).isPresent()) {
      throw new UnsupportedException("it puts a variable into a name");
    }
    DrawnValue value = query.value(text.charAt(0));
    if (value.kind() == ValueType.TEXT) {
      throw new UnsupportedException("it has a random text outside quotes");
    }
    return bind(values.add(value), bound);
  }

  private static boolean isPartOfName(SqlToken token) {
    char c = token.text().charAt(0);
    return token.isWord()
        || token.kind() == SqlToken.Kind.QUOTED_NAME
        || token.isSign(".")
        || Character.isDigit(c)
        || ExpandedText.isMark(c);
  }

  private static String bind(String name, List<String> bound) {
    bound.add(name);
    return ":" + name;
  }

  /// Returns a quoted text that contains variables as a composed value.
  private String literal(String quoted, List<String> bound) throws UnsupportedException {
    String text = quoted.substring(1, quoted.length() - 1).replace("''", "'");
    if (text.length() == 1
        && ExpandedText.isMark(text.charAt(0))
        && query.value(text.charAt(0)).kind() == ValueType.TEXT) {
      return bind(values.add(query.value(text.charAt(0))), bound);
    }
    return bind(values.add("text", joined(text, query)), bound);
  }

  /// Returns an expression that joins texts and values.
  private String joined(String text, ExpandedText from) throws UnsupportedException {
    var parts = new ArrayList<String>();
    var plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (ExpandedText.isMark(c)) {
        if (!plain.isEmpty() || parts.isEmpty()) {
          parts.add(required(plain.toString()));
          plain.setLength(0);
        }
        parts.add(values.add(from.value(c)));
      } else {
        plain.append(c);
      }
    }
    if (!plain.isEmpty()) {
      parts.add(required(plain.toString()));
    }
    return String.join(" + ", parts);
  }

  private static String required(String text) throws UnsupportedException {
    return TextExpressions.quoted(text)
        .orElseThrow(
            () -> new UnsupportedException("it has a text that is too long or contains a quote"));
  }

  private String argument(Argument argument, StringBuilder before, List<String> bound)
      throws UnsupportedException {
    String text = argument.text();
    boolean words = isText(argument.type());
    String name = named(before, used - 1 - usedBefore);
    if (!ExpandedText.hasMark(text)) {
      Optional<String> expression = constant(text, argument.type());
      return expression.isPresent()
          ? bind(values.add(name, expression.get()), bound)
          : plain(SqlLiterals.of(text, argument.type()));
    }
    if (text.strip().length() > 1) {
      return bind(values.add(name, joined(text, given)), bound);
    }
    DrawnValue value = given.value(text.strip().charAt(0));
    String drawn = values.add(value);
    return words && value.kind() == ValueType.WHOLE
        ? bind(values.add(name, "'' + " + drawn), bound)
        : bind(drawn, bound);
  }

  private static String plain(String literal) throws UnsupportedException {
    if (!isPlain(literal)) {
      throw new UnsupportedException("it has a text with both braces and quotes");
    }
    return literal;
  }

  /// Returns a name for the next value: the name of the column into which the value is inserted, or
  /// with which it is compared; else `value`.
  private static String named(StringBuilder before, int number) {
    Matcher insert = INSERTED.matcher(before);
    if (insert.lookingAt()) {
      String[] columns = insert.group(1).split(",", -1);
      return number < columns.length ? columns[number] : "value";
    }
    Matcher compared = COMPARED.matcher(before.substring(Math.max(0, before.length() - 100)));
    return compared.find() ? compared.group(1) : "value";
  }

  private static boolean isText(String type) {
    return type.endsWith("CHAR") || type.endsWith("CLOB");
  }

  /// Returns a constant as an expression; empty if only SQL can express it.
  private static Optional<String> constant(String text, String type) {
    if (text.equals("]NULL[")) {
      return Optional.empty();
    }
    if (isText(type)) {
      return TextExpressions.quoted(text);
    }
    String value = text.strip();
    if (Set.of("INTEGER", "BIGINT", "SMALLINT", "TINYINT").contains(type)
        && value.matches("-?\\d{1,18}")) {
      return Optional.of(value);
    }
    if (Set.of("DOUBLE", "FLOAT", "REAL", "DECIMAL", "NUMERIC").contains(type)
        && value.matches("-?\\d{1,15}(\\.\\d{1,15})?")) {
      return Optional.of(value);
    }
    return type.equals("DATE") && value.matches("\\d{4}-\\d{2}-\\d{2}")
        ? Optional.of("date('" + value + "', '" + value + "')")
        : Optional.empty();
  }
}
