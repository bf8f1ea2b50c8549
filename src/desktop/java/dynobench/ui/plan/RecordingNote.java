package dynobench.ui.plan;

import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.recordingfile.RecordingLoader;
import dynobench.ui.widgets.Fxml;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.stage.Window;

/// Lines below the field of a recording: its amounts, and links to its view and to the help.
final class RecordingNote {
  @FXML private Label sentence;
  @FXML private Hyperlink view;
  @FXML private Hyperlink guide;

  private final RecordingNoteViewModel model;
  private final Navigation navigation;
  private final Parent node;

  RecordingNote(RecordingNoteViewModel model, Navigation navigation) {
    this.model = model;
    this.navigation = navigation;
    node = Fxml.load(this, "recording.fxml");
    sentence.textProperty().bind(model.sentence());
    sentence.visibleProperty().bind(sentence.textProperty().isNotEmpty());
    sentence.managedProperty().bind(sentence.visibleProperty());
    view.visibleProperty().bind(model.isKnown());
    view.managedProperty().bind(view.visibleProperty());
    guide.visibleProperty().bind(view.visibleProperty().not());
    guide.managedProperty().bind(guide.visibleProperty());
    // The application may write the recording meanwhile.
    node.sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(focused -> {
          if (Boolean.TRUE.equals(focused)) {
            model.refresh();
          }
        });
  }

  Parent node() {
    return node;
  }

  @FXML
  private void view() {
    model.open();
    navigation.show(ViewId.RECORDING);
  }

  @FXML
  private void guide() {
    navigation.showPage(RecordingLoader.PAGE);
  }
}
