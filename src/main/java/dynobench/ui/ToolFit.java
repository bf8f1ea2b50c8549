package dynobench.ui;

import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToolBar;

/// Keeps every tool in its bar: where there is no room, first the texts of the buttons go, then
/// what is marked as spare.
final class ToolFit {
  private static final String SPARE = ".spare";
  private static final String NARROW = "narrow";

  /// What was left out gets its type with the first pass, and its place with the second.
  private static final int PASSES = 2;

  private final ToolBar bar;
  private double fitted;

  ToolFit(ToolBar bar) {
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
    if (bar.getScene() == null || now == fitted) {
      return;
    }
    fitted = now;
    bar.getStyleClass().remove(NARROW);
    if (!fits(true, true) && !fits(false, true) && !fits(false, false)) {
      bar.getStyleClass().add(NARROW);
      fits(false, false);
    }
  }

  /// Shows as much, and tells whether nothing is left out then.
  private boolean fits(boolean texts, boolean spare) {
    show(texts, spare);
    for (int pass = 0; pass < PASSES; pass++) {
      bar.getItems().setAll(List.copyOf(bar.getItems())); // it looks again only at other tools
      bar.applyCss();
      bar.layout();
    }
    Node rest = bar.lookup(".tool-bar-overflow-button");
    return rest == null || !rest.isVisible();
  }

  private void show(boolean texts, boolean spare) {
    for (Node item : bar.getItems()) {
      if (item instanceof Button button && !button.getText().isEmpty()) {
        button.setContentDisplay(texts ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
      }
      for (Node part : item.lookupAll(SPARE)) {
        part.setVisible(spare);
        part.setManaged(spare);
      }
    }
  }
}
