package dynobench.scaling;

import dynobench.translation.ParsedStatement.Reference;
import dynobench.translation.ParsedStatement.TableDefinition;
import dynobench.workloadfile.NameList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tables of a recorded application, and their keys.
final class ScaledSchema {
  private static final int MOST_REFERENCES = 10;

  private final Map<String, ScaledTable> tables = new LinkedHashMap<>();
  private final Set<String> views = new HashSet<>();
  private final NameList names;

  ScaledSchema(NameList names) {
    this.names = names;
  }

  /// Column of a key, to which a column refers.
  ///
  /// @param through columns of the foreign key that leads to it; empty if it is the column itself
  record KeyColumn(ScaledTable table, String column, List<String> through) {
    KeyColumn {
      through = List.copyOf(through);
    }

    boolean isOwn() {
      return through.isEmpty();
    }
  }

  /// Adds a definition. Returns false if it defines a known table again, or an unknown one further.
  boolean add(TableDefinition definition) {
    boolean isNew = !definition.columns().isEmpty();
    if (isNew == tables.containsKey(definition.table())) {
      return false;
    }
    ScaledTable table =
        tables.computeIfAbsent(
            definition.table(),
            name -> new ScaledTable(name, names.reserve(name, "table"), definition.columns()));
    table.keys().addAll(definition.keys());
    table.references().addAll(definition.references());
    return true;
  }

  /// Adds a view.
  void addView(String name) {
    views.add(name);
  }

  /// Returns whether there is a table or view.
  boolean has(String name) {
    return tables.containsKey(name) || views.contains(name);
  }

  Optional<ScaledTable> table(String name) {
    return Optional.ofNullable(tables.get(name));
  }

  List<ScaledTable> tables() {
    return List.copyOf(tables.values());
  }

  /// Returns the key column to which a column refers, or which it is; empty if the table has no
  /// rows or no such key.
  Optional<KeyColumn> key(String table, String column) {
    ScaledTable at = tables.get(table);
    String name = column;
    List<String> through = List.of();
    for (int i = 0; at != null && i < MOST_REFERENCES; i++) {
      Optional<Reference> reference = at.reference(name);
      if (reference.isEmpty()) {
        return at.rows() > 0 && at.isOwnKey(name)
            ? Optional.of(new KeyColumn(at, name, through))
            : Optional.empty();
      }
      if (through.isEmpty()) {
        through = reference.get().columns();
      }
      name = parentColumn(reference.get(), name);
      at = tables.get(reference.get().parent());
    }
    return Optional.empty();
  }

  private String parentColumn(Reference reference, String column) {
    List<String> columns =
        !reference.parentColumns().isEmpty()
            ? reference.parentColumns()
            : table(reference.parent()).stream()
                .flatMap(each -> each.keys().stream())
                .findFirst()
                .orElse(List.of());
    int index = reference.columns().indexOf(column);
    return index < columns.size() ? columns.get(index) : "";
  }

  /// Returns the filled tables, each after those to which it refers, if possible.
  List<ScaledTable> filled() {
    var order = new ArrayList<ScaledTable>();
    tables.values().forEach(each -> append(each, order, new ArrayList<>()));
    return order.stream().filter(each -> each.rows() > 0).toList();
  }

  private void append(ScaledTable table, List<ScaledTable> order, List<ScaledTable> above) {
    if (order.contains(table) || above.contains(table)) {
      return;
    }
    above.add(table);
    table
        .references()
        .forEach(each -> table(each.parent()).ifPresent(parent -> append(parent, order, above)));
    order.add(table);
  }

  /// Returns whether all rows of the workload fit a foreign key: the rows of its table are filled
  /// before, and remain.
  boolean holds(ScaledTable table, Reference reference) {
    List<ScaledTable> order = filled();
    Optional<ScaledTable> parent = table(reference.parent());
    return parent.isPresent()
        && parent.get() != table
        && !parent.get().shrinks()
        && parent.get().rows() > 0
        && order.indexOf(parent.get()) < (table.rows() > 0 ? order.indexOf(table) : order.size());
  }
}
