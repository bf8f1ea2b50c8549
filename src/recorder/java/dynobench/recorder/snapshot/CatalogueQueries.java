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

/// Sequences, views, checks and next keys, which JDBC doesn't show. Each database has its own
/// catalogue of them.
final class CatalogueQueries {
  /// HSQLDB shows a column without nulls as a check.
  private static final Pattern NOT_NULL =
      Pattern.compile("\\S+\\s+IS NOT NULL", Pattern.CASE_INSENSITIVE);

  private final Connection connection;
  private final CatalogueSql catalogue;
  private final SchemaReader schema;
  private final SchemaSql sql;
  private final List<String> remarks;

  CatalogueQueries(
      Connection connection,
      CatalogueSql catalogue,
      SchemaReader schema,
      SchemaSql sql,
      List<String> remarks) {
    this.connection = connection;
    this.catalogue = catalogue;
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
                catalogue.sequences,
                "the sequences are left out",
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
        statements(
            catalogue.views,
            "the views are left out",
            (name, row) -> createView(name, row.getString(3), ownSchema));
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

  private Map<TableName, String> statements(String query, String without, RowSql maker) {
    var made = new LinkedHashMap<TableName, String>();
    read(query, without, (name, row) -> made.put(name, maker.of(name, row)));
    return made;
  }

  /// Reads the rows of the user's schemas: schema, name and others.
  ///
  /// @param without what a failure means, as a sentence without a period
  private void read(String query, String without, RowReading reading) {
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
      remarks.add(without + ": " + e.getMessage());
    }
  }

  /// Returns the statements that add the checks of all tables.
  ///
  /// @param ownSchema the connection's schema
  List<String> addChecks(String ownSchema) {
    var checks = new ArrayList<String>();
    read(
        catalogue.checks,
        "the checks are left out",
        (name, row) -> {
          String clause = withoutSchema(row.getString(3), ownSchema);
          if (!NOT_NULL.matcher(clause).matches()) {
            checks.add("ALTER TABLE " + sql.quoted(name) + " ADD CHECK (" + clause + ")");
          }
        });
    return checks;
  }

  /// Returns the next key that the database generates for each table, as far as it tells.
  Map<TableName, Long> nextKeys() {
    var keys = new LinkedHashMap<TableName, Long>();
    read(
        catalogue.keys,
        "generated keys continue after the largest one",
        (name, row) -> keys.put(name, Math.max(1, row.getLong(3))));
    return keys;
  }

  /// Returns a definition without the name of the connection's own schema.
  static String withoutSchema(String definition, String schema) {
    Matcher own =
        Pattern.compile(
                "(?<![\\w.'])([\"`]?)" + Pattern.quote(schema) + "\\1\\.", Pattern.CASE_INSENSITIVE)
            .matcher(definition);
    return schema.isEmpty() ? definition : own.replaceAll("");
  }
}
