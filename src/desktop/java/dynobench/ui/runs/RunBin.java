package dynobench.ui.runs;

import dynobench.store.RunEntry;
import dynobench.store.WorkspaceException;
import dynobench.ui.parts.Texts;
import dynobench.ui.stored.Archive;
import dynobench.ui.work.BackgroundTask;
import dynobench.ui.work.Tasks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Moves runs to the trash, and back while a line offers to.
final class RunBin {
  private final Archive archive;
  private final Tasks tasks;
  private final Texts texts;
  private final ReadOnlyStringWrapper line = new ReadOnlyStringWrapper("");
  private List<Trashed> last = List.of();

  private record Trashed(Path at, String id) {}

  RunBin(Archive archive, Tasks tasks, Texts texts) {
    this.archive = archive;
    this.tasks = tasks;
    this.texts = texts;
  }

  /// What was deleted last; empty when there is nothing to take back.
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
              tell(moved);
            },
            this::fail);
  }

  /// What happened to several runs: a failure with one doesn't keep the others from it.
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

  private void tell(Moved<?, ?> moved) {
    moved.failures().forEach(tasks.notices()::say);
    archive.refresh();
  }

  private void fail(BackgroundTask.Failure failure) {
    tasks.tell(failure);
    archive.refresh();
  }

  /// Brings back what was deleted last.
  void undo() {
    List<Trashed> back = last;
    forget();
    tasks
        .background()
        .store(
            texts.of("task.undo"),
            _ -> move(back, each -> archive.store().restore(each.at(), each.id())),
            moved -> {
              // What could not be brought back can be tried again.
              offer(moved.left());
              tell(moved);
            },
            this::fail);
  }

  /// Takes the offer away; the runs stay in the trash.
  void forget() {
    last = List.of();
    line.set("");
  }
}
