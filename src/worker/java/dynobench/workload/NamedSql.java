package dynobench.workload;

import java.util.List;

/// What a workload asks of a database, by a name of its own.
///
/// @param id such as `insert`
/// @param sql to run one after the other; in a workload's own, names in braces are quoted where the
///   dialect needs it
public record NamedSql(String id, List<String> sql) {
  public NamedSql {
    Names.check(id);
    sql = List.copyOf(sql);
  }
}
