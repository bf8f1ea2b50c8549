package dynobench.ui.dock;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// What lies in the library's containers.
final class Containers {
  private Containers() {}

  /// How views lie in it, those counted that are away.
  static Layout layout(DockContainer container, Away away) {
    return switch (container) {
      case DockContainerLeaf leaf -> {
        List<String> ids = away.all(leaf.getIdentifier(), ids(leaf));
        Dockable front = leaf.getSelectedDockable();
        String first = front == null ? "" : front.getIdentifier();
        yield new Layout.Tabs(leaf.getIdentifier(), first, ids);
      }
      case HeldSplit split ->
          new Layout.Split(
              split.getOrientation() == Orientation.VERTICAL,
              split.sizes(),
              split.parts().stream().map(each -> layout(each, away)).toList());
      case DockContainerBranch root -> layout(root.getChildContainers().getFirst(), away);
    };
  }

  /// The views among some tabs.
  static List<String> ids(DockContainerLeaf leaf) {
    return leaf.getDockables().stream().map(Dockable::getIdentifier).toList();
  }

  /// The tabs in it, in the order in which they are seen.
  static Stream<DockContainerLeaf> leaves(DockContainer container) {
    return switch (container) {
      case DockContainerLeaf leaf -> Stream.of(leaf);
      case HeldSplit split -> split.parts().stream().flatMap(Containers::leaves);
      case DockContainerBranch root ->
          root.getChildContainers().stream().flatMap(Containers::leaves);
    };
  }

  /// The tabs of that id, in it or below.
  static Optional<DockContainerLeaf> find(DockContainer container, String id) {
    return leaves(container).filter(leaf -> leaf.getIdentifier().equals(id)).findFirst();
  }
}
