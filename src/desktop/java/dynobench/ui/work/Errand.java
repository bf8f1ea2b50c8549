package dynobench.ui.work;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// A task with its work, and who hears how it ended.
///
/// @param over takes the task off the list of those that go on
record Errand<T>(
    BackgroundTask task,
    Background.Work<T> work,
    Consumer<T> done,
    Consumer<BackgroundTask.Failure> failed,
    Consumer<BackgroundTask> over) {
  private static final String CANCELLED = "Cancelled before it began.";

  /// Does the work on this thread, and tells its outcome on the user interface's.
  void run(Executor ui) {
    T outcome;
    try {
      if (task.isCancelled()) {
        throw new CancellationException(CANCELLED);
      }
      outcome = work.of(task.report(ui));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      ui.execute(() -> fail(e));
      return;
    } catch (Exception | Error e) { // an error too: whoever waits for the outcome must hear of it
      ui.execute(() -> fail(e));
      return;
    } finally {
      task.workEnded();
    }
    ui.execute(() -> finish(outcome));
  }

  /// It can't be begun.
  void refuse(Throwable why) {
    task.workEnded();
    fail(why);
  }

  private void finish(T outcome) {
    try {
      done.accept(outcome);
      task.finish();
      over.accept(task);
    } catch (RuntimeException e) {
      task.fail(BackgroundTask.Failure.of(e));
    }
  }

  private void fail(Throwable why) {
    var failure = BackgroundTask.Failure.of(why);
    if (task.wasStoppedBy(why)) {
      task.finish();
      over.accept(task);
    } else {
      task.fail(failure);
    }
    try {
      failed.accept(failure);
    } catch (RuntimeException e) {
      e.addSuppressed(why);
      task.fail(BackgroundTask.Failure.of(e));
    }
  }
}
