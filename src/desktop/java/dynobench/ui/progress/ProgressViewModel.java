package dynobench.ui.progress;

import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.BackgroundTask;
import java.time.Duration;
import java.util.Comparator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// Tasks with a row: those that take a while, and those that failed.
final class ProgressViewModel {
  /// Minimum duration of a task that gets a row; shorter ones would only flicker.
  static final Duration WORTH_A_ROW = Duration.ofMillis(300);

  private final BackgroundExecutor background;
  private final DelayedExecutor later;
  private final ObservableList<BackgroundTask> rows =
      FXCollections.observableArrayList(
          task -> new javafx.beans.Observable[] {task.state(), task.timeLeft()});
  private final ObservableList<BackgroundTask> sorted =
      rows.sorted(Comparator.comparing(ProgressViewModel::failed));

  ProgressViewModel(BackgroundExecutor background, DelayedExecutor later) {
    this.background = background;
    this.later = later;
    background.tasks().forEach(this::watch);
    background.tasks().addListener(this::tasksChanged);
  }

  private void tasksChanged(ListChangeListener.Change<? extends BackgroundTask> change) {
    while (change.next()) {
      rows.removeAll(change.getRemoved());
      change.getAddedSubList().forEach(this::watch);
    }
  }

  private void watch(BackgroundTask task) {
    later.in(WORTH_A_ROW, () -> list(task));
    task.state()
        .subscribe(state -> {
          if (state == BackgroundTask.State.FAILED) {
            list(task);
          }
        });
  }

  private void list(BackgroundTask task) {
    if (background.tasks().contains(task) && !rows.contains(task)) {
      rows.add(task);
    }
  }

  /// Returns the tasks, the running ones first.
  ObservableList<BackgroundTask> rows() {
    return sorted;
  }

  /// Returns whether there are failed tasks to clear.
  BooleanBinding hasFailed() {
    return Bindings.createBooleanBinding(
        () -> rows.stream().anyMatch(ProgressViewModel::failed), rows);
  }

  void clearFailed() {
    background.clearFailed();
  }

  static boolean failed(BackgroundTask task) {
    return task.state().get() == BackgroundTask.State.FAILED;
  }
}
