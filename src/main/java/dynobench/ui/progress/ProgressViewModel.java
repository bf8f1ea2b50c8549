package dynobench.ui.progress;

import dynobench.ui.desk.Background;
import dynobench.ui.desk.Job;
import java.time.Duration;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// The jobs that are worth a row: those that take a while, and those that failed.
final class ProgressViewModel {
  /// A row that is gone sooner only flickers.
  static final Duration WORTH_A_ROW = Duration.ofMillis(300);

  private final Background background;
  private final Later later;
  private final ObservableList<Job> rows =
      FXCollections.observableArrayList(
          job -> new javafx.beans.Observable[] {job.state(), job.timeLeft()});

  ProgressViewModel(Background background, Later later) {
    this.background = background;
    this.later = later;
    background.jobs().forEach(this::watch);
    background.jobs().addListener(this::jobsChanged);
  }

  private void jobsChanged(ListChangeListener.Change<? extends Job> change) {
    while (change.next()) {
      rows.removeAll(change.getRemoved());
      change.getAddedSubList().forEach(this::watch);
    }
  }

  private void watch(Job job) {
    later.in(WORTH_A_ROW, () -> list(job));
    job.state()
        .subscribe(state -> {
          if (state == Job.State.FAILED) {
            list(job);
          }
        });
  }

  private void list(Job job) {
    if (background.jobs().contains(job) && !rows.contains(job)) {
      rows.add(job);
    }
  }

  ObservableList<Job> rows() {
    return rows;
  }

  /// Whether there is something to clear away.
  BooleanBinding hasFailed() {
    return Bindings.createBooleanBinding(
        () -> rows.stream().anyMatch(ProgressViewModel::failed), rows);
  }

  void clearFailed() {
    background.clearFailed();
  }

  static boolean failed(Job job) {
    return job.state().get() == Job.State.FAILED;
  }
}
