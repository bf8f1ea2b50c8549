package dynobench.worker;

import dynobench.plan.Trial;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;

/// A trial, and the data that a worker needs for it: workers never read a descriptor.
///
/// @param workload description of the workload
/// @param settings values of all of the workload's parameters
/// @param statements statements for a SQL engine, in its dialect
/// @param folder folder for the engine's files; it exists
/// @param limitMillis time limit of the whole trial
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

  /// Returns the name of the class that runs the trial: the workload's protocol, or its baseline.
  String protocol() {
    return trial.workload().equals(Trial.YARDSTICK)
        ? workload.yardstick().orElseThrow()
        : workload.protocol();
  }
}
