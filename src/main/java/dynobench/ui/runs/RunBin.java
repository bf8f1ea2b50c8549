package dynobench.ui.runs;

import dynobench.result.RunEntry;
import dynobench.result.RunStore;
import dynobench.ui.desk.Archive;
import dynobench.ui.desk.Desk;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        .start(
            texts.of("job.delete"),
            _ -> moved(archive.store(), runs),
            moved -> {
              last = moved;
              line.set(
                  moved.size() == 1
                      ? texts.of("undo.one", moved.getFirst().id())
                      : texts.of("undo.many", moved.size()));
              archive.refresh();
            },
            failure -> {
              desk.notices().say(failure.sentence(), failure.details());
              archive.refresh();
            });
  }

  private static List<Trashed> moved(RunStore store, List<RunEntry> runs) {
    var moved = new ArrayList<Trashed>();
    for (RunEntry run : runs) {
      moved.add(new Trashed(store.delete(run.folder()), run.id()));
    }
    return moved;
  }

  /// Brings back what was deleted last.
  void undo() {
    List<Trashed> back = last;
    forget();
    desk.background()
        .start(
            texts.of("job.undo"),
            _ -> {
              back.forEach(each -> desk.archive().store().restore(each.at(), each.id()));
              return back;
            },
            _ -> desk.archive().refresh(),
            failure -> {
              desk.notices().say(failure.sentence(), failure.details());
              desk.archive().refresh();
            });
  }

  /// Takes the offer away; the runs stay in the trash.
  void forget() {
    last = List.of();
    line.set("");
  }
}
