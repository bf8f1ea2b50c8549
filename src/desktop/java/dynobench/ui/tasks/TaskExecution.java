package dynobench.ui.tasks;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Task with its work and the receivers of its outcome.
///
/// @param over removes the task from the list of running tasks
record TaskExecution<T>(
    BackgroundTask task,
    BackgroundExecutor.TaskBody<T> work,
    Consumer<T> done,
    Consumer<BackgroundTask.Failure> failed,
    Consumer<BackgroundTask> over) {
  private static final String CANCELLED = "Cancelled before it started.";

  /// Does the work on this thread and delivers the outcome on the user interface's thread.
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
    } catch (Exception | Error e) { // the receiver must learn of an error, too
      ui.execute(() -> fail(e));
      return;
    } finally {
      task.workEnded();
    }
    ui.execute(() -> finish(outcome));
  }

  /// Fails the task because the executor rejected it.
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
    boolean cancelled = task.wasStoppedBy(why);
    var failure =
        cancelled
            ? BackgroundTask.Failure.cancelled(task.title(), why)
            : BackgroundTask.Failure.of(why);
    if (cancelled) {
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
