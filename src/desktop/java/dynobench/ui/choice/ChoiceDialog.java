package dynobench.ui.choice;

import dynobench.choice.ChosenPlan;
import dynobench.choice.SurvivalNeed;
import dynobench.ui.widgets.FormField;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.ViewTexts;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/// Dialog that asks for rows, heap, need and time, and shows what would be measured.
final class ChoiceDialog {
  @FXML private FormField rowsField;
  @FXML private FormField heapField;
  @FXML private FormField minutesField;
  @FXML private TextField rows;
  @FXML private TextField heap;
  @FXML private TextField minutes;
  @FXML private ComboBox<SurvivalNeed> need;
  @FXML private Label amount;
  @FXML private Label contenders;
  @FXML private Label notes;

  private final ChoiceViewModel model;
  private final ViewTexts texts = new ViewTexts(ChoiceDialog.class);

  ChoiceDialog(ChoiceViewModel model) {
    this.model = model;
  }

  /// Returns the content of the dialog.
  Parent load() {
    return Fxml.load(this, "choice.fxml");
  }

  @FXML
  private void initialize() {
    rows.textProperty().bindBidirectional(model.rows());
    heap.textProperty().bindBidirectional(model.heap());
    minutes.textProperty().bindBidirectional(model.minutes());
    need.getItems().setAll(SurvivalNeed.values());
    need.setConverter(LabelConverter.of(SurvivalNeed::words));
    need.valueProperty().bindBidirectional(model.need());
    rowsField.problemProperty().bind(model.wrongRows());
    heapField.problemProperty().bind(model.wrongHeap());
    minutesField.problemProperty().bind(model.wrongMinutes());
    amount.textProperty().bind(model.amount());
    contenders.textProperty().bind(model.contenders());
    notes.textProperty().bind(model.notes());
  }

  /// Shows the dialog and returns at once. If the user cancels, no consumer is called.
  ///
  /// @param measure receives the plan to run
  /// @param open receives the plan to open in the form
  void show(Window owner, Consumer<ChosenPlan> measure, Consumer<ChosenPlan> open) {
    var dialog = new Dialog<ButtonType>();
    dialog.initOwner(owner);
    dialog.setTitle(texts.of("title"));
    dialog.setHeaderText(texts.of("header"));
    var start = new ButtonType(texts.of("measure"), ButtonData.OK_DONE);
    var edit = new ButtonType(texts.of("open"), ButtonData.LEFT);
    var pane = dialog.getDialogPane();
    pane.setContent(load());
    pane.setMinHeight(Region.USE_PREF_SIZE);
    pane.getButtonTypes().setAll(start, edit, ButtonType.CANCEL);
    var nothing =
        Bindings.createBooleanBinding(() -> model.chosen().get().isEmpty(), model.chosen());
    pane.lookupButton(start).disableProperty().bind(nothing);
    pane.lookupButton(edit).disableProperty().bind(nothing);
    dialog.setOnShown(_ -> rows.requestFocus());
    dialog.setOnHidden(_ -> {
      Optional<ChosenPlan> plan = model.chosen().get();
      ButtonType pressed = dialog.getResult();
      if (pressed == start) {
        plan.ifPresent(measure);
      } else if (pressed == edit) {
        plan.ifPresent(open);
      }
    });
    dialog.show();
  }
}
