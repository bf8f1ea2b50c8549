package dynobench.recorder.snapshot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Table with its columns, keys and indexes.
final class TableSchema {
  final TableName name;
  final List<TableColumn> columns = new ArrayList<>();
  @Nullable TableKey primaryKey;
  final List<TableKey> uniqueKeys = new ArrayList<>();
  final List<TableKey> indexes = new ArrayList<>();
  final List<ForeignKey> foreignKeys = new ArrayList<>();

  TableSchema(TableName name) {
    this.name = name;
  }

  /// Returns the position of a column, from 0, or -1.
  int position(String column) {
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).name.equals(column)) {
        return i;
      }
    }
    return -1;
  }

  /// Returns the positions of columns, from 0.
  int[] positions(List<String> names) {
    return names.stream().mapToInt(this::position).toArray();
  }

  /// Returns the columns of the primary key; empty without one.
  List<String> keyColumns() {
    return primaryKey == null ? List.of() : primaryKey.columns;
  }
}
