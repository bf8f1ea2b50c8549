package dynobench.ui.dock;

import dynobench.ui.widgets.NodeAncestors;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Movement of the keyboard focus into views and between them.
final class KeyboardFocus {
  private KeyboardFocus() {}

  /// Focuses the first control in a view that accepts keys, or else its tab.
  static void into(Dockable dockable) {
    Optional<Node> first =
        Optional.ofNullable(dockable.getNode())
            .flatMap(node -> within(node).filter(KeyboardFocus::takesKeys).findFirst());
    first.or(() -> tab(dockable)).ifPresent(Node::requestFocus);
  }

  private static Optional<Node> tab(Dockable dockable) {
    DockContainerLeaf leaf = dockable.getContainer();
    return leaf == null ? Optional.empty() : Optional.ofNullable(leaf.getHeader(dockable));
  }

  /// Focuses the front view of the next visible tabs, counted from those with the focus. After the
  /// last tabs come the first. If no tabs have the focus, the first or the last ones get it.
  ///
  /// @param panes all tabs, in visible order
  /// @param step 1 for the next tabs, -1 for the previous ones
  static void next(List<DockContainerLeaf> panes, int step) {
    List<DockContainerLeaf> full =
        panes.stream().filter(each -> isSeen(each) && each.getSelectedDockable() != null).toList();
    if (!full.isEmpty()) {
      int now = full.stream().map(KeyboardFocus::hasFocus).toList().indexOf(true);
      int next = now < 0 && step < 0 ? full.size() - 1 : Math.floorMod(now + step, full.size());
      into(Objects.requireNonNull(full.get(next).getSelectedDockable()));
    }
  }

  /// Returns whether the node with the focus is within. Cells of lists have a focus of their own,
  /// which [Node#isFocusWithin] includes.
  private static boolean hasFocus(DockContainerLeaf pane) {
    Node owner = pane.getScene().getFocusOwner();
    return owner != null && NodeAncestors.from(owner).anyMatch(pane::equals);
  }

  private static boolean isSeen(Node node) {
    return node.getScene() != null && NodeAncestors.from(node).allMatch(Node::isVisible);
  }

  private static boolean takesKeys(Node node) {
    return node.isFocusTraversable() && !node.isDisabled();
  }

  /// Returns the visible nodes within, from the outside in.
  private static Stream<Node> within(Node node) {
    if (!node.isVisible()) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node),
            parent.getChildrenUnmodifiable().stream().flatMap(KeyboardFocus::within))
        : Stream.of(node);
  }
}
