package dynobench.ui.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Does what takes long away from the user interface's thread, and comes back to it with the
/// outcome. Tests give `Runnable::run` for both executors, which belong to whoever made them.
public final class Background {
  private static final String CLOSING = "Not begun: the window is closing.";
  private static final String CANCELLED = "Cancelled before it began.";

  private final Executor workers;
  private final Executor storing;
  private final Executor ui;
  private final ObservableList<BackgroundTask> tasks = FXCollections.observableArrayList();
  private final List<BackgroundTask> undertaken = new ArrayList<>();
  private final List<BackgroundTask> stored = new ArrayList<>();
  private boolean closed;

  public Background(Executor workers, Executor ui) {
    this.workers = workers;
    storing = new Sequence(workers);
    this.ui = ui;
  }

  /// What a task does, on a worker's thread.
  @FunctionalInterface
  public interface Work<T> {
    T of(BackgroundTask.Report report) throws Exception;
  }

  /// Starts a task. It is listed while it goes on, and when it has failed until the user clears it
  /// away. Exactly one of `done` and `failed` is called, on the user interface's thread; what they
  /// throw fails the task, so that it is seen. Closing doesn't wait for it: it is one that reads.
  ///
  /// @param title what it does, for the list of tasks
  /// @param done hears the outcome
  /// @param failed hears why there is none, also when the task was cancelled before it began
  public <T> BackgroundTask start(
      String title, Work<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    return start(workers, new BackgroundTask(title), work, done, failed);
  }

  /// Starts a task that would leave something behind if it were broken off, such as a process or
  /// half a file: closing asks it to stop, and waits until it has.
  public <T> BackgroundTask undertake(
      String title, Work<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    var task = new BackgroundTask(title);
    keep(undertaken, task);
    return start(workers, task, work, done, failed);
  }

  private <T> BackgroundTask start(
      Executor executor,
      BackgroundTask task,
      Work<T> work,
      Consumer<T> done,
      Consumer<BackgroundTask.Failure> failed) {
    tasks.add(task);
    if (closed) {
      task.workEnded();
      fail(task, new RejectedExecutionException(CLOSING), failed);
      return task;
    }
    try {
      executor.execute(() -> run(task, work, done, failed));
    } catch (RejectedExecutionException e) {
      task.workEnded();
      fail(task, new RejectedExecutionException(CLOSING, e), failed);
    }
    return task;
  }

  /// Starts a task that stores what the user wrote: closing waits for it and doesn't cancel it.
  /// Such tasks follow each other, so that of two that write the same file the last one stands
  /// there.
  public <T> BackgroundTask store(
      String title, Work<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    var task = new BackgroundTask(title);
    keep(stored, task);
    return start(storing, task, work, done, failed);
  }

  private void keep(List<BackgroundTask> kept, BackgroundTask task) {
    kept.removeIf(each -> !tasks.contains(each));
    kept.add(task);
  }

  /// The tasks that go on, and those that failed and wait to be read.
  public ObservableList<BackgroundTask> tasks() {
    return tasks;
  }

  /// Takes the failed tasks off the list.
  public void clearFailed() {
    tasks.removeIf(task -> task.state().get() == BackgroundTask.State.FAILED);
  }

  /// Starts nothing any more, asks every task to stop that stores nothing, and waits until the work
  /// is over of those that store something or would leave something behind.
  ///
  /// @return whether it was within the time; what then still goes on is the executor's to end
  public boolean close(Duration limit) throws InterruptedException {
    closed = true;
    tasks.stream().filter(task -> !stored.contains(task)).forEach(BackgroundTask::cancel);
    long end = System.nanoTime() + limit.toNanos();
    boolean all = true;
    for (BackgroundTask task : Stream.concat(undertaken.stream(), stored.stream()).toList()) {
      all &= task.awaitWork(end - System.nanoTime());
    }
    return all;
  }

  private <T> void run(
      BackgroundTask task,
      Work<T> work,
      Consumer<T> done,
      Consumer<BackgroundTask.Failure> failed) {
    T outcome;
    try {
      if (task.isCancelled()) {
        throw new CancellationException(CANCELLED);
      }
      outcome = work.of(task.report(ui));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      ui.execute(() -> fail(task, e, failed));
      return;
    } catch (Exception | Error e) { // an error too: whoever waits for the outcome must hear of it
      ui.execute(() -> fail(task, e, failed));
      return;
    } finally {
      task.workEnded();
    }
    ui.execute(() -> finish(task, outcome, done));
  }

  private <T> void finish(BackgroundTask task, T outcome, Consumer<T> done) {
    try {
      done.accept(outcome);
      task.finish();
      tasks.remove(task);
    } catch (RuntimeException e) {
      task.fail(BackgroundTask.Failure.of(e));
    }
  }

  private void fail(BackgroundTask task, Throwable why, Consumer<BackgroundTask.Failure> failed) {
    var failure = BackgroundTask.Failure.of(why);
    if (task.wasStoppedBy(why)) {
      task.finish();
      tasks.remove(task);
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
