package dynobench.ui.command;

import dynobench.ui.widgets.Fxml;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// Command palette: finds commands by typing. It covers the window until the user picks a command,
/// presses Escape or moves the focus elsewhere.
public final class CommandPalette {
  @FXML private TextField query;
  @FXML private ListView<Command> list;

  private final PaletteViewModel model = new PaletteViewModel();
  private final Supplier<List<Command>> commands;
  private final Region node;
  private Optional<Node> before = Optional.empty();

  /// Creates a closed palette.
  ///
  /// @param offered the available commands, queried each time the palette opens
  public CommandPalette(Supplier<List<Command>> offered) {
    commands = offered;
    node = (Region) Fxml.load(this, "palette.fxml");
    show(false);
  }

  /// Returns the node to lay over the window.
  public Parent node() {
    return node;
  }

  @FXML
  private void initialize() {
    query.textProperty().bindBidirectional(model.query());
    list.setItems(model.found());
    list.setCellFactory(_ -> new PaletteCell(this::pick));
    model.found().subscribe(() -> list.getSelectionModel().selectFirst());
    query.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    query
        .focusedProperty()
        .subscribe((_, focused) -> {
          if (!focused && !list.isFocused()) {
            close();
          }
        });
  }

  /// Opens or closes the palette.
  public void toggle() {
    if (node.isVisible()) {
      close();
    } else {
      before = Optional.ofNullable(node.getScene().getFocusOwner());
      model.begin(commands.get());
      show(true);
      query.requestFocus();
    }
  }

  private void show(boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  private void pressed(KeyEvent key) {
    switch (key.getCode()) {
      case UP -> move(-1);
      case DOWN -> move(1);
      case PAGE_UP -> move(-PaletteCell.SHOWN);
      case PAGE_DOWN -> move(PaletteCell.SHOWN);
      case ENTER -> pick();
      case ESCAPE -> close();
      default -> {
        return;
      }
    }
    key.consume();
  }

  private void move(int by) {
    int to = list.getSelectionModel().getSelectedIndex() + by;
    list.getSelectionModel().select(Math.clamp(to, 0, Math.max(0, model.found().size() - 1)));
    list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - PaletteCell.SHOWN / 2));
  }

  /// Executes the selected command. A disabled command leaves the palette open.
  private void pick() {
    Command picked = list.getSelectionModel().getSelectedItem();
    if (picked != null && picked.possible().get()) {
      close();
      picked.run();
    }
  }

  private void close() {
    if (node.isVisible()) {
      show(false);
      before.ifPresent(Node::requestFocus);
      before = Optional.empty();
    }
  }
}
