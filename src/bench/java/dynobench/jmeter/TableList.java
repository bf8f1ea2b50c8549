package dynobench.jmeter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The tables of a plan: declared by the workload, created by a statement of the plan, or missing.
final class TableList {
  private final List<CreatedTable> declared = new ArrayList<>();

  /// Statements that a declaration replaces. Compared by identity, since a loop may repeat an equal
  /// statement.
  private final Set<ImportedStatement> replaced =
      Collections.newSetFromMap(new IdentityHashMap<>());

  private final Map<String, String> columns = new HashMap<>();
  private final Set<String> created = new LinkedHashSet<>();
  private final Set<String> missing = new LinkedHashSet<>();
  private final List<String> statements;

  private TableList(List<String> statements) {
    this.statements = statements;
  }

  /// Classifies the tables of a plan.
  ///
  /// @param groups all imported groups
  static TableList of(List<ImportedGroup> groups, ImportOmissions omissions) {
    List<String> statements =
        groups.stream()
            .flatMap(each -> each.transactions().stream())
            .flatMap(each -> each.statements().stream())
            .map(ImportedStatement::sql)
            .toList();
    var tables = new TableList(statements);
    groups.stream()
        .flatMap(each -> each.definitions().stream())
        .forEach(each -> tables.define(each, omissions));
    Stream.concat(
            statements.stream(),
            groups.stream().flatMap(it -> it.definitions().stream()).map(ImportedStatement::sql))
        .flatMap(each -> SqlScan.tables(each).stream())
        .filter(each -> !tables.created.contains(each))
        .forEach(tables.missing::add);
    return tables;
  }

  private void define(ImportedStatement statement, ImportOmissions omissions) {
    if (!CreateTableReader.isTable(statement.sql())) {
      return;
    }
    Optional<String> named = CreateTableReader.tableName(statement.sql());
    if (named.filter(created::contains).isPresent()) {
      repeated(named.get(), statement, omissions);
      return;
    }
    named.ifPresent(name -> columns.put(name, CreateTableReader.columns(statement.sql())));
    try {
      CreatedTable table = CreateTableReader.read(statement.sql());
      requireFit(table);
      declared.add(table);
      replaced.add(statement);
      created.add(table.name());
      reportDifferences(table, omissions);
    } catch (UnsupportedException e) {
      named.ifPresent(created::add);
      named.ifPresent(name ->
          omissions.remark(
              "The table "
                  + name
                  + " is created by the test plan's statement ("
                  + e.reason()
                  + "): the engine's mode does not define its storage, and not every engine may"
                  + " accept it."));
    }
  }

  private static void reportDifferences(CreatedTable table, ImportOmissions omissions) {
    if (!table.filledColumns().isEmpty()) {
      omissions.remark(
          "Columns of the table "
              + table.name()
              + " that allow NULL in the test plan, but not in the import: "
              + String.join(", ", table.filledColumns())
              + ".");
    }
    if (!table.options().isEmpty()) {
      omissions.add(
          "\"" + table.options() + "\" of table",
          table.name(),
          "the engine's mode defines the storage of tables");
    }
  }

  /// Handles a table that is created again. The statement is dropped, since the table already
  /// exists: each trial begins with an empty database.
  private void repeated(String name, ImportedStatement statement, ImportOmissions omissions) {
    replaced.add(statement);
    if (!CreateTableReader.columns(statement.sql()).equals(columns.get(name))) {
      omissions.remark(
          "The table "
              + name
              + " is created more than once, with different columns: the first statement counts.");
    }
  }

  /// @throws UnsupportedException if statements need the plan's own table
  private void requireFit(CreatedTable table) throws UnsupportedException {
    for (String each : statements) {
      Optional<String> obstacle = table.obstacle(each);
      if (obstacle.isPresent()) {
        throw new UnsupportedException(obstacle.get());
      }
    }
    boolean clash =
        declared.stream()
            .anyMatch(other ->
                other.columnNames().contains(table.name())
                    || table.columnNames().contains(other.name()));
    if (clash || table.columnNames().contains(table.name())) {
      throw new UnsupportedException("a column with the name of a table");
    }
    if (Set.copyOf(table.columnNames()).size() < table.columns().size()) {
      throw new UnsupportedException("a duplicate column");
    }
  }

  List<CreatedTable> declared() {
    return declared;
  }

  /// Returns the tables that nothing in the plan creates.
  List<String> missing() {
    return List.copyOf(missing);
  }

  /// Returns the created tables that the plan never inserts into.
  List<String> unfilled() {
    return created.stream()
        .filter(name ->
            statements.stream()
                .noneMatch(sql ->
                    Set.of("INSERT", "MERGE", "REPLACE").contains(SqlScan.verb(sql))
                        && SqlScan.tables(sql).contains(name)))
        .toList();
  }

  /// Returns whether a statement is dropped, because a declaration or an earlier statement creates
  /// its table.
  boolean replaces(ImportedStatement statement) {
    return replaced.contains(statement);
  }

  /// Puts names into braces, so that each engine can quote them in its own way.
  String braced(String sql) {
    Set<String> mentioned = SqlScan.tables(sql);
    var names = new LinkedHashSet<String>();
    var columns = new LinkedHashSet<String>();
    for (CreatedTable each : declared) {
      if (isMentioned(sql, each.name())) {
        names.add(each.name());
        columns.addAll(each.columnNames());
      }
    }
    missing.stream()
        .filter(each -> mentioned.contains(each) && each.matches("[a-z][a-z0-9_]*"))
        .forEach(names::add);
    return SqlScan.braced(sql, names, columns);
  }

  /// Returns whether a statement contains a table's name at any place, as in `CREATE INDEX … ON
  /// account`.
  private static boolean isMentioned(String sql, String table) {
    return SqlToken.of(sql).stream().anyMatch(each -> each.isWord(table));
  }
}
