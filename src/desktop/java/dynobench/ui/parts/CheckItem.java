package dynobench.ui.parts;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.layout.HBox;

/// A line of a menu that can be ticked, by mouse and by keys, and leaves the menu open: who ticks
/// one thing ticks others as well.
public final class CheckItem {
  private CheckItem() {}

  /// The box only shows, and what is around it hears of clicks: a box that hears keeps them to
  /// itself.
  ///
  /// @param graphic before the text
  /// @param change hears whether it is ticked from now on
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
