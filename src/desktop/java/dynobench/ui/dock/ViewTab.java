package dynobench.ui.dock;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.control.HeaderPane;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Tab of a view. A row of tabs is one stop of the Tab key, at the front tab. The arrow keys move
/// between tabs; Enter and Down move into the view.
final class ViewTab {
  private ViewTab() {}

  static Header of(
      Dockable dockable, HeaderPane pane, Header header, Function<Dockable, String> tips) {
    DockContainerLeaf leaf = pane.getContainer();
    header
        .focusTraversableProperty()
        .bind(leaf.selectedDockableProperty().map(dockable::equals).orElse(false));
    header.accessibleTextProperty().bind(dockable.titleProperty());
    header.addEventFilter(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.DOWN) {
            KeyboardFocus.into(dockable);
            key.consume();
          }
        });
    header.addEventHandler(
        MouseEvent.MOUSE_ENTERED,
        _ -> {
          if (dockable.getTooltip() == null) { // creating all of them would delay the start
            dockable.setTooltip(new Tooltip(tips.apply(dockable)));
          }
        });
    header.setOnContextMenuRequested(event -> {
      menu(dockable).ifPresent(menu -> menu.show(header, event.getScreenX(), event.getScreenY()));
      event.consume();
    });
    return header.withDragDrop();
  }

  private static Optional<ContextMenu> menu(Dockable dockable) {
    return Optional.ofNullable(dockable.getContextMenuFactory())
        .flatMap(menus -> Optional.ofNullable(menus.build(dockable)));
  }
}
