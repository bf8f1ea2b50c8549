package dynobench.ui.plan;

import dynobench.recordings.RecordingName;
import dynobench.ui.dock.Navigation;
import dynobench.ui.recordingfile.RecordingLoader;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Domain;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/// Parts of fields that name a file: the button that opens a file chooser, and the note on a
/// recording.
public record FileFields(Dialogs dialogs, RecordingLoader recordings, Navigation navigation) {
  private static final List<String> OF_PAIRS = List.of("properties", "csv");
  private static final List<String> OF_TRANSLATIONS = List.of("toml");

  /// Returns the button beside the field of a parameter that names a file.
  ///
  /// @param label of the field
  Optional<Button> browser(Domain domain, String label, StringProperty text) {
    List<String> extensions =
        domain instanceof Domain.Text(Domain.Text.Form form) ? extensions(form) : List.of();
    return Optional.of(extensions)
        .filter(each -> !each.isEmpty())
        .map(each -> browser(each, label, text));
  }

  private static List<String> extensions(Domain.Text.Form form) {
    return switch (form) {
      case PAIRS_FILE -> OF_PAIRS;
      case RECORDING_FILE -> RecordingName.EXTENSIONS;
      case TRANSLATIONS_FILE -> OF_TRANSLATIONS;
      case SHA_256 -> List.of();
    };
  }

  private Button browser(List<String> extensions, String label, StringProperty text) {
    var texts = new ViewTexts(FileFields.class);
    var button = new Button(texts.of("browse"));
    button.setMinWidth(Button.USE_PREF_SIZE);
    button.setTooltip(new Tooltip(texts.of("browse.tip")));
    button.setAccessibleText(texts.of("browse.of", label));
    button.setOnAction(_ ->
        dialogs
            .open(texts.of("browse.of", label), extensions)
            .ifPresent(file -> text.set(file.toAbsolutePath().normalize().toString())));
    return button;
  }

  /// Returns the note on the recording that a field names.
  ///
  /// @param problem of the field
  Node noteOn(StringProperty text, ObservableValue<String> problem) {
    var model =
        new RecordingNoteViewModel(text, problem, recordings, new ViewTexts(FileFields.class));
    text.subscribe(_ -> model.read());
    return new RecordingNote(model, navigation).node();
  }
}
