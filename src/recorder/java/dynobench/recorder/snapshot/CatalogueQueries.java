package dynobench.recorder.snapshot;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Sequences and views, which JDBC doesn't show. Each database has its own catalogue of them.
final class CatalogueQueries {
  private static final String INFORMATION_VIEWS =
      "SELECT TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION FROM INFORMATION_SCHEMA.VIEWS"
          + " WHERE VIEW_DEFINITION IS NOT NULL";

  /// HSQLDB shows a column without nulls as a check.
  private static final Pattern NOT_NULL =
      Pattern.compile("\\S+\\s+IS NOT NULL", Pattern.CASE_INSENSITIVE);

  private final Connection connection;
  private final DatabaseProduct product;
  private final SchemaReader schema;
  private final SchemaSql sql;
  private final List<String> remarks;

  CatalogueQueries(
      Connection connection,
      DatabaseProduct product,
      SchemaReader schema,
      SchemaSql sql,
      List<String> remarks) {
    this.connection = connection;
    this.product = product;
    this.schema = schema;
    this.sql = sql;
    this.remarks = remarks;
  }

  /// Maker of a statement from a row of a catalogue.
  private interface RowSql {
    String of(TableName name, ResultSet row) throws SQLException;
  }

  /// Reader of a row of a catalogue.
  private interface RowReading {
    void read(TableName name, ResultSet row) throws SQLException;
  }

  /// Returns the statements that create all sequences. A sequence continues with its next value.
  List<String> createSequences() {
    return new ArrayList<>(
        statements(
                sequences(),
                "sequences",
                (name, row) ->
                    "CREATE SEQUENCE "
                        + sql.quoted(name)
                        + " START WITH "
                        + row.getLong(3)
                        + " INCREMENT BY "
                        + row.getLong(4))
            .values());
  }

  /// Returns the statements that create all views. A view follows those whose names are in its
  /// definition.
  List<String> createViews(String ownSchema) {
    Map<TableName, String> left =
        statements(views(), "views", (name, row) -> createView(name, row.getString(3), ownSchema));
    var ordered = new ArrayList<String>();
    while (!left.isEmpty()) {
      List<TableName> ready =
          left.keySet().stream().filter(each -> isReady(each, left)).collect(Collectors.toList());
      if (ready.isEmpty()) {
        ready = List.copyOf(left.keySet());
      }
      ready.forEach(each -> ordered.add(left.remove(each)));
    }
    return ordered;
  }

  private static boolean isReady(TableName view, Map<TableName, String> left) {
    String definition = left.getOrDefault(view, "");
    return left.keySet().stream()
        .noneMatch(each ->
            !each.equals(view)
                && Pattern.compile("\\b" + Pattern.quote(each.name()) + "\\b")
                    .matcher(definition)
                    .find());
  }

  private String createView(TableName name, String definition, String ownSchema) {
    String plain = withoutSchema(definition.trim().replaceFirst(";$", ""), ownSchema);
    return plain.toUpperCase(Locale.ROOT).startsWith("CREATE")
        ? plain
        : "CREATE VIEW " + sql.quoted(name) + " AS " + plain;
  }

  private Map<TableName, String> statements(String query, String what, RowSql maker) {
    var made = new LinkedHashMap<TableName, String>();
    read(query, what, (name, row) -> made.put(name, maker.of(name, row)));
    return made;
  }

  /// Reads the rows of the user's schemas: schema, name and others.
  private void read(String query, String what, RowReading reading) {
    if (query.isEmpty()) {
      return;
    }
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        TableName name = schema.name(rows.getString(1), rows.getString(2));
        if (!SchemaReader.isSystem(name)) {
          reading.read(name, rows);
        }
      }
    } catch (SQLException | RuntimeException e) {
      remarks.add("the " + what + " are left out: " + e.getMessage());
    }
  }

  private String sequences() {
    switch (product) {
      case H2:
        return "SELECT SEQUENCE_SCHEMA, SEQUENCE_NAME, BASE_VALUE, INCREMENT"
            + " FROM INFORMATION_SCHEMA.SEQUENCES";
      case HSQLDB:
        return "SELECT SEQUENCE_SCHEMA, SEQUENCE_NAME, CAST(NEXT_VALUE AS BIGINT),"
            + " CAST(INCREMENT AS BIGINT) FROM INFORMATION_SCHEMA.SYSTEM_SEQUENCES"
            + " WHERE SEQUENCE_NAME IS NOT NULL";
      case DERBY:
        return "SELECT S.SCHEMANAME, Q.SEQUENCENAME,"
            + " SYSCS_UTIL.SYSCS_PEEK_AT_SEQUENCE(S.SCHEMANAME, Q.SEQUENCENAME), Q.INCREMENT"
            + " FROM SYS.SYSSEQUENCES Q JOIN SYS.SYSSCHEMAS S ON Q.SCHEMAID = S.SCHEMAID";
      case POSTGRESQL:
        return "SELECT schemaname, sequencename, COALESCE(last_value + increment_by, start_value),"
            + " increment_by FROM pg_sequences";
      case DUCKDB:
        return "SELECT schema_name, sequence_name,"
            + " COALESCE(last_value + increment_by, start_value), increment_by"
            + " FROM duckdb_sequences()";
      default:
        return "";
    }
  }

  /// Returns the statements that add the checks of all tables.
  ///
  /// @param ownSchema the connection's schema
  List<String> addChecks(String ownSchema) {
    var checks = new ArrayList<String>();
    read(
        checks(),
        "checks",
        (name, row) -> {
          String clause = withoutSchema(row.getString(3), ownSchema);
          if (!NOT_NULL.matcher(clause).matches()) {
            checks.add("ALTER TABLE " + sql.quoted(name) + " ADD CHECK (" + clause + ")");
          }
        });
    return checks;
  }

  private String checks() {
    switch (product) {
      case H2:
      case HSQLDB:
        return "SELECT T.TABLE_SCHEMA, T.TABLE_NAME, C.CHECK_CLAUSE"
            + " FROM INFORMATION_SCHEMA.CHECK_CONSTRAINTS C"
            + " JOIN INFORMATION_SCHEMA.TABLE_CONSTRAINTS T"
            + " ON T.CONSTRAINT_SCHEMA = C.CONSTRAINT_SCHEMA"
            + " AND T.CONSTRAINT_NAME = C.CONSTRAINT_NAME";
      case DERBY:
        return "SELECT S.SCHEMANAME, T.TABLENAME, C.CHECKDEFINITION FROM SYS.SYSCHECKS C"
            + " JOIN SYS.SYSCONSTRAINTS N ON N.CONSTRAINTID = C.CONSTRAINTID"
            + " JOIN SYS.SYSTABLES T ON T.TABLEID = N.TABLEID"
            + " JOIN SYS.SYSSCHEMAS S ON S.SCHEMAID = T.SCHEMAID";
      case POSTGRESQL:
        return "SELECT n.nspname, r.relname, pg_get_expr(c.conbin, c.conrelid)"
            + " FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid"
            + " JOIN pg_namespace n ON n.oid = r.relnamespace WHERE c.contype = 'c'";
      case MARIADB:
        return "SELECT NULL, TABLE_NAME, CHECK_CLAUSE FROM INFORMATION_SCHEMA.CHECK_CONSTRAINTS"
            + " WHERE CONSTRAINT_SCHEMA = DATABASE()";
      default:
        return "";
    }
  }

  /// Returns the next key that the database generates for each table, as far as it tells.
  Map<TableName, Long> nextKeys() {
    var keys = new LinkedHashMap<TableName, Long>();
    read(keys(), "next keys", (name, row) -> keys.put(name, Math.max(1, row.getLong(3))));
    return keys;
  }

  private String keys() {
    switch (product) {
      case H2:
        return "SELECT TABLE_SCHEMA, TABLE_NAME, IDENTITY_BASE FROM INFORMATION_SCHEMA.COLUMNS"
            + " WHERE IDENTITY_BASE IS NOT NULL";
      case SQLITE:
        return "SELECT NULL, name, seq + 1 FROM sqlite_sequence";
      case POSTGRESQL:
        return "SELECT n.nspname, t.relname, COALESCE(s.last_value + s.increment_by,"
            + " s.start_value) FROM pg_sequences s JOIN pg_class q ON q.relname = s.sequencename"
            + " JOIN pg_depend d ON d.objid = q.oid AND d.deptype IN ('a', 'i')"
            + " JOIN pg_class t ON t.oid = d.refobjid"
            + " JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = s.schemaname";
      case MARIADB:
        return "SELECT NULL, TABLE_NAME, AUTO_INCREMENT FROM INFORMATION_SCHEMA.TABLES"
            + " WHERE TABLE_SCHEMA = DATABASE() AND AUTO_INCREMENT IS NOT NULL";
      default:
        return "";
    }
  }

  private String views() {
    switch (product) {
      case H2:
      case HSQLDB:
        return INFORMATION_VIEWS;
      case DERBY:
        return "SELECT S.SCHEMANAME, T.TABLENAME, V.VIEWDEFINITION FROM SYS.SYSVIEWS V"
            + " JOIN SYS.SYSTABLES T ON V.TABLEID = T.TABLEID"
            + " JOIN SYS.SYSSCHEMAS S ON T.SCHEMAID = S.SCHEMAID";
      case SQLITE:
        return "SELECT NULL, name, sql FROM sqlite_master WHERE type = 'view'";
      case POSTGRESQL:
        return "SELECT schemaname, viewname, definition FROM pg_views";
      case MARIADB:
        return INFORMATION_VIEWS + " AND TABLE_SCHEMA = DATABASE()";
      default:
        return "";
    }
  }

  /// Returns a view's definition without the name of the connection's own schema.
  static String withoutSchema(String definition, String schema) {
    Matcher own =
        Pattern.compile(
                "(?<![\\w.'])([\"`]?)" + Pattern.quote(schema) + "\\1\\.", Pattern.CASE_INSENSITIVE)
            .matcher(definition);
    return schema.isEmpty() ? definition : own.replaceAll("");
  }
}
