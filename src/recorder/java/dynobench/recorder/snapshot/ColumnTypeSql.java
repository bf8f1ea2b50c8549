package dynobench.recorder.snapshot;

import java.sql.Types;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Type of a column in the database's own SQL.
final class ColumnTypeSql {
  private static final int MOST_LENGTH = 1 << 24;
  private static final int MOST_DIGITS = 100;
  private static final int MOST_FRACTION = 9;
  private static final Pattern TIME =
      Pattern.compile("(TIMESTAMP|DATETIME|TIME)(.*)", Pattern.CASE_INSENSITIVE);

  private static final Map<String, String> POSTGRESQL =
      Map.ofEntries(
          Map.entry("bigserial", "bigint"),
          Map.entry("serial", "integer"),
          Map.entry("smallserial", "smallint"),
          Map.entry("int8", "bigint"),
          Map.entry("int4", "integer"),
          Map.entry("int2", "smallint"),
          Map.entry("float8", "double precision"),
          Map.entry("float4", "real"),
          Map.entry("bool", "boolean"),
          Map.entry("bpchar", "char"),
          Map.entry("timestamptz", "timestamp with time zone"),
          Map.entry("timetz", "time with time zone"));

  private static final Set<Integer> FOREIGN =
      Set.of(
          Types.OTHER,
          Types.ARRAY,
          Types.STRUCT,
          Types.DISTINCT,
          Types.JAVA_OBJECT,
          Types.SQLXML,
          Types.REF,
          Types.TIME_WITH_TIMEZONE);

  private ColumnTypeSql() {}

  static String of(TableColumn column, DatabaseProduct product) {
    if (isForeign(column)) {
      return text(product);
    }
    String name = plain(column.typeName, product);
    String upper = name.toUpperCase(Locale.ROOT);
    boolean hasLength = column.size > 0 && column.size <= MOST_LENGTH;
    if (upper.contains("()")) {
      return name.replace("()", "(" + column.size + ")"); // such as CHAR () FOR BIT DATA
    }
    if (upper.contains("(") || product == DatabaseProduct.SQLITE) {
      return name;
    }
    if (isText(upper)) {
      return hasLength ? name + "(" + column.size + ")" : name;
    }
    if ((column.type == Types.DECIMAL || column.type == Types.NUMERIC)
        && upper.matches("DECIMAL|NUMERIC")) {
      int size = Math.min(column.size, MOST_DIGITS);
      return size > 0 ? name + "(" + size + ", " + Math.max(0, column.digits) + ")" : name;
    }
    if (TIME.matcher(name).matches() && !product.hasFixedTimes() && hasFraction(column)) {
      return TIME.matcher(name).replaceFirst("$1(" + column.digits + ")$2");
    }
    return name;
  }

  private static boolean hasFraction(TableColumn column) {
    return column.digits > 0 && column.digits <= MOST_FRACTION;
  }

  private static boolean isText(String upper) {
    return (upper.contains("CHAR") || upper.contains("BINARY"))
        && !upper.contains("LARGE OBJECT")
        && !upper.startsWith("LONG");
  }

  /// Returns the usual name of a type that has another name in the driver's answer.
  private static String plain(String name, DatabaseProduct product) {
    return product == DatabaseProduct.POSTGRESQL ? POSTGRESQL.getOrDefault(name, name) : name;
  }

  /// Returns whether other databases don't know a type, such as JSON or an array. Its values become
  /// texts.
  static boolean isForeign(TableColumn column) {
    String name = column.typeName.toUpperCase(Locale.ROOT);
    return (FOREIGN.contains(column.type) && !name.equals("UUID")) || name.startsWith("INTERVAL");
  }

  private static String text(DatabaseProduct product) {
    switch (product) {
      case POSTGRESQL:
      case MARIADB:
        return "text";
      case DERBY:
      case HSQLDB:
        return "VARCHAR(32672)";
      default:
        return "CHARACTER VARYING";
    }
  }
}
