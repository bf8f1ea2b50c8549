package dynobench.jmeter;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Scans SQL without a full parser: splits statements and finds table names.
final class SqlScan {
  /// Words before a table's name.
  private static final Set<String> BEFORE_TABLE =
      Set.of("FROM", "JOIN", "INTO", "UPDATE", "TABLE", "TRUNCATE");

  /// Words that may occur between the words before a table and the table's name.
  private static final Set<String> NO_TABLE =
      Set.of("SELECT", "SET", "LATERAL", "UNNEST", "VALUES", "IF", "TABLE", "ONLY", "DUAL", "OF");

  /// Words before the name of a defined object.
  private static final Set<String> DEFINED =
      Set.of("TABLE", "INDEX", "VIEW", "SEQUENCE", "SCHEMA", "TRIGGER", "TYPE", "DOMAIN");

  private static final Set<String> ACCESS =
      Set.of("USER", "ROLE", "LOGIN", "LINKED", "LINK", "SERVER", "SUBSCRIPTION", "CREDENTIAL");

  private SqlScan() {}

  /// Splits a script at semicolons. Leaves out parts without any SQL, such as comments.
  static List<String> split(String script) {
    var parts = new ArrayList<String>();
    var part = new StringBuilder();
    var tokens = new ArrayList<>(SqlToken.of(script));
    tokens.add(new SqlToken(SqlToken.Kind.SIGN, ";"));
    boolean said = false;
    for (SqlToken each : tokens) {
      if (each.isSign(";")) {
        if (said) {
          parts.add(part.toString().strip());
        }
        part.setLength(0);
        said = false;
      } else {
        part.append(each.text());
        said |= !each.isBlank();
      }
    }
    return parts;
  }

  /// Returns the first word in upper case, after any comments and opening parentheses; empty if no
  /// word follows them.
  static String verb(String sql) {
    return SqlToken.of(sql).stream()
        .filter(each -> !each.isBlank() && !each.isSign("("))
        .findFirst()
        .filter(each -> each.kind() == SqlToken.Kind.WORD)
        .map(each -> each.text().toUpperCase(Locale.ROOT))
        .orElse("");
  }

  /// Returns whether a statement creates, changes or drops an object, and so runs once, before the
  /// clients. Includes TRUNCATE and GRANT.
  static boolean isDefinition(String sql) {
    return Set.of("CREATE", "ALTER", "DROP", "TRUNCATE", "COMMENT", "GRANT").contains(verb(sql));
  }

  /// Returns whether a statement defines users, rights, or a link to another database.
  static boolean isAccess(String sql) {
    List<SqlToken> tokens = meaningful(sql);
    String verb = verb(sql);
    boolean named =
        tokens.stream()
            .skip(1)
            .takeWhile(each -> each.isWord() && !isOneOf(DEFINED, each))
            .anyMatch(each -> isOneOf(ACCESS, each));
    return verb.equals("GRANT")
        || (Set.of("CREATE", "ALTER").contains(verb) && (named || holdsSecret(tokens)));
  }

  private static boolean isOneOf(Set<String> words, SqlToken token) {
    return words.contains(token.text().toUpperCase(Locale.ROOT));
  }

  /// Returns whether a definition contains a secret: `PASSWORD 'x'`, `CONNECTION = 'x'` or
  /// `IDENTIFIED BY`.
  private static boolean holdsSecret(List<SqlToken> tokens) {
    for (int i = 0; i + 1 < tokens.size(); i++) {
      int value = tokens.get(i + 1).isSign("=") && i + 2 < tokens.size() ? i + 2 : i + 1;
      boolean given =
          tokens.get(value).kind() == SqlToken.Kind.TEXT
              && isOneOf(Set.of("PASSWORD", "CONNECTION"), tokens.get(i));
      if (given || (tokens.get(i).isWord("IDENTIFIED") && tokens.get(i + 1).isWord("BY"))) {
        return true;
      }
    }
    return false;
  }

  /// Returns whether a table's name usually follows a word.
  static boolean namesTable(String word) {
    return BEFORE_TABLE.contains(word.toUpperCase(Locale.ROOT));
  }

  /// Returns the names of tables in a statement, in lower case. Leaves out names in quotes and
  /// names with a schema, which Dynobench's tables do not have. Leaves out names that the statement
  /// itself defines by WITH.
  static Set<String> tables(String sql) {
    var tables = new LinkedHashSet<String>();
    List<SqlToken> tokens = meaningful(sql);
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).isWord() && namesTable(tokens.get(i).text()) && !isWithin(tokens, i)) {
        boolean listed = tokens.get(i).isWord("INTO");
        int at = i + 1;
        while (at > 0) {
          if (isTable(tokens, at, listed)) {
            tables.add(tokens.get(at).text().toLowerCase(Locale.ROOT));
          }
          at = tokens.get(i).isWord("FROM") ? afterComma(tokens, at) : 0;
        }
      }
    }
    tables.removeAll(commonTables(tokens));
    return tables;
  }

  /// @param listed whether a list of columns may follow; otherwise, a parenthesis indicates a
  ///   function
  private static boolean isTable(List<SqlToken> tokens, int at, boolean listed) {
    boolean followed = at + 1 < tokens.size();
    return tokens.get(at).isWord()
        && !NO_TABLE.contains(tokens.get(at).text().toUpperCase(Locale.ROOT))
        && !(followed && tokens.get(at + 1).isSign("."))
        && !(followed && tokens.get(at + 1).isSign("(") && !listed);
  }

  /// Returns the index of the next table in a list, as in `FROM account a, teller t`; 0 at the end
  /// of the list.
  private static int afterComma(List<SqlToken> tokens, int table) {
    for (int i = table + 1; i < Math.min(table + 4, tokens.size() - 1); i++) {
      if (tokens.get(i).isSign(",")) {
        return i + 1;
      }
      if (!tokens.get(i).isWord()) {
        return 0;
      }
    }
    return 0;
  }

  /// Returns whether `FROM` belongs to a function, as in `EXTRACT(YEAR FROM day)`, or `UPDATE` to a
  /// lock, as in `FOR UPDATE`.
  private static boolean isWithin(List<SqlToken> tokens, int at) {
    if (tokens.get(at).isWord("UPDATE")) {
      return at > 0
          && (tokens.get(at - 1).isWord("FOR")
              || tokens.get(at - 1).isWord("ON")
              || tokens.get(at - 1).isWord("KEY")
              || tokens.get(at - 1).isWord("THEN"));
    }
    if (!tokens.get(at).isWord("FROM")) {
      return false;
    }
    int open = 0;
    for (int i = at - 1; i > 0; i--) {
      if (tokens.get(i).isSign(")")) {
        open++;
      } else if (tokens.get(i).isSign("(") && open-- == 0) {
        return Set.of("EXTRACT", "TRIM", "SUBSTRING", "OVERLAY")
            .contains(tokens.get(i - 1).text().toUpperCase(Locale.ROOT));
      }
    }
    return false;
  }

  /// Returns the names that the statement itself defines by `WITH name AS (`.
  private static Set<String> commonTables(List<SqlToken> tokens) {
    var names = new LinkedHashSet<String>();
    for (int i = 0; i + 2 < tokens.size(); i++) {
      if (tokens.get(i).kind() == SqlToken.Kind.WORD
          && tokens.get(i + 1).isWord("AS")
          && tokens.get(i + 2).isSign("(")) {
        names.add(tokens.get(i).text().toLowerCase(Locale.ROOT));
      }
    }
    return names;
  }

  private static List<SqlToken> meaningful(String sql) {
    return SqlToken.of(sql).stream().filter(each -> !each.isBlank()).toList();
  }

  /// Puts the names of tables and their columns into braces, so that each engine can quote them in
  /// its own way.
  static String braced(String sql, Set<String> tables, Set<String> columns) {
    List<SqlToken> tokens = SqlToken.of(sql);
    var result = new StringBuilder();
    for (int i = 0; i < tokens.size(); i++) {
      SqlToken each = tokens.get(i);
      String name = each.text().toLowerCase(Locale.ROOT);
      boolean bound = i > 0 && tokens.get(i - 1).isSign(":");
      boolean braced =
          each.kind() == SqlToken.Kind.WORD
              && !bound
              && (tables.contains(name) || (columns.contains(name) && isName(tokens, i)));
      result.append(braced ? "{" + name + "}" : each.text());
    }
    return result.toString();
  }

  /// Returns whether a word is neither a function nor a type before a literal.
  private static boolean isName(List<SqlToken> tokens, int at) {
    return tokens.subList(at + 1, tokens.size()).stream()
        .filter(each -> !each.isBlank())
        .findFirst()
        .map(next -> !next.isSign("(") && next.kind() != SqlToken.Kind.TEXT)
        .orElse(true);
  }

  /// Returns a statement without its comments.
  static String withoutComments(String sql) {
    return SqlToken.of(sql).stream()
        .map(each -> each.kind() == SqlToken.Kind.COMMENT ? " " : each.text())
        .collect(Collectors.joining())
        .strip();
  }
}
