package dynobench.ui;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;

/// Keeps every tool in its bar: where there is no room, first the texts of the buttons go, then
/// what is marked as spare, then the others become narrow.
final class ToolFit {
  private static final String SPARE = ".spare";
  private static final String NARROW = "narrow";

  private final HBox bar;
  private double fitted;

  ToolFit(HBox bar) {
    this.bar = bar;
  }

  /// Fits it whenever its width or its type changes. The height changes with the type.
  void watch() {
    bar.widthProperty().subscribe(this::later);
    bar.heightProperty().subscribe(this::later);
  }

  private void later() {
    Platform.runLater(this::fit); // when it is laid out
  }

  private void fit() {
    double now = bar.getWidth() + bar.getHeight();
    if (bar.getScene() == null || bar.getScene().getWindow() == null || now == fitted) {
      return;
    }
    fitted = now;
    bar.getStyleClass().remove(NARROW);
    if (!fits(true, true) && !fits(false, true) && !fits(false, false)) {
      bar.getStyleClass().add(NARROW);
    }
  }

  /// Shows as much, and tells whether there is room for it.
  private boolean fits(boolean texts, boolean spare) {
    for (Node item : bar.getChildren()) {
      if (item instanceof Button button && !button.getText().isEmpty()) {
        button.setContentDisplay(texts ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
      }
      for (Node part : item.lookupAll(SPARE)) {
        part.setVisible(spare);
        part.setManaged(spare);
      }
    }
    bar.applyCss();
    return bar.prefWidth(-1) <= bar.getWidth();
  }
}
