package dynobench.ui;

import dynobench.ui.widgets.ViewTexts;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Stage;

/// Confirmation before closing the window ends a run.
record CloseQuestion(Stage owner, ViewTexts texts) {
  /// Shows the question and returns at once.
  ///
  /// @param ifYes called if the user decides to stop the run
  void ask(Runnable ifYes) {
    var stop = new ButtonType(texts.of("close.stop"), ButtonData.OTHER);
    var stay = new ButtonType(texts.of("close.stay"), ButtonData.CANCEL_CLOSE);
    var dialog = new Alert(Alert.AlertType.CONFIRMATION, texts.of("close.question"), stop, stay);
    dialog.setTitle(texts.of("window.title"));
    dialog.setHeaderText(texts.of("close.title"));
    dialog.initOwner(owner);
    // Enter and Space choose the harmless answer.
    var harmless = (Button) dialog.getDialogPane().lookupButton(stay);
    harmless.setDefaultButton(true);
    dialog.setOnShown(_ -> harmless.requestFocus());
    dialog
        .resultProperty()
        .subscribe(answer -> {
          if (stop.equals(answer)) {
            ifYes.run();
          }
        });
    dialog.show();
  }
}
