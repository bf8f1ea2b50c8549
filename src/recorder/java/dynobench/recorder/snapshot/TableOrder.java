package dynobench.recorder.snapshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Order of tables in which each one follows those that its foreign keys refer to. Foreign keys
/// that form a cycle are not followed.
final class TableOrder {
  private final Map<TableName, TableSchema> byName = new HashMap<>();
  private final Set<TableSchema> ordered = new LinkedHashSet<>();
  private final Set<TableSchema> visiting = new HashSet<>();
  private final Set<ForeignKey> cyclic = new HashSet<>();

  TableOrder(List<TableSchema> tables) {
    tables.forEach(each -> byName.put(each.name, each));
    tables.forEach(this::visit);
  }

  private void visit(TableSchema table) {
    if (ordered.contains(table)) {
      return;
    }
    visiting.add(table);
    for (ForeignKey each : table.foreignKeys) {
      TableSchema parent = byName.get(each.parent);
      if (parent == null || visiting.contains(parent)) {
        cyclic.add(each);
      } else {
        visit(parent);
      }
    }
    visiting.remove(table);
    ordered.add(table);
  }

  /// Returns the tables, parents first.
  List<TableSchema> tables() {
    return new ArrayList<>(ordered);
  }

  /// Returns whether the referenced table precedes the foreign key's own table.
  boolean follows(ForeignKey key) {
    return !cyclic.contains(key);
  }
}
