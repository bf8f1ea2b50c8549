package dynobench.run;

import dynobench.event.RunEvent;

/// What the parent hears from a worker, in the order of hearing it.
sealed interface WorkerMessage {
  record Event(RunEvent event) implements WorkerMessage {}

  record Line(RunEvent.Source source, String text) implements WorkerMessage {}

  /// Both of the worker's streams have ended.
  record Ended() implements WorkerMessage {}
}
