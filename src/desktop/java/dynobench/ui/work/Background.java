package dynobench.ui.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
    return start(workers, errand(title, work, done, failed));
  }

  /// Starts a task that would leave something behind if it were broken off, such as a process or
  /// half a file: closing asks it to stop, and waits until it has.
  public <T> BackgroundTask undertake(
      String title, Work<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    Errand<T> errand = errand(title, work, done, failed);
    keep(undertaken, errand.task());
    return start(workers, errand);
  }

  private <T> Errand<T> errand(
      String title, Work<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    return new Errand<>(new BackgroundTask(title), work, done, failed, tasks::remove);
  }

  private BackgroundTask start(Executor executor, Errand<?> errand) {
    tasks.add(errand.task());
    if (closed) {
      errand.refuse(new RejectedExecutionException(CLOSING));
      return errand.task();
    }
    try {
      executor.execute(() -> errand.run(ui));
    } catch (RejectedExecutionException e) {
      errand.refuse(new RejectedExecutionException(CLOSING, e));
    }
    return errand.task();
  }

  /// Starts a task that stores what the user wrote: closing waits for it and doesn't cancel it.
  /// Such tasks follow each other, so that of two that write the same file the last one stands
  /// there.
  public <T> BackgroundTask store(
      String title, Work<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    Errand<T> errand = errand(title, work, done, failed);
    keep(stored, errand.task());
    return start(storing, errand);
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
}
