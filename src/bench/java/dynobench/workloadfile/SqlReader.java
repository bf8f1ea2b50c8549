package dynobench.workloadfile;

import dynobench.toml.TomlSection;
import dynobench.workload.NamedSql;
import dynobench.workload.Parameter;
import dynobench.workload.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a workload's tables and statements for a SQL engine.
final class SqlReader {
  private SqlReader() {}

  /// Reads the tables `[tables.<name>]`, whose keys are columns.
  static List<Table> tables(TomlSection root, List<Parameter> parameters) {
    return root.sections("tables").stream()
        .flatMap(each -> table(each, parameters).stream())
        .toList();
  }

  private static Optional<Table> table(TomlSection section, List<Parameter> parameters) {
    List<Table.Column> columns =
        section.keys().stream()
            .flatMap(name ->
                section
                    .attempt(name, () -> Table.Column.parse(name, section.text(name), parameters))
                    .stream())
            .toList();
    return section.attempt("", () -> new Table(section.name(), columns));
  }

  /// Reads `[statements]`. Each key names a statement; its value is one SQL text or a list of them.
  static List<NamedSql> statements(TomlSection root) {
    var statements = new ArrayList<NamedSql>();
    root.section("statements")
        .ifPresent(table ->
            table
                .keys()
                .forEach(key ->
                    table
                        .attempt(key, () -> new NamedSql(key, table.texts(key)))
                        .ifPresent(statements::add)));
    return List.copyOf(statements);
  }
}
