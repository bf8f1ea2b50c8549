package dynobench.translation;

import dynobench.translation.ParsedStatement.ParameterUse;
import dynobench.translation.ParsedStatement.Role;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Columns with which a statement compares its parameters. Reads a text that jOOQ has rendered: all
/// names are in quotes, and parameters have numbers.
final class ParameterUses {
  static final String NAME = "(?:\"[^\"]*\"|`[^`]*`)";
  private static final Pattern TOKEN =
      Pattern.compile(
          "'[^']*'|"
              + (NAME + "(?:\\." + NAME + ")*")
              + ("|:" + NumberedParameters.PREFIX + "\\d+")
              + "|<>|<=|>=|!=|[=<>(),]|\\w+");
  private static final Set<String> OPERATORS =
      Set.of("=", "<>", "!=", "<", "<=", ">", ">=", "LIKE", "IN", "BETWEEN");
  private static final Set<String> EQUALITY = Set.of("=", "IN");
  private static final Set<String> AFTER_TABLES =
      Set.of("WHERE", "GROUP", "ORDER", "HAVING", "LIMIT", "OFFSET", "FETCH", "UNION", "SET");

  private final List<String> tokens = new ArrayList<>();
  private final Map<String, String> aliases = new HashMap<>();
  private final Set<String> tables = new LinkedHashSet<>();

  private ParameterUses() {}

  static ParameterUses of(String rendered) {
    var uses = new ParameterUses();
    Matcher matcher = TOKEN.matcher(rendered);
    while (matcher.find()) {
      String token = matcher.group();
      uses.tokens.add(isQuoted(token) ? token : token.toUpperCase(Locale.ROOT));
    }
    uses.findTables();
    return uses;
  }

  private static boolean isQuoted(String token) {
    return token.startsWith("\"") || token.startsWith("`") || token.startsWith("'");
  }

  private static boolean isName(String token) {
    return token.startsWith("\"") || token.startsWith("`");
  }

  /// Finds the tables and their aliases. `FROM` means a table only in queries, but not in functions
  /// such as `EXTRACT`. Names of `WITH` are no tables.
  private void findTables() {
    var queries = new ArrayDeque<Boolean>(List.of(true));
    var lists = new ArrayDeque<Boolean>(List.of(false));
    var common = new HashSet<String>();
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      String before = i == 0 ? "" : tokens.get(i - 1);
      if (token.equals("(")) {
        queries.push(Set.of("SELECT", "WITH", "(").contains(token(i + 1)) || isListed(before));
        lists.push(isListed(before));
      } else if (token.equals(")") && queries.size() > 1) {
        queries.pop();
        lists.pop();
      } else if (token.equals("FROM") || AFTER_TABLES.contains(token)) {
        lists.pop();
        lists.push(token.equals("FROM") && queries.getFirst());
      } else if (isName(token) && token(i + 1).equals("AS") && token(i + 2).equals("(")) {
        common.add(last(token));
      } else if (isName(token)
          && queries.getFirst()
          && (isListed(before) || (before.equals(",") && lists.getFirst()))) {
        tables.add(last(token));
        int alias = token(i + 1).equals("AS") ? i + 2 : i + 1;
        if (isName(token(alias))) {
          aliases.put(last(token(alias)), last(token));
        }
      }
    }
    tables.removeAll(common);
  }

  private static boolean isListed(String before) {
    return Set.of("FROM", "JOIN", "UPDATE", "INTO").contains(before);
  }

  private String token(int index) {
    return index < tokens.size() ? tokens.get(index) : "";
  }

  Set<String> tables() {
    return tables;
  }

  /// Returns the parts of a qualified name, without quotes.
  private static List<String> parts(String name) {
    var parts = new ArrayList<String>();
    Matcher matcher = Pattern.compile(NAME).matcher(name);
    while (matcher.find()) {
      String part = matcher.group();
      parts.add(part.substring(1, part.length() - 1));
    }
    return parts;
  }

  static String last(String name) {
    return parts(name).getLast();
  }

  /// Returns the use of a parameter, with its number from 1.
  ParameterUse of(int parameter) {
    String token = ":" + NumberedParameters.PREFIX + parameter;
    int at = tokens.indexOf(token);
    if (at >= 0 && OPERATORS.contains(token(at + 1))) {
      return use(token(at + 2), role(at + 1));
    }
    int operator = at - 1;
    while (operator >= 0 && isPassed(tokens.get(operator))) {
      operator--;
    }
    if (operator <= 0 || !OPERATORS.contains(tokens.get(operator))) {
      return ParameterUse.UNKNOWN;
    }
    int column = operator - 1;
    while (column > 0 && Set.of(")", "NOT").contains(tokens.get(column))) {
      column--;
    }
    return use(tokens.get(column), role(operator));
  }

  private Role role(int operator) {
    return EQUALITY.contains(tokens.get(operator)) ? Role.EQUAL : Role.OTHER;
  }

  /// Returns whether a token may be between a parameter and its operator: parts of function calls,
  /// and earlier elements of a list or of `BETWEEN`.
  private static boolean isPassed(String token) {
    return Set.of("(", ",", "CAST", "UPPER", "LOWER", "TRIM", "AND").contains(token)
        || token.startsWith(":")
        || token.startsWith("'")
        || Character.isDigit(token.charAt(0));
  }

  private ParameterUse use(String name, Role role) {
    if (!isName(name)) {
      return ParameterUse.UNKNOWN;
    }
    List<String> parts = parts(name);
    if (parts.size() > 1) {
      String range = parts.get(parts.size() - 2);
      return new ParameterUse(range, aliases.getOrDefault(range, range), parts.getLast(), role);
    }
    if (tables.size() != 1) {
      return ParameterUse.UNKNOWN;
    }
    String table = tables.iterator().next();
    return new ParameterUse(table, table, parts.getLast(), role);
  }
}
