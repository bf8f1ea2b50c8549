package dynobench.ui;

import dynobench.ui.widgets.ViewTexts;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Dialog that shows SQL and JVM flags, and asks whether a run may use them. Both Enter and Escape
/// refuse.
final class PermissionDialog {
  private static final int MOST_ROWS = 16;
  private static final double GAP = 12;
  private static final double WIDTH = 680;

  private final ButtonType yes;
  private final Alert dialog;

  PermissionDialog(Stage owner, PermissionText text, ViewTexts texts) {
    yes = new ButtonType(texts.of("permit.yes"), ButtonData.OTHER);
    var no = new ButtonType(texts.of("permit.no"), ButtonData.CANCEL_CLOSE);
    dialog = new Alert(Alert.AlertType.WARNING, text.advice(), yes, no);
    dialog.setTitle(text.title());
    dialog.setHeaderText(text.title());
    dialog.initOwner(owner);
    dialog.setResizable(true);
    var list = new TextArea(text.body());
    list.setEditable(false);
    list.setWrapText(true); // nothing is hidden beside the window
    list.getStyleClass().add("mono");
    list.setAccessibleText(texts.of("permit.list"));
    list.setPrefRowCount(Math.min(MOST_ROWS, (int) text.body().lines().count() + 1));
    VBox.setVgrow(list, Priority.ALWAYS);
    var advice = new Label(text.advice());
    advice.setWrapText(true);
    dialog.getDialogPane().setContent(new VBox(GAP, list, advice));
    dialog.getDialogPane().setPrefWidth(WIDTH);
    var harmless = (Button) dialog.getDialogPane().lookupButton(no);
    harmless.setDefaultButton(true);
    dialog.setOnShown(_ -> harmless.requestFocus());
  }

  /// Shows the dialog, waits for the answer, and returns whether the user permits the run.
  boolean isPermitted() {
    return dialog.showAndWait().filter(yes::equals).isPresent();
  }
}
