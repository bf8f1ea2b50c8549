package dynobench.ui;

import dynobench.ui.tasks.NumberQuestion;
import dynobench.ui.widgets.ViewTexts;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Dialog that asks for a number and shows its effect while the user types.
final class NumberDialog {
  private static final double GAP = 12;
  private static final double WIDTH = 460;
  private static final double FIELD_WIDTH = 110;

  private final NumberQuestion question;
  private final Spinner<Integer> number;
  private final Label effect = new Label();
  private final Dialog<ButtonType> dialog = new Dialog<>();

  NumberDialog(Window owner, ViewTexts texts, NumberQuestion question) {
    this.question = question;
    this.number = new Spinner<>(1, question.most(), question.proposed());
    dialog.initOwner(owner);
    dialog.setTitle(texts.of("window.title"));
    dialog.setHeaderText(question.title());
    var pane = dialog.getDialogPane();
    pane.setContent(content());
    pane.setPrefWidth(WIDTH);
    pane.setMinHeight(Region.USE_PREF_SIZE);
    var yes = new ButtonType(question.yes(), ButtonData.OK_DONE);
    pane.getButtonTypes()
        .setAll(yes, new ButtonType(texts.of("number.no"), ButtonData.CANCEL_CLOSE));
    var button = (Button) pane.lookupButton(yes);
    button
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> typed().isEmpty(), number.getEditor().textProperty()));
    number.addEventFilter(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (key.getCode() == KeyCode.ENTER) { // the spinner would keep it
            button.fire();
            key.consume();
          }
        });
    dialog.setOnShown(_ -> {
      number.getEditor().requestFocus();
      number.getEditor().selectAll();
    });
  }

  private VBox content() {
    var words = new Label(question.words());
    words.setWrapText(true);
    var label = new Label(question.label());
    label.setLabelFor(number);
    number.setId("number");
    number.setEditable(true);
    number.setPrefWidth(FIELD_WIDTH);
    number.getEditor().setAccessibleText(question.label());
    number.getEditor().setTextFormatter(new TextFormatter<>(NumberDialog::digits));
    number.getEditor().textProperty().subscribe(_ -> showEffect());
    effect.setWrapText(true);
    effect.setId("number-effect");
    var line = new HBox(GAP, label, number);
    line.setAlignment(Pos.CENTER_LEFT);
    return new VBox(GAP, words, line, effect);
  }

  /// Leaves out everything but digits.
  private static TextFormatter.Change digits(TextFormatter.Change change) {
    change.setText(change.getText().replaceAll("\\D", ""));
    return change;
  }

  private void showEffect() {
    OptionalInt typed = typed();
    typed.ifPresent(number.getValueFactory()::setValue); // the arrows go on from here
    effect.setText(typed.isPresent() ? question.effect().apply(typed.getAsInt()) : " ");
  }

  /// Returns the number in the field; empty if the question does not allow it.
  private OptionalInt typed() {
    String text = number.getEditor().getText();
    int typed = text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
    return typed >= 1 && typed <= question.most() ? OptionalInt.of(typed) : OptionalInt.empty();
  }

  /// Shows the dialog until the user has answered. Returns the number; empty if the user cancels.
  OptionalInt ask() {
    boolean yes =
        dialog.showAndWait().filter(it -> it.getButtonData() == ButtonData.OK_DONE).isPresent();
    return yes ? typed() : OptionalInt.empty();
  }
}
