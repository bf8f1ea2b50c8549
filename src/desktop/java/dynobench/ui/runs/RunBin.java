package dynobench.ui.runs;

import dynobench.store.RunEntry;
import dynobench.store.WorkspaceException;
import dynobench.ui.storedruns.RunArchive;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Deletion of runs by moving them to the trash. A line in the view offers to restore the last
/// ones.
final class RunBin {
  private final RunArchive archive;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final ReadOnlyStringWrapper line = new ReadOnlyStringWrapper("");
  private List<Trashed> last = List.of();

  private record Trashed(Path at, String id) {}

  RunBin(RunArchive archive, TaskStarter tasks, ViewTexts texts) {
    this.archive = archive;
    this.tasks = tasks;
    this.texts = texts;
  }

  /// Returns the message about the last deletion; empty when it can't be undone.
  ReadOnlyStringProperty line() {
    return line.getReadOnlyProperty();
  }

  void delete(List<RunEntry> runs) {
    tasks
        .background()
        .store(
            texts.of("task.delete"),
            _ -> move(runs, run -> new Trashed(archive.store().delete(run.folder()), run.id())),
            moved -> {
              offer(moved.done());
              report(moved);
            },
            this::fail);
  }

  /// Outcome of moving several runs. A failed run doesn't stop the others.
  private record Moved<S, T>(List<T> done, List<S> left, List<String> failures) {}

  private static <S, T> Moved<S, T> move(List<S> from, Function<S, T> each) {
    var done = new ArrayList<T>();
    var left = new ArrayList<S>();
    var failures = new ArrayList<String>();
    for (S one : from) {
      try {
        done.add(each.apply(one));
      } catch (WorkspaceException e) {
        left.add(one);
        failures.add(String.valueOf(e.getMessage()));
      }
    }
    return new Moved<>(List.copyOf(done), List.copyOf(left), List.copyOf(failures));
  }

  private void offer(List<Trashed> moved) {
    if (!moved.isEmpty()) {
      last = moved;
      line.set(
          moved.size() == 1
              ? texts.of("undo.one", moved.getFirst().id())
              : texts.of("undo.many", moved.size()));
    }
  }

  private void report(Moved<?, ?> moved) {
    moved.failures().forEach(tasks.notifications()::add);
    archive.refresh();
  }

  private void fail(BackgroundTask.Failure failure) {
    tasks.reportFailure(failure);
    archive.refresh();
  }

  /// Restores the runs that were deleted last.
  void undo() {
    List<Trashed> back = last;
    forget();
    tasks
        .background()
        .store(
            texts.of("task.undo"),
            _ -> move(back, each -> archive.store().restore(each.at(), each.id())),
            moved -> {
              // The user can try again to restore the runs that failed.
              offer(moved.left());
              report(moved);
            },
            this::fail);
  }

  /// Withdraws the offer to restore; the runs stay in the trash.
  void forget() {
    last = List.of();
    line.set("");
  }
}
