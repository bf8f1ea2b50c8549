package dynobench.scaling;

import dynobench.recording.ReplayText;
import dynobench.scaling.ScaledSchema.KeyColumn;
import dynobench.script.PredefinedNames;
import dynobench.translation.ParsedStatement.ParameterUse;
import dynobench.translation.ParsedStatement.Reference;
import dynobench.translation.ParsedStatement.Role;
import dynobench.translation.ParsedStatement.Verb;
import dynobench.workloadfile.NameList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Statements that fill the tables before the clients begin: for each table its most frequent
/// recorded INSERT of one row.
final class FilledRows {
  private final ScaledSchema schema;
  private final ColumnValues columns;
  private final Map<ScaledTable, ScaledStatement> inserts = new LinkedHashMap<>();

  private FilledRows(ScaledSchema schema, ColumnValues columns) {
    this.schema = schema;
    this.columns = columns;
  }

  /// Finds the statements, and sets the numbers of rows: those that the recording inserted and did
  /// not delete, at least one.
  static FilledRows of(
      ScaledSchema schema,
      ColumnValues columns,
      Collection<ScaledStatement> statements,
      RecordingSample sample) {
    var filled = new FilledRows(schema, columns);
    var rows = new HashMap<String, Long>();
    var inserts = new HashMap<String, List<ScaledStatement>>();
    for (ScaledStatement each : statements) {
      String table = each.operation().table();
      long changed = sample.changedRows(each.number());
      if (each.is(Verb.INSERT) && changed > 0) {
        rows.merge(table, changed, Long::sum);
        if (each.operation().isOneRow()) {
          inserts.computeIfAbsent(table, _ -> new ArrayList<>()).add(each);
        }
      } else if (each.is(Verb.DELETE)) {
        rows.merge(table, -changed, Long::sum);
      }
    }
    inserts.forEach((name, all) ->
        schema
            .table(name)
            .ifPresent(table -> {
              all.sort(Comparator.comparingLong(each -> -sample.changedRows(each.number())));
              filled.fill(table, all.getFirst(), Math.max(1, rows.getOrDefault(name, 0L)));
            }));
    schema.filled().forEach(filled::limit);
    return filled;
  }

  private void fill(ScaledTable table, ScaledStatement insert, long rows) {
    var values = new HashMap<String, List<Object>>();
    boolean isDrawn = insert.isPlain(insert.operation().uses().size());
    for (int each : parameters(insert)) {
      ParameterUse use = insert.use(each);
      values.put(use.column(), columns.values(insert, each));
      isDrawn &= each == ReplayText.KEY || columns.expression(insert, each).isPresent();
    }
    if (isDrawn) {
      table.fill(rows, values);
      inserts.put(table, insert);
    }
  }

  private List<Integer> parameters(ScaledStatement insert) {
    return insert.parameters(insert.operation().uses().size());
  }

  /// Limits the rows of a table whose key consists of foreign keys to the number of different keys.
  /// A key of other columns can't be filled.
  private void limit(ScaledTable table) {
    for (List<String> key : table.keys()) {
      if (key.stream().noneMatch(table::isOwnKey)) {
        List<Reference> references = references(table, key);
        long most = 1;
        for (Reference each : references) {
          long parents = schema.table(each.parent()).map(ScaledTable::rows).orElse(0L);
          most = Math.min(table.rows(), most * parents);
        }
        boolean isGiven = key.stream().anyMatch(table::isInserted);
        if (isGiven && (references.isEmpty() || most == 0)) {
          table.empty();
          inserts.remove(table);
        } else if (isGiven) {
          table.limit(most);
        }
      }
    }
  }

  private static List<Reference> references(ScaledTable table, List<String> key) {
    return key.stream().flatMap(each -> table.reference(each).stream()).distinct().toList();
  }

  /// Returns the tables in the order of filling, and their statements.
  Map<ScaledTable, ScaledStatement> inserts() {
    var ordered = new LinkedHashMap<ScaledTable, ScaledStatement>();
    schema
        .filled()
        .forEach(
            each -> Optional.ofNullable(inserts.get(each)).ifPresent(it -> ordered.put(each, it)));
    return ordered;
  }

  /// Returns the values of the statement that fills a table, from the number of the row.
  ScriptValues values(ScaledTable table, ScaledStatement insert, NameList names) {
    var script = new ScriptValues(names);
    var parents = new HashMap<List<String>, String>();
    for (int each : parameters(insert)) {
      ParameterUse use = insert.use(each);
      Optional<KeyColumn> key =
          use.role() == Role.INSERTED ? schema.key(use.table(), use.column()) : Optional.empty();
      if (key.isEmpty()) {
        String value = columns.expression(insert, each).orElseThrow();
        script.use(0, each, script.add(ColumnValues.name(use), value));
      } else if (key.get().isOwn()) {
        String value = table.keyValue(use.column(), PredefinedNames.ROW);
        script.useKey(0, each, use.column(), PredefinedNames.ROW, value);
      } else {
        ScaledTable parent = key.get().table();
        String row =
            parents.computeIfAbsent(
                key.get().through(),
                through -> script.add(parent.id() + "_row", parent(table, parent, through)));
        int percent = columns.nullPercent(insert, each);
        String value =
            ScaledTransaction.nullable(percent, parent.keyValue(key.get().column(), row));
        script.useKey(0, each, use.column(), row, value);
      }
    }
    return script;
  }

  /// Returns the number of a parent's row: any one, or the next combination if the foreign keys are
  /// the key of the row.
  private String parent(ScaledTable table, ScaledTable parent, List<String> through) {
    for (List<String> key : table.keys()) {
      if (key.stream().noneMatch(table::isOwnKey)) {
        String number = "(row - 1)";
        for (Reference each : references(table, key)) {
          ScaledTable other = schema.table(each.parent()).orElseThrow();
          if (each.columns().equals(through)) {
            return number + " % (" + parent.count() + ") + 1";
          }
          number += " / (" + other.count() + ")";
        }
      }
    }
    return parent.anyFilled();
  }
}
