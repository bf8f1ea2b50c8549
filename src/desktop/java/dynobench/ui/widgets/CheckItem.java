package dynobench.ui.widgets;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.layout.HBox;

/// Check item that leaves the menu open after a click, because users often check several items.
public final class CheckItem {
  private CheckItem() {}

  /// Creates an item. Its box only displays the state; the item around it handles the clicks, which
  /// the box would otherwise consume.
  ///
  /// @param graphic before the text
  /// @param change receives the new state
  public static CustomMenuItem of(
      String text, Optional<Node> graphic, boolean on, Consumer<Boolean> change) {
    var state = new SimpleBooleanProperty(on);
    var box = new CheckBox(text);
    box.setMnemonicParsing(false);
    box.setFocusTraversable(false);
    box.setMouseTransparent(true);
    graphic.ifPresent(box::setGraphic);
    box.selectedProperty().bind(state);
    var item = new CustomMenuItem(new HBox(box), false);
    item.setOnAction(_ -> {
      state.set(!state.get());
      change.accept(state.get());
    });
    return item;
  }
}
