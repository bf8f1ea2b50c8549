package dynobench.ui.plan;

import dynobench.ui.widgets.NodeAncestors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/// Keeps the content of a scroll pane in its place on the screen while the lower end of the pane
/// moves. A control with the focus stays visible.
final class ScrollAnchor {
  private final ScrollPane pane;

  private ScrollAnchor(ScrollPane pane) {
    this.pane = pane;
  }

  /// Keeps the content of a pane in its place.
  static void on(ScrollPane pane) {
    var anchor = new ScrollAnchor(pane);
    pane.viewportBoundsProperty().subscribe(anchor::keep);
  }

  private void keep(Bounds before, Bounds now) {
    double change = now.getHeight() - before.getHeight();
    double content = pane.getContent().getLayoutBounds().getHeight();
    double rest = content - now.getHeight();
    if (change == 0 || before.getHeight() <= 0 || rest <= 0) {
      return;
    }
    double offset = pane.getVvalue() * Math.max(0, content - before.getHeight());
    pane.setVvalue(Math.clamp(shown(offset, now.getHeight()) / rest, 0, 1));
  }

  /// Returns the offset at which the control with the focus is not covered.
  private double shown(double offset, double height) {
    Node focused = pane.getScene() == null ? null : pane.getScene().getFocusOwner();
    if (focused == null || !isInside(focused)) {
      return offset;
    }
    Bounds place = pane.getContent().sceneToLocal(focused.localToScene(focused.getLayoutBounds()));
    return place.getMinY() < offset ? offset : Math.max(offset, place.getMaxY() - height);
  }

  private boolean isInside(Node node) {
    return NodeAncestors.from(node).anyMatch(pane.getContent()::equals);
  }
}
