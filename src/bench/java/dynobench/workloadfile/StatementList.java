package dynobench.workloadfile;

import dynobench.workload.NamedSql;
import java.util.ArrayList;
import java.util.List;

/// Names the statements that a description contains at the place of their use.
final class StatementList {
  private final List<NamedSql> all = new ArrayList<>();

  /// Creates a list with the statements of the table `[statements]`.
  StatementList(List<NamedSql> named) {
    all.addAll(named);
  }

  /// Adds a statement.
  ///
  /// @param of name of the phase, transaction or check to which the statement belongs
  /// @return name of the statement
  String add(String of, String sql) {
    int number = 1;
    while (isTaken(of + "_" + number)) {
      number++;
    }
    all.add(new NamedSql(of + "_" + number, List.of(sql)));
    return of + "_" + number;
  }

  /// Adds a statement under a name that must be unique.
  void name(String id, String sql) {
    all.add(new NamedSql(id, List.of(sql)));
  }

  private boolean isTaken(String id) {
    return all.stream().anyMatch(each -> each.id().equals(id));
  }

  List<NamedSql> all() {
    return List.copyOf(all);
  }
}
