package dynobench.ui;

import dynobench.ui.tasks.NameUse;
import dynobench.ui.widgets.FormField;
import dynobench.ui.widgets.ViewTexts;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Dialog that asks for a name. It shows the problem of a name below the field, and stays open
/// until a name was used or the user cancels.
final class NameDialog {
  private static final double WIDTH = 480;

  private final NameUse use;
  private final TextField name = new TextField();
  private final FormField field = new FormField();
  private final Dialog<ButtonType> dialog = new Dialog<>();
  private final Node accept;

  NameDialog(Stage owner, String title, String question, ViewTexts texts, NameUse use) {
    this.use = use;
    name.setId("name-dialog-field");
    HBox.setHgrow(name, Priority.ALWAYS);
    field.setKey("name");
    field.getStyleClass().add("plain");
    name.setAccessibleText(question); // before the field gives it another one
    field.getContent().setAll(name);
    var label = new Label(question);
    label.setLabelFor(name);
    dialog.initOwner(owner);
    dialog.setTitle(title);
    dialog.setHeaderText(title);
    var pane = dialog.getDialogPane();
    pane.setContent(new VBox(label, field));
    pane.setPrefWidth(WIDTH);
    pane.setMinHeight(Region.USE_PREF_SIZE);
    var create = new ButtonType(texts.of("name.accept"), ButtonType.OK.getButtonData());
    pane.getButtonTypes().setAll(create, ButtonType.CANCEL);
    accept = pane.lookupButton(create);
    accept.addEventFilter(ActionEvent.ACTION, this::accept);
    name.textProperty().subscribe(this::judge);
    dialog.setOnShown(_ -> name.requestFocus());
  }

  /// Shows the dialog and waits until it is closed.
  void show() {
    dialog.showAndWait();
  }

  private void judge(String typed) {
    String wanted = typed.strip();
    String objection = wanted.isEmpty() ? "" : use.objection(wanted);
    field.problemProperty().set(objection);
    accept.setDisable(wanted.isEmpty() || !objection.isEmpty());
  }

  /// Uses the name. The dialog stays open meanwhile, and also when the name can't be used.
  private void accept(ActionEvent event) {
    event.consume();
    accept.setDisable(true);
    name.setDisable(true);
    use.use(name.getText().strip(), this::ended);
  }

  private void ended(String refusal) {
    name.setDisable(false);
    if (refusal.isEmpty()) {
      dialog.setResult(ButtonType.OK);
      dialog.close();
    } else {
      field.problemProperty().set(refusal);
      name.requestFocus();
    }
  }
}
