package dynobench.protocol;

import dynobench.measure.CacheDrop;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import java.util.Map;
import java.util.function.LongSupplier;

/// Listener that receives messages about phases, outside of timed parts.
public interface PhaseListener {
  /// Called when the database's files were removed from the page cache for the next phase.
  default void dropped(String phase, CacheDrop drop) {}

  /// Called before a phase is timed.
  ///
  /// @param done source of the number of operations so far; another thread may call it at any time
  void started(String phase, long expected, LongSupplier done);

  /// Called when a second has passed in a phase with clients.
  default void passed(String phase, ClientInterval interval) {}

  /// Called with the clients' figures, before the call of [#finished].
  default void served(String phase, ClientFigures service) {}

  /// Called with the sums over committed transactions so far, by the names that checks know.
  default void accounted(Map<String, Long> sums) {}

  /// Called when a phase has been timed.
  void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage);
}
