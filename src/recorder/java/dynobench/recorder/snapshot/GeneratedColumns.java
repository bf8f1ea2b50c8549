package dynobench.recorder.snapshot;

import org.jspecify.annotations.Nullable;

/// Columns whose values are generated together: one column, or the columns of a foreign key, whose
/// values are those of a row of the parent.
final class GeneratedColumns {
  /// Positions of the columns in their table.
  private final int[] columns;

  private final @Nullable GeneratedTable parent;
  private final int[] parentColumns;
  private final GeneratedValues range;
  private final HashCounts counts = new HashCounts();
  private long counted;
  private ValueSpread spread = ValueSpread.unique(0);

  private GeneratedColumns(
      int[] columns, @Nullable GeneratedTable parent, int[] parentColumns, GeneratedValues range) {
    this.columns = columns;
    this.parent = parent;
    this.parentColumns = parentColumns;
    this.range = range;
  }

  static GeneratedColumns of(TableSchema table, int column) {
    var range = new GeneratedValues(table.columns.get(column));
    return new GeneratedColumns(new int[] {column}, null, new int[0], range);
  }

  static GeneratedColumns of(TableSchema table, ForeignKey key, GeneratedTable parent) {
    int[] columns = table.positions(key.columns);
    return new GeneratedColumns(
        columns,
        parent,
        parent.schema().positions(key.parentColumns),
        new GeneratedValues(table.columns.get(columns[0])));
  }

  int[] columns() {
    return columns;
  }

  boolean has(int column) {
    for (int each : columns) {
      if (each == column) {
        return true;
      }
    }
    return false;
  }

  /// Counts the values of a row of the database.
  void count(@Nullable Object[] row) {
    if (!ValueHash64.hasNull(row, columns)) {
      counted++;
      counts.add(ValueHash64.of(row, columns));
      range.add(row[columns[0]]);
    }
  }

  /// Returns the number of different values that were counted.
  long distinct() {
    return Math.max(1, counts.distinct());
  }

  /// Sets how many rows have the same values.
  void spread(boolean unique, long most) {
    spread = unique ? ValueSpread.unique(counted) : ValueSpread.of(counts, counted, most);
  }

  ValueSpread spread() {
    return spread;
  }

  /// Returns the value of a column.
  ///
  /// @param index number of the value, from 0
  @Nullable Object value(int column, long index) {
    GeneratedTable of = parent;
    if (of == null) {
      return range.value(index, spread.values());
    }
    if (of.rows() == 0) {
      return null;
    }
    long row = spread.values() >= of.rows() ? index % of.rows() : of.shuffled().apply(index);
    for (int i = 0; i < columns.length; i++) {
      if (columns[i] == column) {
        return of.value(row, parentColumns[i]);
      }
    }
    throw new IllegalArgumentException("no column " + column);
  }
}
