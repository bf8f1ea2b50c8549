package dynobench.recorder.snapshot;

import java.sql.Types;

/// Column of a table, as its driver describes it.
final class TableColumn {
  final String name;

  /// A type of `java.sql.Types`.
  final int type;

  final String typeName;

  /// Length or number of digits; 0 if unknown.
  final int size;

  /// Digits after the point, or of the fraction of seconds.
  final int digits;

  final boolean nullable;

  /// Whether the database generates the values as keys.
  boolean identity;

  /// Default as SQL; empty for none.
  final String defaultSql;

  TableColumn(
      String name,
      int type,
      String typeName,
      int size,
      int digits,
      boolean nullable,
      boolean identity,
      String defaultSql) {
    this.name = name;
    this.type = type;
    this.typeName = typeName;
    this.size = size;
    this.digits = digits;
    this.nullable = nullable;
    this.identity = identity;
    this.defaultSql = defaultSql;
  }

  /// Returns the type of the column's values in starting data.
  int valueType() {
    if (ColumnTypeSql.isForeign(this)) {
      return Types.VARCHAR;
    }
    return typeName.equalsIgnoreCase("uuid") ? Types.OTHER : type;
  }
}
