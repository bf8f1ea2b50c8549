package dynobench.worker;

import dynobench.catalog.Setup;
import dynobench.plan.Trial;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import java.util.List;

/// A trial, and what a worker needs to know for it: none reads a descriptor itself.
///
/// @param protocol the class that carries the workload out
/// @param settings of all of the workload's parameters
/// @param written how many things are put in, and read again for verification
/// @param statements that a SQL engine is asked, in its own words
/// @param folder for the engine's files; it exists
public record Task(
    Trial trial,
    String protocol,
    Settings settings,
    long written,
    Setup setup,
    List<NamedSql> statements,
    String folder,
    long seed) {
  public Task {
    statements = List.copyOf(statements);
  }
}
