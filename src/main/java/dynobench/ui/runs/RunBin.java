package dynobench.ui.runs;

import dynobench.store.RunEntry;
import dynobench.store.WorkspaceException;
import dynobench.ui.desk.Archive;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Job;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Moves runs to the trash, and back while a line offers to.
final class RunBin {
  private final Desk desk;
  private final Texts texts;
  private final ReadOnlyStringWrapper line = new ReadOnlyStringWrapper("");
  private List<Trashed> last = List.of();

  private record Trashed(Path at, String id) {}

  RunBin(Desk desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
  }

  /// What was deleted last; empty when there is nothing to take back.
  ReadOnlyStringProperty line() {
    return line.getReadOnlyProperty();
  }

  void delete(List<RunEntry> runs) {
    Archive archive = desk.archive();
    desk.background()
        .store(
            texts.of("job.delete"),
            _ -> move(runs, run -> new Trashed(archive.store().delete(run.folder()), run.id())),
            moved -> {
              offer(moved.done());
              tell(moved);
            },
            this::fail);
  }

  /// What happened to several runs: a failure with one doesn't keep the others from it.
  private record Moved<S, T>(List<T> done, List<S> left, List<String> troubles) {}

  private static <S, T> Moved<S, T> move(List<S> from, Function<S, T> each) {
    var done = new ArrayList<T>();
    var left = new ArrayList<S>();
    var troubles = new ArrayList<String>();
    for (S one : from) {
      try {
        done.add(each.apply(one));
      } catch (WorkspaceException e) {
        left.add(one);
        troubles.add(String.valueOf(e.getMessage()));
      }
    }
    return new Moved<>(List.copyOf(done), List.copyOf(left), List.copyOf(troubles));
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
    moved.troubles().forEach(desk.notices()::say);
    desk.archive().refresh();
  }

  private void fail(Job.Failure failure) {
    desk.notices().say(failure.sentence(), failure.details());
    desk.archive().refresh();
  }

  /// Brings back what was deleted last.
  void undo() {
    List<Trashed> back = last;
    forget();
    desk.background()
        .store(
            texts.of("job.undo"),
            _ -> move(back, each -> desk.archive().store().restore(each.at(), each.id())),
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
