package dynobench.jmeter;

import java.util.ArrayList;
import java.util.List;

/// Creates phases from thread groups.
final class PhaseList {
  private final TableList tables;
  private final List<ImportedPhase> phases = new ArrayList<>();
  private final List<String> waiting = new ArrayList<>();

  private PhaseList(TableList tables) {
    this.tables = tables;
  }

  static List<ImportedPhase> of(
      List<ImportedGroup> setups, List<ImportedGroup> groups, TableList tables) {
    var list = new PhaseList(tables);
    setups.forEach(list::prepare);
    groups.forEach(list::work);
    return list.withTables();
  }

  /// Adds the phases of a setup group. Consecutive statements that run once form one phase.
  private void prepare(ImportedGroup group) {
    boolean once = group.threads() == 1 && group.loops() == 1;
    for (ImportedTransaction each : group.steps()) {
      if (each.isDefinition() || (once && each.isFixed())) {
        wait(each.statements());
      } else {
        run(group.title());
        phases.add(ImportedPhase.TransactionPhase.of(group, each));
      }
    }
    run(group.title());
  }

  private void work(ImportedGroup group) {
    wait(group.definitions());
    run("Prepare " + group.title());
    if (!group.transactions().isEmpty()) {
      phases.add(ImportedPhase.TransactionPhase.of(group));
    }
  }

  private void wait(List<ImportedStatement> statements) {
    statements.stream()
        .filter(each -> !tables.replaces(each))
        .map(each -> tables.braced(each.sql()))
        .forEach(waiting::add);
  }

  private void run(String title) {
    if (!waiting.isEmpty()) {
      phases.add(new ImportedPhase.Once(title, waiting));
      waiting.clear();
    }
  }

  /// If there are declared tables, adds a first phase that runs statements, because such a phase
  /// creates the tables.
  private List<ImportedPhase> withTables() {
    boolean made = phases.getFirst() instanceof ImportedPhase.Once;
    if (!made && !tables.declared().isEmpty()) {
      List<String> counts =
          tables.declared().stream()
              .map(each -> "SELECT COUNT(*) FROM {" + each.name() + "}")
              .toList();
      phases.addFirst(new ImportedPhase.Once("Make tables", counts));
    }
    return phases;
  }
}
