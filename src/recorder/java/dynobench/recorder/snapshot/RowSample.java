package dynobench.recorder.snapshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Sample of rows in which each foreign key finds its row. Rows of a table without parents are
/// chosen by their keys, unless the table is small; other rows are in the sample if all their
/// parents are.
final class RowSample {
  /// Number of rows up to which a table without parents is whole in a sample.
  static final int SMALL = 100;

  private final int percent;
  private final TableOrder order;
  private final Map<String, HashSet64> kept = new HashMap<>();

  RowSample(int percent, TableOrder order) {
    this.percent = percent;
    this.order = order;
  }

  /// Chooser of the rows of one table.
  final class OfTable {
    private final int[] key;
    private final List<int[]> references = new ArrayList<>();
    private final List<HashSet64> parents = new ArrayList<>();
    private final List<int[]> referenced = new ArrayList<>();
    private final List<HashSet64> own = new ArrayList<>();
    private final boolean small;
    private long number;

    private OfTable(TableSchema table, boolean small) {
      this.small = small;
      key = table.positions(table.keyColumns());
      for (ForeignKey each : table.foreignKeys) {
        if (order.follows(each)) {
          references.add(table.positions(each.columns));
          parents.add(kept(each));
        }
      }
      for (TableSchema child : order.tables()) {
        for (ForeignKey each : child.foreignKeys) {
          if (each.parent.equals(table.name) && order.follows(each)) {
            referenced.add(table.positions(each.parentColumns));
            own.add(kept(each));
          }
        }
      }
    }

    /// Returns whether a row is in the sample.
    boolean keeps(@Nullable Object[] row) {
      boolean keeps = references.isEmpty() ? isChosen(row) : hasParents(row);
      if (keeps) {
        for (int i = 0; i < own.size(); i++) {
          own.get(i).add(ValueHash64.of(row, referenced.get(i)));
        }
      }
      return keeps;
    }

    private boolean isChosen(@Nullable Object[] row) {
      if (small) {
        return true;
      }
      long hash = key.length == 0 ? ValueHash64.mix(number++) : ValueHash64.of(row, key);
      return Long.remainderUnsigned(hash, 100) < percent;
    }

    private boolean hasParents(@Nullable Object[] row) {
      for (int i = 0; i < references.size(); i++) {
        int[] columns = references.get(i);
        if (!ValueHash64.hasNull(row, columns)
            && !parents.get(i).contains(ValueHash64.of(row, columns))) {
          return false;
        }
      }
      return true;
    }
  }

  private HashSet64 kept(ForeignKey key) {
    return kept.computeIfAbsent(key.parent + " " + key.parentColumns, _name -> new HashSet64());
  }

  /// Returns the chooser of a table's rows. The tables must be asked for with parents first.
  ///
  /// @param small whether the table has at most [#SMALL] rows
  OfTable of(TableSchema table, boolean small) {
    return new OfTable(table, small);
  }
}
