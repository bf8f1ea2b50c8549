package dynobench.recorder.snapshot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Rows of a table that are generated: as many as the database has, with as many different values
/// in each column, of the same lengths, and with as many rows for each row of a parent.
final class GeneratedTable {
  private final TableSchema table;
  private final List<GeneratedColumns> columns = new ArrayList<>();
  private final List<GeneratedColumns> key = new ArrayList<>();
  private final List<ForeignKey> keptKeys = new ArrayList<>();
  private long rows;
  private RowPermutation shuffled = RowPermutation.of(0);

  /// For each column, those that it is generated with.
  private final GeneratedColumns[] byColumn;

  /// Creates a table.
  ///
  /// @param parents tables that the foreign keys refer to
  GeneratedTable(TableSchema table, Map<TableName, GeneratedTable> parents) {
    this.table = table;
    for (ForeignKey each : table.foreignKeys) {
      GeneratedTable parent = parents.get(each.parent);
      if (parent != null && each.columns.stream().noneMatch(this::isTaken)) {
        columns.add(GeneratedColumns.of(table, each, parent));
        keptKeys.add(each);
      }
    }
    for (TableColumn each : table.columns) {
      if (!isTaken(each.name)) {
        columns.add(GeneratedColumns.of(table, table.position(each.name)));
      }
    }
    byColumn = new GeneratedColumns[table.columns.size()];
    for (GeneratedColumns each : columns) {
      for (int position : each.columns()) {
        byColumn[position] = each;
      }
    }
  }

  /// Returns the shuffled order of the rows.
  RowPermutation shuffled() {
    return shuffled;
  }

  private boolean isTaken(String column) {
    int position = table.position(column);
    return columns.stream().anyMatch(each -> each.has(position));
  }

  TableSchema schema() {
    return table;
  }

  /// Returns the number of rows that were counted.
  long rows() {
    return rows;
  }

  /// Returns the foreign keys that the generated rows fulfil.
  List<ForeignKey> foreignKeys() {
    return List.copyOf(keptKeys);
  }

  /// Counts a row of the database.
  void count(@Nullable Object[] row) {
    rows++;
    columns.forEach(each -> each.count(row));
  }

  /// Ends the counting.
  void complete() {
    shuffled = RowPermutation.of(rows);
    Set<GeneratedColumns> ofKey = new LinkedHashSet<>();
    for (int each : table.positions(table.keyColumns())) {
      ofKey.add(byColumn[each]);
    }
    key.addAll(ofKey);
    long combinations = 1;
    for (int i = key.size() - 1; i >= 0; i--) {
      boolean first = i == 0;
      key.get(i).spread(first && key.size() == 1, first ? combinations : Long.MAX_VALUE);
      combinations = Math.min(Integer.MAX_VALUE, combinations * key.get(i).distinct());
    }
    for (GeneratedColumns each : columns) {
      if (!ofKey.contains(each)) {
        each.spread(isUnique(each), Long.MAX_VALUE);
      }
    }
  }

  private boolean isUnique(GeneratedColumns of) {
    return table.uniqueKeys.stream()
        .anyMatch(each ->
            each.columns.size() == of.columns().length
                && each.columns.stream().allMatch(name -> of.has(table.position(name))));
  }

  /// Returns a generated row.
  @Nullable Object[] row(long number) {
    @Nullable Object[] row = new @Nullable Object[table.columns.size()];
    for (int i = 0; i < row.length; i++) {
      row[i] = value(number, i);
    }
    return row;
  }

  /// Returns a value of a generated row.
  @Nullable Object value(long row, int column) {
    GeneratedColumns of = byColumn[column];
    int part = key.indexOf(of);
    return part >= 0 ? keyValue(part, row, column) : freeValue(of, row, column);
  }

  private @Nullable Object freeValue(GeneratedColumns of, long row, int column) {
    long position = shuffled.apply(row);
    return position < of.spread().rows() ? of.value(column, of.spread().value(position)) : null;
  }

  /// Returns a value of the primary key. Rows with the same first part follow each other, and count
  /// the combinations of the other parts.
  private @Nullable Object keyValue(int part, long row, int column) {
    GeneratedColumns first = key.get(0);
    if (part == 0) {
      return first.value(column, first.spread().value(row));
    }
    long rank = first.spread().rank(row);
    for (int i = key.size() - 1; i > part; i--) {
      rank /= key.get(i).distinct();
    }
    return key.get(part).value(column, rank % key.get(part).distinct());
  }
}
