package dynobench.ui.result;

import dynobench.durability.Durability;
import dynobench.ui.widgets.DurabilitySign;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// Heading of contenders of equal durability: the sign and its text.
final class ClassHeading extends HBox {
  ClassHeading(Durability durability) {
    var words = new Label(durability.description());
    words.getStyleClass().add("section");
    words.setWrapText(true);
    getChildren().setAll(new DurabilitySign(durability), words);
    getStyleClass().add("class-heading");
    setAlignment(Pos.CENTER_LEFT);
  }
}
