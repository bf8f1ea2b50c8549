package dynobench.run;

import dynobench.event.RunEvent;
import dynobench.worker.Yield;

/// What the parent hears from a worker, in the order of hearing it.
sealed interface WorkerMessage {
  /// @param text as it came, without the nonce
  record Event(RunEvent event, String text) implements WorkerMessage {}

  /// The worker gives its turn away.
  ///
  /// @param text as it came, without the nonce
  record Yielded(Yield yield, String text) implements WorkerMessage {}

  /// A line on standard output that looks like an event and bears no nonce.
  record Pretence(String text) implements WorkerMessage {}

  record Line(RunEvent.Source source, String text) implements WorkerMessage {}

  /// All that was printed until a trial's end has been read.
  record Said() implements WorkerMessage {}

  /// Both of the worker's streams have ended.
  record Ended() implements WorkerMessage {}
}
