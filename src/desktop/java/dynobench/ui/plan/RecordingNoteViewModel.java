package dynobench.ui.plan;

import dynobench.recordings.RecordingStatistics;
import dynobench.ui.recordingfile.RecordingLoader;
import dynobench.ui.recordingfile.RecordingReading;
import dynobench.ui.recordingfile.RecordingState;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/// Summary of the recording that a field names.
final class RecordingNoteViewModel {
  private final StringProperty text;
  private final ObservableValue<String> problem;
  private final RecordingLoader files;
  private final RecordingReading reading;
  private final ViewTexts texts;

  /// Creates the summary.
  ///
  /// @param text of the field
  /// @param problem of the field, which is shown elsewhere
  RecordingNoteViewModel(
      StringProperty text,
      ObservableValue<String> problem,
      RecordingLoader files,
      ViewTexts texts) {
    this.text = text;
    this.problem = problem;
    this.files = files;
    this.texts = texts;
    reading = files.reading();
  }

  /// Reads the recording that the field names now.
  void read() {
    reading.show(path(text.get().strip()));
  }

  private static Optional<Path> path(String typed) {
    try {
      return typed.isEmpty() ? Optional.empty() : Optional.of(Path.of(typed));
    } catch (InvalidPathException e) {
      return Optional.empty(); // the field reports it
    }
  }

  /// Reads the recording again if its file has changed.
  void refresh() {
    reading.refresh();
  }

  /// Returns the amounts of the recording, or why there are none. Empty without a recording.
  StringBinding sentence() {
    return Bindings.createStringBinding(
        () ->
            switch (reading.state().get()) {
              case RecordingState.Nothing() -> "";
              case RecordingState.Reading(Path _) -> texts.of("recording.reading");
              case RecordingState.Known(Path _, RecordingStatistics found) ->
                  found.summary().line();
              case RecordingState.Unreadable(Path _, String sentence) ->
                  problem.getValue().isEmpty() ? sentence : "";
            },
        reading.state(),
        problem);
  }

  /// Returns whether the recording was read.
  BooleanBinding isKnown() {
    return Bindings.createBooleanBinding(
        () -> reading.state().get().statistics().isPresent(), reading.state());
  }

  /// Shows the recording in its view.
  void open() {
    files.shown().show(reading.state().get().file());
  }
}
