package dynobench.protocol;

import dynobench.engine.Engine;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;

/// Environment of a protocol: the values of the workload's parameters, the engine, and the timer
/// that reports phases.
///
/// @param workload description of the workload
/// @param commit commit style of the writes
/// @param setup setup of the mode, for baselines, which work without the engine
/// @param statements statements of the workload, for baselines
/// @param deadlineNanos time at which the trial must end, by `System.nanoTime()`
public record TrialContext(
    Workload workload,
    Settings settings,
    CommitStyle commit,
    long seed,
    Setup setup,
    List<NamedSql> statements,
    Engine engine,
    PhaseTimer timer,
    long deadlineNanos) {
  public TrialContext {
    statements = List.copyOf(statements);
  }
}
