package dynobench.ui.runs;

import dynobench.store.RunEntry;
import dynobench.ui.parts.Texts;
import dynobench.ui.stored.Archive;
import dynobench.ui.work.Tasks;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The notes of one run, while they are looked at. What was written is stored when the user leaves
/// it.
final class RunNotes {
  private final Archive archive;
  private final Tasks tasks;
  private final Texts texts;
  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
  private final StringProperty text = new SimpleStringProperty("");
  private Optional<Path> run = Optional.empty();
  private long asked;
  private String stored = "";

  RunNotes(Archive archive, Tasks tasks, Texts texts) {
    this.archive = archive;
    this.tasks = tasks;
    this.texts = texts;
  }

  /// Whose notes they are; empty while none are looked at.
  ReadOnlyStringProperty title() {
    return title.getReadOnlyProperty();
  }

  StringProperty text() {
    return text;
  }

  /// Shows a run's notes, or puts them away when they are shown.
  void toggle(RunEntry entry) {
    boolean same = run.filter(entry.folder()::equals).isPresent();
    close();
    if (!same) {
      long now = asked;
      tasks.start(
          texts.of("task.notes"),
          _ -> archive.store().notes(entry.folder()),
          notes -> {
            if (now != asked) {
              return; // those of another run were asked for meanwhile
            }
            run = Optional.of(entry.folder());
            stored = notes;
            text.set(notes);
            title.set(texts.of("notes.title", entry.id()));
          });
    }
  }

  /// Stores what was written since.
  void save() {
    String written = text.get();
    if (run.isEmpty() || written.equals(stored)) {
      return;
    }
    stored = written;
    Path folder = run.get();
    tasks.store(
        texts.of("task.notes"),
        _ -> {
          archive.store().writeNotes(folder, written);
          return folder;
        },
        _ -> {});
  }

  /// Stores them and puts them away.
  void close() {
    save();
    asked++;
    run = Optional.empty();
    title.set("");
    text.set("");
  }
}
