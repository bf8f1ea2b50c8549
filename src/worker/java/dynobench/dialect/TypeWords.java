package dynobench.dialect;

import dynobench.workload.Table;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// SQL names of column types to try. The usual names come first, beginning with the standard's. The
/// names that the driver reports follow.
///
/// @param known names that the driver reports, by their constant in [Types]
record TypeWords(Map<Integer, List<String>> known) {
  private static final Map<Table.Type, List<String>> USUAL =
      Map.of(
          Table.Type.WHOLE,
          List.of("INT", "INTEGER", "INT4", "NUMBER(10)"),
          Table.Type.LONG,
          List.of("BIGINT", "INT8", "LONG", "NUMBER(19)", "DECIMAL(19)"),
          Table.Type.REAL,
          List.of("FLOAT", "DOUBLE PRECISION", "DOUBLE", "FLOAT8", "REAL", "BINARY_DOUBLE"),
          Table.Type.DATE,
          List.of("DATE", "DATETIME", "TIMESTAMP"),
          Table.Type.TEXT,
          List.of("VARCHAR({n})", "CHARACTER VARYING({n})", "VARCHAR", "TEXT", "STRING"),
          Table.Type.BYTES,
          List.of(
              "VARBINARY({n})",
              "BINARY VARYING({n})",
              "VARCHAR({n}) FOR BIT DATA",
              "BYTEA",
              "BLOB",
              "VARBINARY",
              "BINARY({n})",
              "RAW({n})",
              "LONGVARBINARY"),
          Table.Type.BLOB,
          List.of("BLOB", "LONGBLOB", "BYTEA", "LONG VARBINARY", "LONGVARBINARY", "IMAGE"),
          Table.Type.CLOB,
          List.of("CLOB", "LONGTEXT", "TEXT", "LONG VARCHAR", "LONGVARCHAR", "VARCHAR"));

  private static final Map<Table.Type, Set<Integer>> NUMBERS =
      Map.of(
          Table.Type.WHOLE, Set.of(Types.INTEGER),
          Table.Type.LONG, Set.of(Types.BIGINT),
          Table.Type.REAL, Set.of(Types.DOUBLE, Types.FLOAT),
          Table.Type.DATE, Set.of(Types.DATE),
          Table.Type.TEXT, Set.of(Types.VARCHAR, Types.LONGVARCHAR),
          Table.Type.BYTES, Set.of(Types.VARBINARY, Types.LONGVARBINARY, Types.BLOB),
          Table.Type.BLOB, Set.of(Types.BLOB, Types.LONGVARBINARY),
          Table.Type.CLOB, Set.of(Types.CLOB, Types.LONGVARCHAR));

  /// Reads the type names that the driver of an open connection reports. An old driver may report
  /// none; a driver that fails counts as reporting none.
  static TypeWords of(Connection connection) {
    var known = new HashMap<Integer, List<String>>();
    try (ResultSet types = connection.getMetaData().getTypeInfo()) {
      while (types != null && types.next()) {
        String name = types.getString("TYPE_NAME");
        String parameters = types.getString("CREATE_PARAMS");
        if (name != null && !name.isBlank()) {
          List<String> names =
              known.computeIfAbsent(types.getInt("DATA_TYPE"), _ -> new ArrayList<>());
          names.addAll(words(name.strip(), parameters == null ? "" : parameters));
        }
      }
    } catch (SQLException | RuntimeException e) {
      return new TypeWords(Map.of());
    }
    return new TypeWords(known);
  }

  /// Returns the name in the forms to try. If the type takes a length, the name with `({n})` comes
  /// first, then the plain name. If the driver marks the place of the length with `()`, the only
  /// form has `({n})` there.
  private static List<String> words(String name, String parameters) {
    String lower = parameters.toLowerCase(Locale.ROOT);
    boolean sized = lower.contains("length") || lower.contains("size");
    return name.contains("()")
        ? List.of(name.replace("()", "({n})"))
        : sized ? List.of(name + "({n})", name) : List.of(name);
  }

  /// Returns the SQL names to try for a type, the first to try first; empty for
  /// [Table.Type#IDENTITY].
  List<String> of(Table.Type type) {
    return Stream.concat(
            USUAL.getOrDefault(type, List.of()).stream(),
            NUMBERS.getOrDefault(type, Set.of()).stream()
                .sorted()
                .flatMap(number -> known.getOrDefault(number, List.of()).stream()))
        .distinct()
        .toList();
  }
}
