package dynobench.ui.dock;

import dynobench.ui.parts.Outwards;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Takes the focus into views and from one to the next.
final class Focus {
  private Focus() {}

  /// Into a view: to the first thing in it that takes keys, or else to its tab.
  static void into(Dockable dockable) {
    Optional<Node> first =
        Optional.ofNullable(dockable.getNode())
            .flatMap(node -> within(node).filter(Focus::takesKeys).findFirst());
    first.or(() -> tab(dockable)).ifPresent(Node::requestFocus);
  }

  private static Optional<Node> tab(Dockable dockable) {
    DockContainerLeaf leaf = dockable.getContainer();
    return leaf == null ? Optional.empty() : Optional.ofNullable(leaf.getHeader(dockable));
  }

  /// Into the view that is in front among the tabs after those that have the focus now.
  ///
  /// @param panes all of them, as they are seen
  /// @param step -1 for those before
  static void next(List<DockContainerLeaf> panes, int step) {
    List<DockContainerLeaf> full =
        panes.stream().filter(each -> isSeen(each) && each.getSelectedDockable() != null).toList();
    if (!full.isEmpty()) {
      int now = full.stream().map(Node::isFocusWithin).toList().indexOf(true);
      int next = now < 0 && step < 0 ? full.size() - 1 : Math.floorMod(now + step, full.size());
      into(Objects.requireNonNull(full.get(next).getSelectedDockable()));
    }
  }

  private static boolean isSeen(Node node) {
    return node.getScene() != null && Outwards.from(node).allMatch(Node::isVisible);
  }

  private static boolean takesKeys(Node node) {
    return node.isFocusTraversable() && !node.isDisabled();
  }

  /// What is seen in it, from the outside in.
  private static Stream<Node> within(Node node) {
    if (!node.isVisible()) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node), parent.getChildrenUnmodifiable().stream().flatMap(Focus::within))
        : Stream.of(node);
  }
}
