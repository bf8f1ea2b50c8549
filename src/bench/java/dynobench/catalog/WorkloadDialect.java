package dynobench.catalog;

import dynobench.setup.Dialect;
import dynobench.setup.DialectWords;
import dynobench.setup.Setup;
import dynobench.workload.Capability;
import dynobench.workload.NamedSql;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Statements of a workload in one dialect, and the features that the dialect lacks for the
/// workload.
record WorkloadDialect(Dialect dialect, Workload workload) {
  /// Returns why the dialect cannot run the workload; empty if it can.
  Optional<String> obstacle() {
    String id = shipped();
    return Optional.ofNullable(dialect.lacks().get(id))
        .or(() -> unsupportedPhase(id))
        .or(this::missingTypes)
        .or(this::missingMapping);
  }

  /// Returns the reason if the engine cannot run one of the workload's phases. A plan can leave out
  /// such phases.
  private Optional<String> unsupportedPhase(String id) {
    return workload.phases().stream()
        .flatMap(each -> Optional.ofNullable(dialect.lacks().get(id + "." + each.id())).stream())
        .findFirst();
  }

  private Optional<String> missingMapping() {
    return workload.needs() == Capability.OBJECTS && dialect.hibernate().isEmpty()
        ? Optional.of("dialect.hibernate names no Hibernate ORM dialect for it")
        : Optional.empty();
  }

  private Optional<String> missingTypes() {
    List<String> lacking =
        isOwn(Dialect.CREATE)
            ? List.of()
            : workload.tables().stream()
                .flatMap(table -> table.columns().stream())
                .map(column -> column.type().text())
                .distinct()
                .filter(type -> dialect.types().getOrDefault(type, "").isBlank())
                .toList();
    return lacking.isEmpty()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "its dialect has no type for \"%s\": name one at dialect.types.%s",
                String.join("\" and \"", lacking),
                lacking.getFirst()));
  }

  private boolean isOwn(String statement) {
    return own().stream().anyMatch(each -> each.id().equals(statement));
  }

  /// Returns the id of the shipped workload whose statements apply. A user-defined variant uses the
  /// statements of the shipped workload with the same protocol. A script uses its own statements.
  private String shipped() {
    return Workloads.shipped().all().stream()
        .filter(each -> workload.script().isEmpty() && each.protocol().equals(workload.protocol()))
        .findFirst()
        .map(Workload::id)
        .orElse(workload.id());
  }

  private List<NamedSql> own() {
    String id = shipped();
    return dialect.own().stream()
        .filter(each -> each.workload().equals(id))
        .flatMap(each -> each.statements().stream())
        .toList();
  }

  /// Returns the statements of a clean-up. A statement with a placeholder for a table runs for each
  /// table.
  NamedSql cleanUp(Setup.CleanUp cleanUp) {
    return new NamedSql(
        Dialect.CLEAN_UP, cleanUp.statements().stream().flatMap(this::perTable).toList());
  }

  private Stream<String> perTable(String sql) {
    return sql.contains(DialectWords.TABLE)
        ? workload.tables().stream()
            .map(each -> sql.replace(DialectWords.TABLE, dialect.prefix() + each.name()))
        : Stream.of(sql);
  }

  /// Returns all statements of the workload in this dialect, starting with the creation of its
  /// tables. The engine's own statements replace those with the same id, and come last.
  List<NamedSql> statements() {
    var words = new DialectWords(dialect);
    var all = new ArrayList<NamedSql>();
    all.add(
        new NamedSql(
            Dialect.CREATE,
            workload.tables().stream().flatMap(each -> words.create(each).stream()).toList()));
    workload.allStatements().stream()
        .map(each ->
            new NamedSql(
                each.id(), each.sql().stream().map(sql -> words.named(sql, workload)).toList()))
        .forEach(all::add);
    List<NamedSql> replaced = own();
    all.removeIf(each -> replaced.stream().anyMatch(it -> it.id().equals(each.id())));
    all.addAll(replaced);
    return all;
  }
}
