package dynobench.protocol;

import dynobench.isolation.IsolationObservation;
import dynobench.measure.AgeingObservation;
import dynobench.measure.CacheDrop;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ReplayComparison;
import dynobench.measure.ResourceUsage;
import java.util.Map;
import java.util.function.LongSupplier;

/// Listener that receives messages about phases, outside of timed parts. Only [#passed] is called
/// while clients work.
public interface PhaseListener {
  /// Called after the attempt to remove the database's files from the page cache. The result says
  /// whether it failed.
  ///
  /// @param phase next phase, which has not started yet
  default void dropped(String phase, CacheDrop drop) {}

  /// Called before a phase is timed.
  ///
  /// @param expected number of operations, as far as known before
  /// @param done source of the number of operations so far; another thread may call it at any time
  void started(String phase, long expected, LongSupplier done);

  /// Called about every second in a phase with clients, and when they have ended. The last interval
  /// may be shorter.
  default void passed(String phase, ClientInterval interval) {}

  /// Called with the clients' figures, before the call of [#finished].
  default void served(String phase, ClientFigures service) {}

  /// Called with the sums over committed transactions so far, by the names that checks know.
  default void accounted(Map<String, Long> sums) {}

  /// Called after a replay, with the comparison of its results with the recorded ones.
  default void compared(ReplayComparison comparison) {}

  /// Called with what the trial saw of the engine's isolation.
  default void observed(IsolationObservation observation) {}

  /// Called with what the trial saw of a database in long use, between its transactions.
  default void observed(AgeingObservation observation) {}

  /// Called after a phase was timed and its database closed. Not called for a phase that failed.
  void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage);
}
