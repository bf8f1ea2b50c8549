package dynobench.ui.recordingfile;

import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.BackgroundTask;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Reading of the recording that one place of the window shows. Another choice cancels it.
public final class RecordingReading {
  private final BackgroundExecutor background;
  private final Reader reader;
  private final ReadOnlyObjectWrapper<RecordingState> state =
      new ReadOnlyObjectWrapper<>(new RecordingState.Nothing());
  private Optional<BackgroundTask> task = Optional.empty();
  private long requests;

  /// Reads a recording on a worker's thread.
  @FunctionalInterface
  interface Reader {
    RecordingState read(Path file, BackgroundTask.Report report);
  }

  RecordingReading(BackgroundExecutor background, Reader reader) {
    this.background = background;
    this.reader = reader;
  }

  /// Shows a recording, or none.
  public void show(Optional<Path> chosen) {
    task.ifPresent(BackgroundTask::cancel);
    long now = ++requests;
    if (chosen.isEmpty()) {
      state.set(new RecordingState.Nothing());
      return;
    }
    Path file = chosen.get().toAbsolutePath().normalize();
    if (!state.get().file().equals(Optional.of(file))) {
      state.set(new RecordingState.Reading(file));
    }
    task =
        Optional.of(
            background.start(
                "Reading " + file.getFileName(),
                report -> reader.read(file, report),
                next -> set(now, next),
                failure -> set(now, new RecordingState.Unreadable(file, failure.sentence()))));
  }

  private void set(long asked, RecordingState next) {
    if (asked == requests) {
      state.set(next);
    }
  }

  /// Reads the recording again if its file has changed since it was read.
  public void refresh() {
    if (!(state.get() instanceof RecordingState.Reading)) {
      show(state.get().file());
    }
  }

  public ReadOnlyObjectProperty<RecordingState> state() {
    return state.getReadOnlyProperty();
  }
}
