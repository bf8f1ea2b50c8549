package dynobench.recorder.masking;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/// Place in a statement, as far as it decides which literals stay: numbers that are lengths,
/// positions or limits, and texts that are formats or code.
final class SqlContext {
  private static final Set<String> DATA_STATEMENTS =
      Set.of(
          "SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "WITH", "VALUES", "REPLACE", "UPSERT",
          "CALL", "EXEC", "EXECUTE", "EXPLAIN", "TABLE");
  private static final Set<String> SETTINGS = Set.of("SET", "PRAGMA", "USE");
  private static final Set<String> CODE =
      Set.of("ALIAS", "FUNCTION", "PROCEDURE", "TRIGGER", "AGGREGATE", "PACKAGE", "TYPE", "RULE");

  /// Words between `CREATE` and the kind of object.
  private static final Set<String> BEFORE_KIND =
      Set.of("OR", "REPLACE", "FORCE", "CONSTRAINT", "GLOBAL", "LOCAL", "TEMP", "TEMPORARY");

  private static final Set<String> LIMITS = Set.of("LIMIT", "OFFSET", "FETCH");

  /// Words whose next literal stays.
  private static final Set<String> BEFORE_KEPT =
      Set.of("TOP", "SKIP", "INTERVAL", "ZONE", "ESCAPE", "UESCAPE", "CHARSET", "COLLATE");

  /// Words that end a list of limits or of columns.
  private static final Set<String> CLAUSES =
      Set.of(
          "SELECT",
          "FROM",
          "WHERE",
          "HAVING",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "VALUES",
          "JOIN",
          "ON",
          "SET",
          "RETURNING");

  /// Types and functions with numbers that are lengths or positions.
  private static final Set<String> WITH_LENGTHS =
      Set.of(
          "CHAR",
          "CHARACTER",
          "VARCHAR",
          "VARCHAR2",
          "NCHAR",
          "NVARCHAR",
          "VARYING",
          "BINARY",
          "VARBINARY",
          "DECIMAL",
          "NUMERIC",
          "NUMBER",
          "FLOAT",
          "TIMESTAMP",
          "TIME",
          "DATETIME",
          "BIT",
          "CLOB",
          "BLOB",
          "SUBSTRING",
          "SUBSTR",
          "LEFT",
          "RIGHT",
          "ROUND",
          "TRUNC",
          "TRUNCATE",
          "LPAD",
          "RPAD",
          "REPEAT",
          "SPACE",
          "DATEADD",
          "TIMESTAMPADD",
          "LAG",
          "LEAD",
          "NTILE",
          "NTH_VALUE",
          "POSITION",
          "LOCATE",
          "INSTR",
          "TOP",
          "PERCENTILE_CONT");

  /// Functions with texts that are formats or units.
  private static final Set<String> WITH_FORMATS =
      Set.of(
          "TO_CHAR",
          "TO_DATE",
          "TO_TIMESTAMP",
          "TO_NUMBER",
          "DATE_FORMAT",
          "STR_TO_DATE",
          "FORMATDATETIME",
          "PARSEDATETIME",
          "DATE_TRUNC",
          "DATE_PART",
          "DATEADD",
          "DATEDIFF",
          "STRFTIME",
          "DATETIME",
          "DATE",
          "TIME",
          "JULIANDAY",
          "EXTRACT");

  /// Part of a statement in parentheses, or the statement itself.
  private static final class Frame {
    final boolean formats;
    boolean lengths;
    boolean listed;

    Frame(boolean lengths, boolean formats) {
      this.lengths = lengths;
      this.formats = formats;
    }
  }

  private final Deque<Frame> frames = new ArrayDeque<>();
  private String first = "";
  private String last = "";
  private String kind = "";
  private boolean code;
  private boolean secret;
  private boolean keepsNext;

  SqlContext() {
    begin();
  }

  /// Begins a statement.
  void begin() {
    frames.clear();
    frames.push(new Frame(false, false));
    first = "";
    last = "";
    kind = "";
    code = false;
    secret = false;
    keepsNext = false;
  }

  private Frame frame() {
    Frame top = frames.peek();
    if (top == null) {
      top = new Frame(false, false);
      frames.push(top);
    }
    return top;
  }

  /// Passes a word in upper case; a quoted name is empty.
  void word(String word) {
    if (first.isEmpty()) {
      first = word;
      code = word.equals("DO");
    } else if (kind.isEmpty() && !BEFORE_KIND.contains(word)) {
      kind = word;
      code |= CODE.contains(kind) && (first.equals("CREATE") || first.equals("ALTER"));
    }
    secret |= word.equals("PASSWORD") || word.equals("IDENTIFIED");
    if (word.equals("SELECT")) {
      frame().lengths = false;
    }
    if (LIMITS.contains(word) || (word.equals("BY") && isListed(last))) {
      frame().listed = true;
    } else if (CLAUSES.contains(word)) {
      frame().listed = false;
    }
    keepsNext = BEFORE_KEPT.contains(word);
    last = word;
  }

  private static boolean isListed(String beforeBy) {
    return beforeBy.equals("ORDER") || beforeBy.equals("GROUP");
  }

  /// Passes a character that is part of no word or literal.
  void symbol(char c) {
    if (c == '(') {
      frames.push(new Frame(WITH_LENGTHS.contains(last), WITH_FORMATS.contains(last)));
    } else if (c == '[') {
      frames.push(new Frame(true, false));
    } else if ((c == ')' || c == ']') && frames.size() > 1) {
      frames.pop();
    } else if (c == ';') {
      begin();
    }
    secret |= c == '@' || c == '.';
    keepsNext &= c == '(' || c == '-' || c == '+';
    last = "";
  }

  /// Passes a literal or a parameter.
  void literal() {
    keepsNext = false;
    last = "";
  }

  /// Returns whether the next number or parameter stays.
  boolean keepsNumber() {
    return keepsNext
        || frame().lengths
        || frame().listed
        || !(first.isEmpty() || DATA_STATEMENTS.contains(first));
  }

  /// Returns whether the next parameter stays.
  boolean keepsParameter() {
    return keepsNext || frame().lengths || frame().listed;
  }

  /// Returns whether a text stays.
  boolean keepsText(String text) {
    if (keepsNext || code) {
      return true;
    }
    if (SETTINGS.contains(first)) {
      return !secret;
    }
    return frame().formats && text.chars().noneMatch(Character::isDigit);
  }
}
