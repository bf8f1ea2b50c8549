package dynobench.ui.runs;

import dynobench.reference.Publication;
import dynobench.store.RunEntry;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.runs.RunItem.Published;
import dynobench.ui.runs.RunItem.Stored;
import dynobench.ui.widgets.ViewTexts;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Row of the list: a heading, published figures, or time, name and state of a run. The id of a run
/// that has ended can be edited in place.
final class RunCell extends TreeCell<RunItem> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

  private final RunsViewModel model;
  private final ViewTexts texts;
  private final Label time = new Label();
  private final Label name = new Label();
  private final Label state = new Label();
  private final FontIcon overlaid = new FontIcon(Feather.LAYERS);
  private final HBox line = new HBox(time, name, overlaid, state);
  private final TextField field = new TextField();

  RunCell(RunsViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    line.getStyleClass().add("run-line");
    time.getStyleClass().add("run-time");
    name.getStyleClass().add("run-name");
    state.getStyleClass().add("run-state");
    time.setMinWidth(Region.USE_PREF_SIZE);
    state.setMinWidth(Region.USE_PREF_SIZE);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    line.setMinWidth(0);
    line.setPrefWidth(1);
    field.setOnAction(_ -> rename());
    field.focusedProperty().subscribe((had, has) -> endEdit(had && !has));
    field.setOnKeyPressed(key -> {
      if (key.getCode() == KeyCode.ESCAPE) {
        cancelEdit();
        key.consume();
      }
    });
  }

  @Override
  protected void updateItem(@Nullable RunItem item, boolean empty) {
    super.updateItem(item, empty);
    setText(null);
    setTooltip(null);
    getStyleClass().remove("run-group");
    pseudoClassStateChanged(SHOWN, item != null && model.isShown(item));
    setGraphic(empty || item == null ? null : graphic(item));
  }

  private @Nullable Node graphic(RunItem item) {
    switch (item) {
      case Group(String title, _) -> {
        setText(title);
        getStyleClass().add("run-group");
        return null;
      }
      case Stored run -> fill(run);
      case Published it -> fill(it.figures().publication());
    }
    time.setManaged(!time.getText().isEmpty());
    overlaid.setVisible(model.isOverlaid(item));
    overlaid.setManaged(model.isOverlaid(item));
    setAccessibleText(
        texts.of(
            "cell.run",
            time.getText(),
            name.getText(),
            state.getText(),
            model.isShown(item) ? texts.of("cell.shown") : "",
            model.isOverlaid(item) ? texts.of("cell.overlaid") : ""));
    return line;
  }

  private void fill(Stored run) {
    RunEntry entry = run.entry();
    time.setText(model.words().time(entry));
    name.setText(entry.name());
    state.setText(model.words().state(run));
    state.getStyleClass().setAll("label", "run-state", RunWords.kind(run));
    setTooltip(new Tooltip(model.words().sentence(run)));
  }

  private void fill(Publication it) {
    time.setText("");
    name.setText(it.title());
    state.setText("");
    setTooltip(new Tooltip(it.citation()));
  }

  @Override
  public void startEdit() {
    if (getItem() instanceof Stored run && run.ended()) {
      super.startEdit();
      field.setText(run.entry().id());
      setGraphic(field);
      field.requestFocus();
      field.selectAll();
    }
  }

  @Override
  public void cancelEdit() {
    super.cancelEdit();
    updateItem(getItem(), isEmpty());
  }

  private void rename() {
    if (getItem() instanceof Stored run) {
      String wanted = field.getText();
      cancelEdit();
      model.rename(run.entry(), wanted);
      getTreeView().requestFocus();
    }
  }

  private void endEdit(boolean left) {
    if (left && isEditing()) {
      cancelEdit();
    }
  }
}
