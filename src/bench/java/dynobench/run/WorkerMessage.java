package dynobench.run;

import dynobench.event.RunEvent;
import dynobench.worker.RelayYield;

/// Messages that the parent receives from a worker, in their order.
sealed interface WorkerMessage {
  /// @param text text as received, without the nonce
  record Event(RunEvent event, String text) implements WorkerMessage {}

  /// End of a slice.
  ///
  /// @param text text as received, without the nonce
  record Yielded(RelayYield yield, String text) implements WorkerMessage {}

  /// Line on standard output that looks like an event but lacks the nonce, or that has the nonce
  /// but cannot be read.
  record Pretence(String text) implements WorkerMessage {}

  record OutputLine(RunEvent.Source source, String text) implements WorkerMessage {}

  /// Marks that all error output before a trial's end was read, or that the error stream has ended.
  record Said() implements WorkerMessage {}

  /// End of both of the worker's streams.
  record Ended() implements WorkerMessage {}
}
