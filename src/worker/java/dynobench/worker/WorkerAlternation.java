package dynobench.worker;

import dynobench.engine.Engine;
import dynobench.engine.instrumented.Slowdown.Paid;
import dynobench.protocol.PhaseListener;
import dynobench.protocol.PhasePauses;

/// Alternation with another worker, if any.
interface WorkerAlternation extends PhasePauses {
  /// A trial that runs alone.
  WorkerAlternation ALONE = new WorkerAlternation() {};

  /// Returns the time of a clock that stands still while the trial waits for its slice.
  default long nanos() {
    return System.nanoTime();
  }

  /// Returns a listener that passes the trial's phases to a reporter.
  default PhaseListener listener(TrialReporter reporter) {
    return reporter;
  }

  /// Returns the engine that protocols use.
  default Engine instrumented(Engine engine) {
    return engine;
  }

  /// Returns at which times an artificially slowed engine waits.
  default Paid paid() {
    return Paid.AT_THE_END;
  }

  /// Returns whether the other worker runs. May be called by any thread.
  default boolean isWaiting() {
    return false;
  }
}
