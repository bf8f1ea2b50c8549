package dynobench.protocol;

import dynobench.measure.CacheDrop;
import dynobench.measure.Interval;
import dynobench.measure.Service;
import dynobench.measure.Timing;
import dynobench.measure.Usage;
import java.util.Map;
import java.util.function.LongSupplier;

/// Hears of phases, outside of what is timed.
public interface PhaseListener {
  /// The database's files were removed from the page cache for the phase that comes next.
  default void dropped(String phase, CacheDrop drop) {}

  /// A phase is about to be timed.
  ///
  /// @param done operations so far; may be asked from another thread at any time
  void started(String phase, long expected, LongSupplier done);

  /// A second has passed in a phase that clients work in.
  default void passed(String phase, Interval interval) {}

  /// How clients were served in the phase that is about to be finished.
  default void served(String phase, Service service) {}

  /// What clients have committed until now, by the names that checks know.
  default void accounted(Map<String, Long> sums) {}

  /// A phase has been timed.
  void finished(String phase, long operations, Timing timing, Usage usage);
}
