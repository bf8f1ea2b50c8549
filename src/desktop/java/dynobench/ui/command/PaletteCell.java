package dynobench.ui.command;

import dynobench.ui.widgets.ViewTexts;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// Row of the palette: a command's icon, text, tip and key.
final class PaletteCell extends ListCell<Command> {
  /// Number of visible rows.
  static final int SHOWN = 10;

  private static final ViewTexts TEXTS = new ViewTexts(PaletteCell.class);

  private final StackPane sign = new StackPane();
  private final Label text = new Label();
  private final Label tip = new Label();
  private final Label key = new Label();
  private final HBox line = new HBox(sign, text, tip, key);

  /// Creates an empty row.
  ///
  /// @param pick called when the row was clicked
  PaletteCell(Runnable pick) {
    setOnMouseClicked(click -> {
      if (!isEmpty() && click.getButton() == MouseButton.PRIMARY) {
        pick.run();
      }
    });
    line.getStyleClass().add("palette-line");
    sign.getStyleClass().add("palette-sign");
    tip.getStyleClass().add("muted");
    key.getStyleClass().add("palette-key");
    HBox.setHgrow(tip, Priority.ALWAYS);
    tip.setMaxWidth(Double.MAX_VALUE);
    tip.setMinWidth(0);
    text.setMinWidth(Region.USE_PREF_SIZE);
    key.setMinWidth(Region.USE_PREF_SIZE);
    setPrefWidth(0); // no wider than the list
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
  }

  @Override
  protected void updateItem(@Nullable Command command, boolean empty) {
    super.updateItem(command, empty);
    setGraphic(command == null || empty ? null : line);
    if (command != null && !empty) {
      boolean possible = command.possible().get();
      sign.getChildren().setAll(command.icon().map(FontIcon::new).stream().toList());
      text.setText(command.text());
      String why = command.disabledReason().getValue();
      tip.setText(possible ? command.tip() : why.isEmpty() ? TEXTS.of("palette.not") : why);
      key.setText(command.keyText());
      line.setDisable(!possible);
      setAccessibleText(command.text() + ". " + tip.getText());
    }
  }
}
