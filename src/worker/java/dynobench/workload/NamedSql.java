package dynobench.workload;

import java.util.List;

/// SQL of a workload, with a name.
///
/// @param id name of the SQL, such as `insert`
/// @param sql statements to run one after the other; in a workload's description, `{name}` stands
///   for the name of a table or column in the engine's dialect
public record NamedSql(String id, List<String> sql) {
  public NamedSql {
    NameRule.check(id);
    sql = List.copyOf(sql);
  }
}
