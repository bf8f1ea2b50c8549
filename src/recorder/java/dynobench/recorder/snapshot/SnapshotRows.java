package dynobench.recorder.snapshot;

import java.sql.Blob;
import java.sql.Clob;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the rows of a table as values that the driver of another database understands.
final class SnapshotRows {
  /// Types of columns in which SQLite's driver stores numbers of milliseconds.
  private static final Pattern TIME =
      Pattern.compile("DATE|DATETIME|TIMESTAMP", Pattern.CASE_INSENSITIVE);

  private static final int MOST_CONTENT = 1 << 20;

  private final TableSchema table;
  private final ResultSet rows;
  private final boolean hasLocalTimes;

  /// Creates a reader.
  ///
  /// @param hasLocalTimes whether the driver knows times that no zone shifts
  SnapshotRows(TableSchema table, ResultSet rows, boolean hasLocalTimes) {
    this.hasLocalTimes = hasLocalTimes;
    this.table = table;
    this.rows = rows;
  }

  /// Returns the next row, or null after the last one.
  @Nullable Object @Nullable [] next() throws SQLException {
    if (!rows.next()) {
      return null;
    }
    @Nullable Object[] row = new @Nullable Object[table.columns.size()];
    for (int i = 0; i < row.length; i++) {
      row[i] = value(table.columns.get(i), i + 1);
    }
    return row;
  }

  private @Nullable Object value(TableColumn column, int index) throws SQLException {
    switch (column.type) {
      case Types.DATE:
        return rows.getDate(index);
      case Types.TIME:
        return rows.getTime(index);
      case Types.TIMESTAMP:
        return hasLocalTimes
            ? rows.getObject(index, LocalDateTime.class)
            : rows.getTimestamp(index);
      case Types.TIMESTAMP_WITH_TIMEZONE:
        return rows.getObject(index, OffsetDateTime.class);
      default:
        if (ColumnTypeSql.isForeign(column)) {
          return rows.getString(index);
        }
        Object value = content(rows.getObject(index));
        if (value instanceof Number && TIME.matcher(column.typeName).lookingAt()) {
          return column.typeName.equalsIgnoreCase("DATE")
              ? rows.getDate(index)
              : rows.getTimestamp(index);
        }
        return isStandard(value) ? value : rows.getString(index);
    }
  }

  /// Returns the content of a large object, unless it is too long to be stored.
  private static @Nullable Object content(@Nullable Object value) throws SQLException {
    if (value instanceof Clob && ((Clob) value).length() <= MOST_CONTENT) {
      return ((Clob) value).getSubString(1, (int) ((Clob) value).length());
    }
    if (value instanceof Blob && ((Blob) value).length() <= MOST_CONTENT) {
      return ((Blob) value).getBytes(1, (int) ((Blob) value).length());
    }
    return value;
  }

  private static boolean isStandard(@Nullable Object value) {
    return value == null
        || value instanceof byte[]
        || value instanceof Blob
        || value instanceof Clob
        || (value.getClass().getName().startsWith("java.") && !(value instanceof java.sql.Array));
  }
}
