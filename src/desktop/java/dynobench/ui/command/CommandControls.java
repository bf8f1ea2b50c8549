package dynobench.ui.command;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.javafx.FontIcon;

/// Menu items and buttons for commands.
public final class CommandControls {
  private CommandControls() {}

  public static MenuItem menuItem(Command command) {
    MenuItem item =
        command
            .chosen()
            .<MenuItem>map(state -> {
              var check = new CheckMenuItem();
              state.subscribe(check::setSelected);
              check.setOnAction(_ -> {
                command.run();
                check.setSelected(state.get()); // a click has changed the mark already
              });
              return check;
            })
            .orElseGet(() -> {
              var plain = new MenuItem();
              plain.setOnAction(_ -> command.run());
              return plain;
            });
    item.setId("menu-" + command.id().replace('.', '-'));
    item.setMnemonicParsing(false);
    item.textProperty().bind(command.name());
    command
        .key()
        .map(key -> command.view().isPresent() ? new OfView(key) : key)
        .ifPresent(item::setAccelerator);
    command.icon().ifPresent(icon -> item.setGraphic(new FontIcon(icon)));
    item.disableProperty().bind(Bindings.not(command.possible()));
    return item;
  }

  /// Key that a menu only displays. The view that receives it calls [Commands#execute].
  private static final class OfView extends KeyCombination {
    private final KeyCombination key;

    OfView(KeyCombination key) {
      this.key = key;
    }

    @Override
    public boolean match(KeyEvent event) {
      return false;
    }

    @Override
    public String getDisplayText() {
      return key.getDisplayText();
    }
  }

  /// Registers the keys that no menu item displays, for commands of the whole window.
  public static void addOtherKeys(Scene scene, List<Command> commands) {
    for (Command each : commands) {
      if (each.view().isEmpty()) {
        each.otherKeys().forEach(key -> scene.getAccelerators().put(key, each::run));
      }
    }
  }

  /// Returns a button for a bar, with the command's icon.
  ///
  /// @param withText whether the button also shows the text
  public static Button button(Command command, boolean withText) {
    var button = new Button();
    button.setId("tool-" + command.id().replace('.', '-'));
    button.getStyleClass().add("tool");
    bind(button, command);
    if (withText) {
      button.setText(command.text());
    }
    return button;
  }

  /// Binds a button to a command. The button keeps its text and icon; a button without either gets
  /// the command's icon.
  public static void bind(ButtonBase button, Command command) {
    button.setOnAction(_ -> {
      command.run();
      if (button instanceof ToggleButton toggle) { // a click has changed it already
        command.chosen().ifPresent(state -> toggle.setSelected(state.get()));
      }
    });
    if (button instanceof ToggleButton toggle) {
      command.chosen().ifPresent(state -> state.subscribe(toggle::setSelected));
    }
    if (button.getGraphic() == null && button.getText().isEmpty()) {
      command.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
    }
    button.disableProperty().bind(Bindings.not(command.possible()));
    var tip = new Tooltip();
    tip.textProperty().bind(command.hint());
    button.setTooltip(tip);
    button.setAccessibleText(command.text());
    button.accessibleHelpProperty().bind(command.hint());
  }
}
