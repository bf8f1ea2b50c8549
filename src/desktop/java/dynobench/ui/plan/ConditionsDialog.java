package dynobench.ui.plan;

import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.widgets.FormField;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;

/// Dialog for the settings of one contender.
final class ConditionsDialog {
  @FXML private FormField heapField;
  @FXML private FormField commitField;
  @FXML private FormField flagsField;
  @FXML private TextField heap;
  @FXML private TextField commit;
  @FXML private TextField flags;

  private final ConditionsViewModel model;
  private final Dialog<ButtonType> dialog = new Dialog<>();

  /// Creates the dialog.
  ///
  /// @param title the contender's
  ConditionsDialog(Node owner, DraftContender entry, String title) {
    model = new ConditionsViewModel(entry);
    var texts = new ViewTexts(ConditionsDialog.class);
    dialog.initOwner(owner.getScene().getWindow());
    dialog.setTitle(texts.of("conditions"));
    dialog.setHeaderText(texts.of("conditions.of", title));
    var pane = dialog.getDialogPane();
    pane.setContent(Fxml.load(this, "conditions.fxml"));
    pane.setMinHeight(Region.USE_PREF_SIZE);
    pane.getButtonTypes().setAll(ButtonType.OK, ButtonType.CANCEL);
    pane.lookupButton(ButtonType.OK).disableProperty().bind(model.wrong());
    heap.textProperty().bindBidirectional(model.heap());
    commit.textProperty().bindBidirectional(model.commit());
    flags.textProperty().bindBidirectional(model.flags());
    heapField.problemProperty().bind(model.wrongHeap());
    commitField.problemProperty().bind(model.wrongCommit());
    flagsField.problemProperty().bind(model.wrongFlags());
    dialog.setOnShown(_ -> heap.requestFocus());
  }

  /// Opens the dialog.
  ///
  /// @param use receives the changed contender after OK; not called after Cancel
  void show(Consumer<DraftContender> use) {
    dialog.setOnHidden(_ -> {
      if (dialog.getResult() == ButtonType.OK) {
        use.accept(model.entry());
      }
    });
    dialog.show();
  }
}
