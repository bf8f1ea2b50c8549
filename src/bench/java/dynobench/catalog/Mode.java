package dynobench.catalog;

import dynobench.measure.IsolationLevel;
import dynobench.promise.Durability;
import dynobench.promise.Kept;
import dynobench.promise.Tally;
import dynobench.setup.Sessions;
import dynobench.setup.Setup;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Optional;

/// One way to use an engine.
///
/// @param id as plans name it, such as `cached-shutdown`
/// @param title as charts name it, without the engine's name
/// @param promise what its durability means for this mode, in words a student understands
/// @param tuned what it sets otherwise than the engine does by itself, with a bearing on speed or
///   safety, in words; empty when it runs the engine as it comes
/// @param heapBytesPerRow of worker heap that the mode needs for each row; 0 when rows live
///   elsewhere
/// @param disk a rough estimate
/// @param settleMillis that the engine needs after closing for what it still does in the
///   background, before its process may end; 0 where closing waits for all of it
/// @param sessions that it gives out
/// @param isolation level of a session that nobody has set it for; empty where it is not described
/// @param crashes that it has been through, of its engine's version
public record Mode(
    String id,
    String title,
    Durability durability,
    String promise,
    Optional<String> tuned,
    Setup setup,
    int heapBytesPerRow,
    DiskUse disk,
    int settleMillis,
    Sessions sessions,
    Optional<IsolationLevel> isolation,
    List<Tally> crashes) {
  public Mode {
    crashes = List.copyOf(crashes);
  }

  /// The same, of which more is known.
  Mode tested(Durability known, List<Tally> found) {
    return new Mode(
        id,
        title,
        known,
        promise,
        tuned,
        setup,
        heapBytesPerRow,
        disk,
        settleMillis,
        sessions,
        isolation,
        found);
  }

  /// Returns why it can't run a workload, as the end of a sentence; empty when it can.
  public Optional<String> obstacle(Workload workload) {
    return new WorkloadSetup(setup, workload).obstacle();
  }

  /// Whether the last rows may be missing after a process that closed and ended in order: such a
  /// mode writes them when it likes, and closing a connection doesn't shut the engine down.
  public boolean mayLoseTheLast() {
    return durability.kill().promised() == Kept.MOMENTS
        && setup instanceof Setup.Jdbc jdbc
        && (jdbc.close() instanceof Setup.Close.Connection
            || jdbc.close() instanceof Setup.Close.Keep);
  }
}
