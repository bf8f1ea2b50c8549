package dynobench.protocol;

import dynobench.engine.Engine;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;

/// What a protocol works with: the values of the workload's parameters, the engine, and the timer
/// that reports phases.
///
/// @param workload as its description says
/// @param commit how writes are committed
/// @param setup for yardsticks, which do without the engine
/// @param statements for yardsticks, too
/// @param deadlineNanos by the clock of `System.nanoTime()`, when the trial must end
public record Measuring(
    Workload workload,
    Settings settings,
    CommitStyle commit,
    long seed,
    Setup setup,
    List<NamedSql> statements,
    Engine engine,
    PhaseTimer timer,
    long deadlineNanos) {
  public Measuring {
    statements = List.copyOf(statements);
  }
}
