package dynobench.ui.dock;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import software.coley.bentofx.control.Headers;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Row of tabs that shows each tab completely or not at all; the front tab is always visible. The
/// library's own row cuts the first tab.
final class WholeTabs extends Headers {
  WholeTabs(DockContainerLeaf leaf, Orientation orientation, Side side) {
    super(leaf, orientation, side);
  }

  @Override
  protected void layoutHorizontal() {
    List<Node> tabs = getChildren();
    double[] widths = tabs.stream().mapToDouble(WholeTabs::width).toArray();
    int first = first(widths, tabs.indexOf(keepInViewProperty().get()));
    double x = 0;
    boolean room = true;
    for (int i = 0; i < widths.length; i++) {
      room &= i <= first || x + widths[i] <= getWidth();
      boolean shown = i >= first && room;
      tabs.get(i).setManaged(shown);
      tabs.get(i).setVisible(shown);
      if (shown) {
        layoutInArea(
            tabs.get(i),
            x,
            0,
            widths[i],
            getHeight(),
            0,
            Insets.EMPTY,
            false,
            true,
            HPos.LEFT,
            VPos.TOP);
        x += widths[i];
      }
    }
    overflowingProperty().set(first > 0 || !room);
  }

  /// Returns the index of the first tab from which all tabs up to the front one fit.
  private int first(double[] widths, int front) {
    double sum = 0;
    int first = Math.max(0, front);
    for (int i = Math.min(first, widths.length - 1); i >= 0; i--) {
      sum += widths[i];
      if (sum <= getWidth()) {
        first = i;
      }
    }
    return first;
  }

  private static double width(Node tab) {
    if (tab instanceof Parent parent) {
      parent.layout();
    }
    return Math.ceil(tab.prefWidth(-1));
  }
}
