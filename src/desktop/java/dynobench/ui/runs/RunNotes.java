package dynobench.ui.runs;

import dynobench.store.RunEntry;
import dynobench.ui.storedruns.RunArchive;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Notes of one run while they are open. Changes are stored when the user leaves the field.
final class RunNotes {
  private final RunArchive archive;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
  private final StringProperty text = new SimpleStringProperty("");
  private Optional<Path> run = Optional.empty();
  private long requests;
  private String stored = "";

  RunNotes(RunArchive archive, TaskStarter tasks, ViewTexts texts) {
    this.archive = archive;
    this.tasks = tasks;
    this.texts = texts;
  }

  /// Returns the title of the open notes; empty while no notes are open.
  ReadOnlyStringProperty title() {
    return title.getReadOnlyProperty();
  }

  StringProperty text() {
    return text;
  }

  /// Opens a run's notes, or closes them if they are open.
  void toggle(RunEntry entry) {
    boolean same = run.filter(entry.folder()::equals).isPresent();
    close();
    if (!same) {
      long now = requests;
      tasks.start(
          texts.of("task.notes"),
          _ -> archive.store().notes(entry.folder()),
          notes -> {
            if (now != requests) {
              return; // another run's notes were opened meanwhile
            }
            run = Optional.of(entry.folder());
            stored = notes;
            text.set(notes);
            title.set(texts.of("notes.title", entry.id()));
          });
    }
  }

  /// Stores the notes if they were changed.
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

  /// Stores the notes and closes them.
  void close() {
    save();
    requests++;
    run = Optional.empty();
    title.set("");
    text.set("");
  }
}
