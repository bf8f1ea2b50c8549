package dynobench.worker;

import dynobench.engine.Engine;
import dynobench.engine.attended.Slowdown.Paid;
import dynobench.protocol.Pace;
import dynobench.protocol.PhaseListener;

/// Whether a trial has its time to itself.
interface Turns extends Pace {
  /// It has.
  Turns ALONE = new Turns() {};

  /// A clock that stands still while the trial waits for its turn.
  default long nanos() {
    return System.nanoTime();
  }

  /// Who is to hear of phases, for whom they are told to.
  default PhaseListener telling(TrialReporter reporter) {
    return reporter;
  }

  /// The engine that protocols are to work with.
  default Engine attended(Engine engine) {
    return engine;
  }

  /// When an engine that is slowed down on purpose waits.
  default Paid paid() {
    return Paid.AT_THE_END;
  }

  /// Whether it is the other's turn. May be asked by any thread.
  default boolean isWaiting() {
    return false;
  }
}
