package dynobench.ui;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// Events of the mouse's primary button that a test fires.
public final class FiredMouse {
  private FiredMouse() {}

  /// Fires an event at a place of a node, and waits until the node has handled it.
  ///
  /// @param still whether the mouse has not moved since the button was pressed
  public static void fire(Node node, EventType<MouseEvent> type, double x, double y, boolean still)
      throws Exception {
    Toolkit.on(() -> {
      Point2D at = node.localToScene(x, y);
      Event.fireEvent(
          node,
          new MouseEvent(
              type,
              at.getX(),
              at.getY(),
              at.getX(),
              at.getY(),
              MouseButton.PRIMARY,
              1,
              false,
              false,
              false,
              false,
              type != MouseEvent.MOUSE_RELEASED,
              false,
              false,
              false,
              false,
              still,
              null));
      return node;
    });
  }
}
