package dynobench.workloadfile;

import dynobench.workload.NamedSql;
import java.util.ArrayList;
import java.util.List;

/// Gives names to statements that a description writes where they are asked.
final class StatementList {
  private final List<NamedSql> all = new ArrayList<>();

  /// Takes in what stands in a table of statements.
  StatementList(List<NamedSql> named) {
    all.addAll(named);
  }

  /// Takes one in.
  ///
  /// @param of what it belongs to
  /// @return its name
  String add(String of, String sql) {
    int number = 1;
    while (isTaken(of + "_" + number)) {
      number++;
    }
    all.add(new NamedSql(of + "_" + number, List.of(sql)));
    return of + "_" + number;
  }

  /// Takes one in under a name that nothing else has.
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
