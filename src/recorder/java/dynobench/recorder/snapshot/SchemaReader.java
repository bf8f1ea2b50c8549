package dynobench.recorder.snapshot;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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

  private final boolean isSqlite;
  private final DatabaseMetaData data;
  private final @Nullable String catalog;
  private final String schema;
  private final List<String> remarks;

  /// Types with their lengths, as SQLite's tables declare them, by table and column; empty for
  /// other databases, whose drivers tell the lengths.
  private final Map<String, String> declaredTypes;

  /// Creates a reader.
  ///
  /// @param schema the connection's schema; empty if it has none
  /// @param remarks receives what can't be repeated
  SchemaReader(Connection connection, DatabaseProduct product, String schema, List<String> remarks)
      throws SQLException {
    this.isSqlite = product == DatabaseProduct.SQLITE;
    this.data = connection.getMetaData();
    this.catalog = connection.getCatalog();
    this.schema = schema;
    this.remarks = remarks;
    this.declaredTypes = isSqlite ? declaredTypes(connection) : Map.of();
  }

  private static Map<String, String> declaredTypes(Connection connection) throws SQLException {
    var types = new HashMap<String, String>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT m.name || '.' || p.name, p.type FROM sqlite_master m"
                    + " JOIN pragma_table_info(m.name) p WHERE m.type = 'table'")) {
      while (rows.next()) {
        types.put(rows.getString(1), rows.getString(2));
      }
    }
    return types;
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
    String given = text(rows, "TYPE_NAME");
    String typeName = declaredTypes.getOrDefault(table.name.name() + "." + name, given);
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
    if (isSqlite && key.columns.size() == 1) {
      TableColumn column = table.columns.get(table.position(key.columns.get(0)));
      // SQLite generates such a key even if the table doesn't say so.
      column.identity |= column.typeName.equalsIgnoreCase("INTEGER");
    }
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

  private static boolean isPartial(ResultSet rows) {
    try {
      String condition = rows.getString("FILTER_CONDITION");
      return condition != null && !condition.isEmpty();
    } catch (SQLException e) {
      return false; // an old driver
    }
  }

  /// Returns the partial indexes of a table, as far as only the catalogue of SQLite tells them.
  private Set<String> partialIndexes(TableSchema table) throws SQLException {
    var names = new HashSet<String>();
    if (isSqlite) {
      try (PreparedStatement select =
          data.getConnection()
              .prepareStatement("SELECT name FROM pragma_index_list(?) WHERE partial = 1")) {
        select.setString(1, table.name.name());
        try (ResultSet rows = select.executeQuery()) {
          while (rows.next()) {
            names.add(rows.getString(1));
          }
        }
      }
    }
    return names;
  }

  private void readIndexes(TableSchema table, @Nullable String of) throws SQLException {
    Set<String> partialIndexes = partialIndexes(table);
    var unique = new LinkedHashMap<String, TableKey>();
    var other = new LinkedHashMap<String, TableKey>();
    try (ResultSet rows = data.getIndexInfo(catalog, of, table.name.name(), false, true)) {
      while (rows.next()) {
        boolean isOther = rows.getBoolean("NON_UNIQUE");
        String name = text(rows, "INDEX_NAME");
        int position = rows.getInt("ORDINAL_POSITION");
        String column = text(rows, "COLUMN_NAME");
        if (partialIndexes.contains(name) || isPartial(rows)) {
          partialIndexes.add(name);
        } else if (position > 0 && !name.isEmpty()) {
          (isOther ? other : unique).computeIfAbsent(name, TableKey::new).columns.add(column);
        }
      }
    } catch (SQLException | RuntimeException e) {
      remarks.add("the indexes of " + table.name + " are left out: " + e.getMessage());
    }
    partialIndexes.forEach(
        each -> remarks.add("the index " + each + " is left out: it is of some rows only"));
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
    var keys = new LinkedHashMap<String, ForeignKey>();
    int unnamed = 0;
    try (ResultSet rows = data.getImportedKeys(catalog, of, table.name.name())) {
      while (rows.next()) {
        TableName parent = name(rows, "PKTABLE_SCHEM", "PKTABLE_NAME");
        String parentColumn = text(rows, "PKCOLUMN_NAME");
        String column = text(rows, "FKCOLUMN_NAME");
        int position = rows.getInt("KEY_SEQ");
        int update = rows.getInt("UPDATE_RULE");
        int delete = rows.getInt("DELETE_RULE");
        String name = text(rows, "FK_NAME");
        unnamed += name.isEmpty() && position <= 1 ? 1 : 0;
        boolean generated = GENERATED_NAME.matcher(name).matches();
        ForeignKey key =
            keys.computeIfAbsent(
                name.isEmpty() ? Integer.toString(unnamed) : name,
                _name -> new ForeignKey(generated ? "" : name, parent, delete, update));
        key.columns.add(column);
        key.parentColumns.add(parentColumn);
      }
      table.foreignKeys.addAll(keys.values());
    } catch (SQLException | RuntimeException e) {
      remarks.add("the foreign keys of " + table.name + " are left out: " + e.getMessage());
    }
  }
}
