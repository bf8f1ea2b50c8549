package dynobench.ui.command;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/// Makes the controls that stand for a command.
public final class CommandControls {
  private CommandControls() {}

  public static MenuItem menuItem(Command command) {
    MenuItem item =
        command
            .chosen()
            .<MenuItem>map(state -> {
              var check = new CheckMenuItem(command.text());
              check.selectedProperty().bindBidirectional(state);
              return check;
            })
            .orElseGet(() -> new MenuItem(command.text()));
    item.setId("menu-" + command.id().replace('.', '-'));
    if (command.chosen().isEmpty()) { // a check mark that changes has done all already
      item.setOnAction(_ -> command.run());
    }
    command.key().ifPresent(item::setAccelerator);
    command.icon().ifPresent(icon -> item.setGraphic(new FontIcon(icon)));
    item.disableProperty().bind(Bindings.not(command.possible()));
    return item;
  }

  /// A button of the tool bar: the icon, and the text where there is room for it.
  public static Button button(Command command, boolean withText) {
    var button = new Button(withText ? command.text() : "");
    button.setId("tool-" + command.id().replace('.', '-'));
    button.getStyleClass().add("tool");
    button.setOnAction(_ -> command.run());
    command.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
    button.disableProperty().bind(Bindings.not(command.possible()));
    String key = command.keyText().isEmpty() ? "" : " (" + command.keyText() + ")";
    button.setTooltip(new Tooltip(command.tip() + key));
    button.setAccessibleText(command.text());
    button.setAccessibleHelp(command.tip());
    return button;
  }
}
