package dynobench.recorder.snapshot;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the tables of a database by `DatabaseMetaData`.
final class SchemaReader {
  private static final Set<String> SYSTEM_SCHEMAS =
      Set.of(
          "information_schema",
          "pg_catalog",
          "system_lobs",
          "mysql",
          "performance_schema",
          "sys",
          "sysibm");

  /// Names that databases give to constraints and indexes without a name.
  private static final Pattern GENERATED_NAME =
      Pattern.compile(
          "CONSTRAINT_.*|PRIMARY(_KEY_.*)?|SYS_(PK|FK|CT|IDX)_.*|SQL\\d{10}.*|sqlite_autoindex_.*");

  private final DatabaseMetaData data;
  private final @Nullable String catalog;
  private final String schema;
  private final List<String> remarks;

  /// Creates a reader.
  ///
  /// @param schema the connection's schema; empty if it has none
  /// @param remarks receives what can't be repeated
  SchemaReader(Connection connection, String schema, List<String> remarks) throws SQLException {
    this.data = connection.getMetaData();
    this.catalog = connection.getCatalog();
    this.schema = schema;
    this.remarks = remarks;
  }

  /// Returns all tables of the user.
  List<TableSchema> tables() throws SQLException {
    var tables = new LinkedHashMap<TableName, TableSchema>();
    try (ResultSet rows = data.getTables(catalog, null, "%", tableTypes())) {
      while (rows.next()) {
        TableName name = name(rows, "TABLE_SCHEM", "TABLE_NAME");
        if (!isSystem(name)) {
          tables.put(name, new TableSchema(name));
        }
      }
    }
    readColumns(tables);
    for (TableSchema each : tables.values()) {
      String named = each.name.schema().isEmpty() ? emptyToNull(schema) : each.name.schema();
      readPrimaryKey(each, named);
      readIndexes(each, named);
      readForeignKeys(each, named);
    }
    return new ArrayList<>(tables.values());
  }

  private static String[] tableTypes() {
    return new String[] {"TABLE", "BASE TABLE"};
  }

  static boolean isSystem(TableName name) {
    return SYSTEM_SCHEMAS.contains(name.schema().toLowerCase(Locale.ROOT))
        || name.name().startsWith("sqlite_");
  }

  private static @Nullable String emptyToNull(String text) {
    return text.isEmpty() ? null : text;
  }

  private TableName name(ResultSet rows, String schemaColumn, String nameColumn)
      throws SQLException {
    return name(rows.getString(schemaColumn), rows.getString(nameColumn));
  }

  /// Returns a name without the connection's own schema.
  TableName name(@Nullable String of, @Nullable String name) {
    String other = of == null || of.equals(schema) ? "" : of;
    return new TableName(other, String.valueOf(name));
  }

  private static String text(ResultSet rows, String column) throws SQLException {
    String text = rows.getString(column);
    return text == null ? "" : text;
  }

  private void readColumns(Map<TableName, TableSchema> tables) throws SQLException {
    try (ResultSet rows = data.getColumns(catalog, null, "%", "%")) {
      while (rows.next()) {
        TableSchema table = tables.get(name(rows, "TABLE_SCHEM", "TABLE_NAME"));
        if (table != null) {
          table.columns.add(column(table, rows));
        }
      }
    }
  }

  /// Reads the columns of the answer in their order, as some drivers demand.
  private TableColumn column(TableSchema table, ResultSet rows) throws SQLException {
    String name = text(rows, "COLUMN_NAME");
    int type = rows.getInt("DATA_TYPE");
    String typeName = text(rows, "TYPE_NAME");
    int size = rows.getInt("COLUMN_SIZE");
    int digits = rows.getInt("DECIMAL_DIGITS");
    boolean nullable = rows.getInt("NULLABLE") != DatabaseMetaData.columnNoNulls;
    String standard = text(rows, "COLUMN_DEF");
    boolean identity =
        text(rows, "IS_AUTOINCREMENT").equals("YES")
            && table.columns.stream().noneMatch(each -> each.identity);
    boolean computed = text(rows, "IS_GENERATEDCOLUMN").equals("YES");
    if (computed) {
      remarks.add("the values of the computed column " + table.name + "." + name + " are stored");
    } else if (!identity && ColumnDefault.isLost(standard)) {
      remarks.add("the default of " + table.name + "." + name + " is left out");
    }
    var column =
        new TableColumn(
            name,
            type,
            typeName,
            size,
            digits,
            nullable,
            identity,
            computed ? "" : ColumnDefault.of(standard));
    if (ColumnTypeSql.isForeign(column)) {
      remarks.add(table.name + "." + name + " is a text instead of " + typeName);
    }
    return column;
  }

  private void readPrimaryKey(TableSchema table, @Nullable String of) throws SQLException {
    var key = new TableKey("");
    var parts = new Parts();
    try (ResultSet rows = data.getPrimaryKeys(catalog, of, table.name.name())) {
      while (rows.next()) {
        if (table.name.name().equals(rows.getString("TABLE_NAME"))) {
          parts.put(rows.getInt("KEY_SEQ"), text(rows, "COLUMN_NAME"));
        }
      }
    }
    parts.addTo(key.columns);
    table.primaryKey = key.columns.isEmpty() ? null : key;
  }

  /// Columns by their position in a key.
  private static final class Parts {
    private final Map<Integer, String> columns = new TreeMap<>();

    void put(int position, String column) {
      columns.put(position, column);
    }

    void addTo(List<String> target) {
      target.addAll(columns.values());
    }
  }

  private void readIndexes(TableSchema table, @Nullable String of) {
    var unique = new LinkedHashMap<String, TableKey>();
    var other = new LinkedHashMap<String, TableKey>();
    try (ResultSet rows = data.getIndexInfo(catalog, of, table.name.name(), false, true)) {
      while (rows.next()) {
        boolean isOther = rows.getBoolean("NON_UNIQUE");
        String name = text(rows, "INDEX_NAME");
        int position = rows.getInt("ORDINAL_POSITION");
        String column = text(rows, "COLUMN_NAME");
        if (position > 0 && !name.isEmpty()) {
          (isOther ? other : unique).computeIfAbsent(name, TableKey::new).columns.add(column);
        }
      }
    } catch (SQLException | RuntimeException e) {
      remarks.add("the indexes of " + table.name + " are left out: " + e.getMessage());
    }
    unique.values().forEach(each -> addUnique(table, each));
    other.values().forEach(each -> addIndex(table, each));
  }

  private void addUnique(TableSchema table, TableKey key) {
    if (!isOfColumns(table, key)) {
      remarks.add("the unique index " + key.name + " is left out: it is of an expression");
    } else if (!key.columns.equals(table.keyColumns())
        && table.uniqueKeys.stream().noneMatch(each -> each.columns.equals(key.columns))) {
      table.uniqueKeys.add(key);
    }
  }

  private void addIndex(TableSchema table, TableKey index) {
    if (!isOfColumns(table, index)) {
      remarks.add("the index " + index.name + " is left out: it is of an expression");
    } else if (!GENERATED_NAME.matcher(index.name).matches()) {
      table.indexes.add(index);
    }
  }

  private static boolean isOfColumns(TableSchema table, TableKey key) {
    return key.columns.stream().allMatch(each -> table.position(each) >= 0);
  }

  private void readForeignKeys(TableSchema table, @Nullable String of) {
    var keys = new ArrayList<ForeignKey>();
    try (ResultSet rows = data.getImportedKeys(catalog, of, table.name.name())) {
      while (rows.next()) {
        TableName parent = name(rows, "PKTABLE_SCHEM", "PKTABLE_NAME");
        String parentColumn = text(rows, "PKCOLUMN_NAME");
        String column = text(rows, "FKCOLUMN_NAME");
        int position = rows.getInt("KEY_SEQ");
        int update = rows.getInt("UPDATE_RULE");
        int delete = rows.getInt("DELETE_RULE");
        String name = text(rows, "FK_NAME");
        if (position <= 1) {
          boolean generated = GENERATED_NAME.matcher(name).matches();
          keys.add(new ForeignKey(generated ? "" : name, parent, delete, update));
        }
        if (!keys.isEmpty()) {
          ForeignKey last = keys.get(keys.size() - 1);
          last.columns.add(column);
          last.parentColumns.add(parentColumn);
        }
      }
      table.foreignKeys.addAll(keys);
    } catch (SQLException | RuntimeException e) {
      remarks.add("the foreign keys of " + table.name + " are left out: " + e.getMessage());
    }
  }
}
