package dynobench.ui.widgets;

import javafx.beans.DefaultProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Line of a form: a label, controls, and the problem of their value below. A field with a key
/// reserves the space for one line of problems, so that the fields below don't move.
@DefaultProperty("content")
public final class FormField extends VBox {
  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  private final Label label = new Label();
  private final Label problem = new Label();
  private final HBox content = new HBox();
  private final StringProperty tip = new SimpleStringProperty("");
  private final StringProperty key = new SimpleStringProperty("");

  public FormField() {
    getStyleClass().add("form-field");
    label.getStyleClass().add("form-label");
    content.getStyleClass().add("form-content");
    problem.getStyleClass().add("field-problem");
    problem
        .textProperty()
        .subscribe(text -> {
          pseudoClassStateChanged(WRONG, !text.isEmpty());
          problem.setTooltip(text.isEmpty() ? null : new Tooltip(text)); // it may be cut
        });
    label.managedProperty().bind(label.textProperty().isNotEmpty());
    problem.setMinHeight(USE_PREF_SIZE);
    var line = new HBox(label, content);
    line.getStyleClass().add("form-line");
    HBox.setHgrow(content, javafx.scene.layout.Priority.ALWAYS);
    getChildren().setAll(line, problem);
    key.subscribe(name -> {
      problem.setManaged(!name.isEmpty());
      problem.setVisible(!name.isEmpty());
    });
    content
        .getChildren()
        .addListener((ListChangeListener<Node>) _ -> content.getChildren().forEach(this::explain));
    managedProperty().bind(visibleProperty());
  }

  /// Gives a control the field's label and tooltip, unless it has its own.
  private void explain(Node node) {
    if (node instanceof Control control && !(node instanceof Label)) {
      if (control.getTooltip() == null) {
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(tip);
        control.setTooltip(tooltip);
        control.accessibleHelpProperty().bind(tip);
      }
      if (control.getAccessibleText() == null) {
        control.accessibleTextProperty().bind(label.textProperty());
      }
    }
  }

  public ObservableList<Node> getContent() {
    return content.getChildren();
  }

  public String getLabel() {
    return label.getText();
  }

  public void setLabel(String text) {
    label.setText(text);
  }

  /// Returns what the field does and why one would use it.
  public String getTip() {
    return tip.get();
  }

  public void setTip(String text) {
    tip.set(text);
    var tooltip = new Tooltip(text);
    label.setTooltip(tooltip);
  }

  /// Moves the focus into this field and scrolls it into view.
  public void focus(ScrollPane pane) {
    content.getChildren().stream()
        .filter(each -> each.isVisible() && each.isFocusTraversable())
        // Buttons only help with the control next to them.
        .filter(each -> !(each instanceof MenuButton || each instanceof Button))
        .reduce((_, last) -> last)
        .ifPresent(Node::requestFocus);
    Bounds place = pane.getContent().sceneToLocal(localToScene(getBoundsInLocal()));
    double rest = pane.getContent().getBoundsInLocal().getHeight() - pane.getHeight();
    pane.setVvalue(
        rest <= 0 ? 0 : Math.clamp((place.getMinY() - pane.getHeight() / 2) / rest, 0, 1));
  }

  /// Returns the key by which problems name the field.
  public String getKey() {
    return key.get();
  }

  public void setKey(String name) {
    key.set(name);
  }

  /// Returns the problem of the value; empty when it has none.
  public StringProperty problemProperty() {
    return problem.textProperty();
  }
}
