package dynobench.ui.widgets;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The menu key and Shift+F10, which open the context menu of the control with the focus. JavaFX
/// itself reacts to them on some systems only.
public final class ContextMenuKeys {
  private ContextMenuKeys() {}

  /// Lets the keys work in a window.
  public static void addTo(Scene scene) {
    scene.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          Node focused = scene.getFocusOwner();
          if (isMenuKey(event) && focused != null) {
            event.consume();
            request(focused);
          }
        });
  }

  private static boolean isMenuKey(KeyEvent event) {
    return event.getCode() == KeyCode.CONTEXT_MENU
        || (event.getCode() == KeyCode.F10
            && event.isShiftDown()
            && !event.isShortcutDown()
            && !event.isAltDown());
  }

  /// Requests the menu at the selected row of a list, or else in the middle of the control.
  private static void request(Node focused) {
    Node at = selectedRow(focused).orElse(focused);
    Bounds place = at.getLayoutBounds();
    double x = place.getCenterX();
    double y = at.equals(focused) ? place.getCenterY() : place.getMaxY();
    Point2D scene = at.localToScene(x, y);
    Point2D screen = at.localToScreen(x, y);
    if (screen != null) { // else the control is in no window
      focused.fireEvent(
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              scene.getX(),
              scene.getY(),
              screen.getX(),
              screen.getY(),
              true,
              null));
    }
  }

  private static Optional<Node> selectedRow(Node focused) {
    return focused.lookupAll(".indexed-cell").stream()
        .filter(each ->
            each instanceof IndexedCell<?> cell
                && cell.isSelected()
                && !cell.isEmpty()
                && cell.isVisible())
        .findFirst();
  }
}
