package dynobench.ui.tasks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Executor of background tasks that returns each outcome to the user interface's thread. The
/// caller owns both executors; tests pass `Runnable::run` for each.
public final class BackgroundExecutor {
  private static final String CLOSING = "Not started: the window is closing.";

  private final Executor workers;
  private final Executor storing;
  private final Executor ui;
  private final ObservableList<BackgroundTask> tasks = FXCollections.observableArrayList();
  private final List<BackgroundTask> awaited = new ArrayList<>();
  private final List<BackgroundTask> stored = new ArrayList<>();
  private boolean closed;

  public BackgroundExecutor(Executor workers, Executor ui) {
    this.workers = workers;
    storing = new SequentialExecutor(workers);
    this.ui = ui;
  }

  /// Work of a task, executed on a worker's thread.
  @FunctionalInterface
  public interface TaskBody<T> {
    T of(BackgroundTask.Report report) throws Exception;
  }

  /// Starts a task that only reads. The task is listed while it runs; a failed one stays listed
  /// until the user clears it. Exactly one of `done` and `failed` is called, on the user
  /// interface's thread. An exception that they throw fails the task, so that the user sees it.
  /// [#close] doesn't wait for the task.
  ///
  /// @param title what the task does, for the list of tasks
  /// @param done receives the outcome
  /// @param failed receives the reason of a failure, also when the task was cancelled before it
  ///   began
  public <T> BackgroundTask start(
      String title, TaskBody<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    return start(workers, execution(title, work, done, failed));
  }

  /// Starts a task whose interruption would leave something behind, such as a process or half a
  /// file. [#close] asks it to stop and waits until it has stopped.
  public <T> BackgroundTask startAwaited(
      String title, TaskBody<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    TaskExecution<T> execution = execution(title, work, done, failed);
    addActive(awaited, execution.task());
    return start(workers, execution);
  }

  private <T> TaskExecution<T> execution(
      String title, TaskBody<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    return new TaskExecution<>(new BackgroundTask(title), work, done, failed, tasks::remove);
  }

  private BackgroundTask start(Executor executor, TaskExecution<?> execution) {
    tasks.add(execution.task());
    if (closed) {
      execution.refuse(new RejectedExecutionException(CLOSING));
      return execution.task();
    }
    try {
      executor.execute(() -> execution.run(ui));
    } catch (RejectedExecutionException e) {
      execution.refuse(new RejectedExecutionException(CLOSING, e));
    }
    return execution.task();
  }

  /// Starts a task that stores the user's input. [#close] waits for it and doesn't cancel it. Such
  /// tasks run one after the other, so the last of two writers of the same file wins.
  public <T> BackgroundTask store(
      String title, TaskBody<T> work, Consumer<T> done, Consumer<BackgroundTask.Failure> failed) {
    TaskExecution<T> execution = execution(title, work, done, failed);
    addActive(stored, execution.task());
    return start(storing, execution);
  }

  private void addActive(List<BackgroundTask> active, BackgroundTask task) {
    active.removeIf(each -> !tasks.contains(each));
    active.add(task);
  }

  /// Returns the running tasks and the failed ones that the user hasn't cleared yet.
  public ObservableList<BackgroundTask> tasks() {
    return tasks;
  }

  /// Removes the failed tasks from the list.
  public void clearFailed() {
    tasks.removeIf(task -> task.state().get() == BackgroundTask.State.FAILED);
  }

  /// Refuses further tasks and cancels all tasks except those that store something. Waits until the
  /// tasks of [#startAwaited] and [#store] have ended.
  ///
  /// @return whether they ended within the limit; the owner of the executor ends the rest
  public boolean close(Duration limit) throws InterruptedException {
    closed = true;
    tasks.stream().filter(task -> !stored.contains(task)).forEach(BackgroundTask::cancel);
    long end = System.nanoTime() + limit.toNanos();
    boolean all = true;
    for (BackgroundTask task : Stream.concat(awaited.stream(), stored.stream()).toList()) {
      all &= task.awaitWork(end - System.nanoTime());
    }
    return all;
  }
}
