package dynobench.recorder.snapshot;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes the statements that create a database again: sequences, tables, rows, indexes, foreign
/// keys and views. It changes nothing in the database.
public final class DatabaseSnapshot {
  private static final int FETCHED_ROWS = 1000;

  private final Connection connection;
  private final SnapshotContent content;
  private final SnapshotTarget target;
  private final SnapshotProgress progress;
  private final List<String> remarks = new ArrayList<>();
  private final DatabaseProduct product;
  private final String schema;
  private final SchemaSql sql;
  private final Map<TableName, Long> nextKeys = new HashMap<>();
  private long rows;

  /// Creates a snapshot of the database of a connection.
  public DatabaseSnapshot(
      Connection connection,
      SnapshotContent content,
      SnapshotTarget target,
      SnapshotProgress progress)
      throws SQLException {
    this.connection = connection;
    this.content = content;
    this.target = target;
    this.progress = progress;
    DatabaseMetaData data = connection.getMetaData();
    product = DatabaseProduct.of(data.getDatabaseProductName());
    String quote = data.getIdentifierQuoteString();
    sql = new SchemaSql(product, quote == null || quote.trim().isEmpty() ? "\"" : quote.trim());
    String own = product == DatabaseProduct.MARIADB ? null : connection.getSchema();
    schema = own == null ? "" : own;
  }

  /// Writes all statements, in one transaction of the connection. A transaction that the
  /// application has begun goes on.
  public SnapshotSummary write() throws SQLException {
    boolean autocommit = connection.getAutoCommit();
    if (autocommit) {
      connection.setAutoCommit(false);
    }
    try {
      limitMemory(FETCHED_ROWS);
      return writeAll();
    } finally {
      if (autocommit) {
        connection.rollback();
      }
      limitMemory(0);
      if (autocommit) {
        connection.setAutoCommit(true);
      }
    }
  }

  /// Limits the rows of a result that HSQLDB holds in memory.
  private void limitMemory(int mostRows) throws SQLException {
    if (product == DatabaseProduct.HSQLDB) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("SET SESSION RESULT MEMORY ROWS " + mostRows);
      }
    }
  }

  private SnapshotSummary writeAll() throws SQLException {
    var reader = new SchemaReader(connection, product, schema, remarks);
    var catalogue =
        new CatalogueQueries(connection, CatalogueSql.of(product), reader, sql, remarks);
    var order = new TableOrder(reader.tables());
    List<TableSchema> tables = order.tables();
    tables.stream()
        .map(each -> each.name.schema())
        .filter(each -> !each.isEmpty())
        .distinct()
        .forEach(each -> target.execute("CREATE SCHEMA " + sql.quoted(each)));
    catalogue.createSequences().forEach(target::execute);
    if (tables.stream().anyMatch(DatabaseSnapshot::hasIdentity)) {
      nextKeys.putAll(catalogue.nextKeys());
    }
    if (content.isGenerated()) {
      writeGenerated(tables);
    } else {
      writeRows(tables, order);
    }
    tables.forEach(
        table -> table.indexes.forEach(each -> target.execute(sql.createIndex(table, each))));
    if (!product.hasForeignKeysInTables()) {
      addForeignKeys(tables);
    }
    if (!content.isGenerated()) {
      catalogue.addChecks(schema).forEach(target::execute);
    }
    catalogue.createViews(schema).forEach(target::execute);
    return new SnapshotSummary(tables.size(), rows, remarks);
  }

  private void addForeignKeys(List<TableSchema> tables) {
    for (TableSchema table : tables) {
      table.foreignKeys.forEach(each -> target.execute(sql.addForeignKey(table, each)));
    }
  }

  private void writeRows(List<TableSchema> tables, TableOrder order) throws SQLException {
    var sample = new RowSample(content.percent(), order);
    for (int i = 0; i < tables.size() && !target.isFull(); i++) {
      TableSchema table = tables.get(i);
      RowSample.OfTable chosen = content.isSample() ? sample.of(table, isSmall(table)) : null;
      if (content.isSample()) {
        keepForeignKeys(table, order::follows);
      }
      target.execute(sql.createTable(table, nextKey(table)));
      target.beginRows(sql.insert(table));
      int number = i + 1;
      read(
          table,
          row -> {
            if (chosen == null || chosen.keeps(row)) {
              add(table, row, number, tables.size());
            }
          });
      target.endRows();
    }
  }

  private boolean isSmall(TableSchema table) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(RowSample.SMALL + 1);
      int rowCount = 0;
      try (ResultSet result = statement.executeQuery("SELECT 1 FROM " + sql.quoted(table.name))) {
        while (result.next()) {
          rowCount++;
        }
      }
      return rowCount <= RowSample.SMALL;
    } catch (SQLException e) {
      return true; // the reading of the rows says what is wrong
    }
  }

  private void writeGenerated(List<TableSchema> tables) throws SQLException {
    Map<TableName, GeneratedTable> generated = new HashMap<>();
    for (int i = 0; i < tables.size() && !target.isFull(); i++) {
      TableSchema table = tables.get(i);
      var made = new GeneratedTable(table, generated);
      progress.at(table.name.toString(), i + 1, tables.size(), rows);
      read(table, made::count);
      made.complete();
      generated.put(table.name, made);
      keepForeignKeys(table, made.foreignKeys()::contains);
      demoteUniqueKeys(table);
      target.execute(sql.createTable(table, nextKey(table)));
      target.beginRows(sql.insert(table));
      for (long row = 0; row < made.rows() && !target.isFull(); row++) {
        add(table, made.row(row), i + 1, tables.size());
      }
      target.endRows();
    }
  }

  /// Chooser of foreign keys.
  private interface KeyChoice {
    boolean isKept(ForeignKey key);
  }

  private void keepForeignKeys(TableSchema table, KeyChoice choice) {
    for (ForeignKey each : List.copyOf(table.foreignKeys)) {
      if (!choice.isKept(each)) {
        table.foreignKeys.remove(each);
        remarks.add(
            "the foreign key of "
                + table.name
                + columns(each.columns)
                + " is left out: rows of "
                + each.parent
                + " may be missing");
      }
    }
  }

  private static String columns(List<String> names) {
    return " (" + String.join(", ", names) + ")";
  }

  /// Makes indexes of unique keys of several columns, because generated rows may repeat values.
  private void demoteUniqueKeys(TableSchema table) {
    for (TableKey each : List.copyOf(table.uniqueKeys)) {
      if (each.columns.size() > 1) {
        table.uniqueKeys.remove(each);
        var index = new TableKey(table.name.name() + "_" + String.join("_", each.columns));
        index.columns.addAll(each.columns);
        table.indexes.add(index);
        remarks.add(
            "the unique key of "
                + table.name
                + columns(each.columns)
                + " became an index: generated rows may repeat its values");
      }
    }
  }

  /// Receiver of rows.
  private interface RowReader {
    void read(@Nullable Object[] row) throws SQLException;
  }

  private void read(TableSchema table, RowReader reader) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(FETCHED_ROWS);
      try (ResultSet result = statement.executeQuery(sql.select(table))) {
        var source = new SnapshotRows(table, result, product.hasLocalTimes());
        for (@Nullable Object[] row = source.next();
            row != null && !target.isFull();
            row = source.next()) {
          reader.read(row);
        }
      }
    } catch (SQLException e) { // such as a table that the user may not read
      remarks.add("rows of " + table.name + " are left out: " + e.getMessage());
    }
  }

  private void add(TableSchema table, @Nullable Object[] row, int number, int tables) {
    for (int i = 0; i < row.length; i++) {
      target.set(i + 1, row[i], table.columns.get(i).valueType());
    }
    target.endRow();
    rows++;
    if (rows % FETCHED_ROWS == 0) {
      progress.at(table.name.toString(), number, tables, rows);
    }
  }

  private static boolean hasIdentity(TableSchema table) {
    return table.columns.stream().anyMatch(each -> each.identity);
  }

  /// Returns the next generated key. If the database doesn't tell it, it is the number after the
  /// largest key.
  private long nextKey(TableSchema table) throws SQLException {
    Long known = nextKeys.get(table.name);
    if (known != null) {
      return known;
    }
    for (TableColumn each : table.columns) {
      if (each.identity) {
        String query = "SELECT MAX(" + sql.quoted(each.name) + ") FROM " + sql.quoted(table.name);
        try (Statement statement = connection.createStatement();
            ResultSet result = statement.executeQuery(query)) {
          return result.next() ? Math.max(0, result.getLong(1)) + 1 : 1;
        }
      }
    }
    return 1;
  }
}
