package dynobench.catalog;

import dynobench.durability.CrashTally;
import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import dynobench.isolation.ModeIsolation;
import dynobench.setup.SessionLimits;
import dynobench.setup.Setup;
import dynobench.workload.Capability;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Optional;

/// One configuration of an engine, with its durability. Immutable.
///
/// @param id the name in plans, such as `cached-shutdown`
/// @param title the name on charts, without the engine's name
/// @param durability the claim, with the results of crash tests if there are any
/// @param promise explanation of this mode's durability, for students
/// @param tuned settings that differ from the engine's defaults and affect speed or safety, in
///   words; empty for an untuned mode
/// @param heapBytesPerRow worker heap in bytes for each row; 0 if rows live elsewhere
/// @param disk rough estimate of the disk space
/// @param settleMillis time in milliseconds that the engine works in the background after closing,
///   before its process may end; 0 if closing waits for all work
/// @param sessions limits on open sessions
/// @param isolation its isolation levels: the default one, what the engine documents, and the
///   results of tests
/// @param crashes results of crash tests of this version of the engine
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
    SessionLimits sessions,
    ModeIsolation isolation,
    List<CrashTally> crashes) {
  public Mode {
    crashes = List.copyOf(crashes);
  }

  /// Returns a copy with results of crash tests.
  Mode tested(Durability known, List<CrashTally> found) {
    return with(known, isolation, found);
  }

  /// Returns a copy with results of tests of isolation.
  Mode isolating(ModeIsolation known) {
    return with(durability, known, crashes);
  }

  private Mode with(Durability kept, ModeIsolation apart, List<CrashTally> found) {
    return new Mode(
        id,
        title,
        kept,
        promise,
        tuned,
        setup,
        heapBytesPerRow,
        disk,
        settleMillis,
        sessions,
        apart,
        found);
  }

  /// Returns why the mode cannot run a workload, as the end of a sentence; empty if it can.
  public Optional<String> obstacle(Workload workload) {
    return workload.needs() == Capability.OPENING && isEmptyInNewProcess()
        ? Optional.of("it leaves nothing that a new process would open")
        : new WorkloadSetup(setup, workload).obstacle();
  }

  /// Returns whether a new process of the application opens no files of this mode: nothing outlives
  /// the process, or a server has the files open.
  private boolean isEmptyInNewProcess() {
    return !durability.outlivesTheProcess()
        || (setup instanceof Setup.Jdbc jdbc && jdbc.server().isPresent());
  }

  /// Returns whether the last rows may be missing after a process closed and ended normally. True
  /// for SQL modes that may lose the last moments in a kill, if they close only the connection or
  /// keep it open.
  public boolean mayLoseTheLast() {
    return durability.kill().promised() == SurvivalLevel.MOMENTS
        && setup instanceof Setup.Jdbc jdbc
        && (jdbc.close() instanceof Setup.Close.Connection
            || jdbc.close() instanceof Setup.Close.Keep);
  }
}
