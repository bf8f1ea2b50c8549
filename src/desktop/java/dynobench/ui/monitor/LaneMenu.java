package dynobench.ui.monitor;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;

/// Context menu for the lane under the pointer, and for all lanes.
final class LaneMenu {
  private final ContextMenu menu = new ContextMenu();

  LaneMenu(Commands commands) {
    menu.setId("lane-menu");
    add(commands, "monitor.lane.fold", "monitor.lane.up", "monitor.lane.down");
    add(commands, "monitor.lane.taller", "monitor.lane.shorter", "monitor.lanes.reset");
    menu.getItems().add(new SeparatorMenuItem());
    add(commands, "monitor.minute", "monitor.whole", "monitor.live", "monitor.aligned");
    add(commands, "monitor.closer", "monitor.wider", "monitor.statistics");
    menu.getItems().add(new SeparatorMenuItem());
    add(commands, "monitor.copy", "monitor.copy.values", "monitor.save.png", "monitor.save.csv");
  }

  private void add(Commands commands, String... ids) {
    List.of(ids).forEach(id -> menu.getItems().add(CommandControls.menuItem(commands.get(id))));
  }

  /// Opens the menu on requests from this node.
  void attach(Node node) {
    node.addEventHandler(
        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
        event -> {
          menu.show(node, event.getScreenX(), event.getScreenY());
          event.consume();
        });
    node.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> menu.hide());
  }
}
