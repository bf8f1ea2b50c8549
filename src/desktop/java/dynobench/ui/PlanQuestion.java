package dynobench.ui;

import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Stage;

/// Confirmation before the changes of a plan file are lost.
record PlanQuestion(Stage owner, ViewTexts texts, PlanFiles files) {
  /// Returns whether the plan may be replaced; saves it first if the user wants that. If the plan
  /// cannot be saved, it may not be replaced.
  boolean ask(Path file) {
    var save = new ButtonType(texts.of("replace.save"), ButtonData.YES);
    var drop = new ButtonType(texts.of("replace.drop"), ButtonData.NO);
    var stay = new ButtonType(texts.of("replace.stay"), ButtonData.CANCEL_CLOSE);
    String question = texts.of("replace.question", file.getFileName());
    var dialog = new Alert(Alert.AlertType.CONFIRMATION, question, save, drop, stay);
    dialog.setTitle(texts.of("window.title"));
    dialog.setHeaderText(texts.of("replace.title"));
    dialog.initOwner(owner);
    ButtonType answer = dialog.showAndWait().orElse(stay);
    return answer.equals(drop) || (answer.equals(save) && files.saveAndWait(file));
  }
}
