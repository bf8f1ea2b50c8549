package dynobench.worker;

import dynobench.plan.Trial;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;

/// A trial, and what a worker needs to know for it: none reads a descriptor itself.
///
/// @param workload as its description says
/// @param settings of all of the workload's parameters
/// @param statements that a SQL engine is asked, in its own words
/// @param folder for the engine's files; it exists
/// @param limitMillis that all of it may take
public record Task(
    Trial trial,
    Workload workload,
    Settings settings,
    Setup setup,
    List<NamedSql> statements,
    String folder,
    long seed,
    long limitMillis) {
  public Task {
    statements = List.copyOf(statements);
  }

  /// The class that carries the trial out.
  String protocol() {
    return trial.workload().equals(Trial.YARDSTICK)
        ? workload.yardstick().orElseThrow()
        : workload.protocol();
  }
}
