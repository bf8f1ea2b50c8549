package dynobench.worker;

import dynobench.measure.ProcessMeter;
import java.util.Optional;
import java.util.OptionalLong;

/// Resident memory of this worker before it loaded an engine. Confined to one thread.
final class EmptyWorker {
  private Optional<OptionalLong> measured = Optional.empty();

  /// Returns the bytes, which the first call measures; empty if the system does not tell them. The
  /// first call must precede the first trial.
  OptionalLong bytes() {
    if (measured.isEmpty()) {
      measured = Optional.of(ProcessMeter.emptyBytes());
    }
    return measured.get();
  }
}
