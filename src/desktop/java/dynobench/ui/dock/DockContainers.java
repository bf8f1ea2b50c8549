package dynobench.ui.dock;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Queries on the containers of the docking library.
final class DockContainers {
  private DockContainers() {}

  /// Returns the layout of a container, including the absent views.
  static Layout layout(DockContainer container, AbsentViews absent, CentreStage stage) {
    return switch (container) {
      case DockContainerLeaf leaf -> {
        List<String> ids = absent.all(leaf.getIdentifier(), stage.residents(leaf));
        Dockable front = leaf.getSelectedDockable();
        String first = front == null ? "" : front.getIdentifier();
        yield new Layout.Tabs(leaf.getIdentifier(), first, ids);
      }
      case HeldSplit split ->
          new Layout.Split(
              split.getOrientation() == Orientation.VERTICAL,
              split.sizes(),
              split.parts().stream().map(each -> layout(each, absent, stage)).toList());
      case DockContainerBranch root -> layout(root.getChildContainers().getFirst(), absent, stage);
    };
  }

  /// Returns the ids of the views in some tabs.
  static List<String> ids(DockContainerLeaf leaf) {
    return leaf.getDockables().stream().map(Dockable::getIdentifier).toList();
  }

  /// Returns the tabs in a container, in visible order.
  static Stream<DockContainerLeaf> leaves(DockContainer container) {
    return switch (container) {
      case DockContainerLeaf leaf -> Stream.of(leaf);
      case HeldSplit split -> split.parts().stream().flatMap(DockContainers::leaves);
      case DockContainerBranch root ->
          root.getChildContainers().stream().flatMap(DockContainers::leaves);
    };
  }

  /// Returns the tabs of that id, in the container or below it.
  static Optional<DockContainerLeaf> find(DockContainer container, String id) {
    return leaves(container).filter(leaf -> leaf.getIdentifier().equals(id)).findFirst();
  }
}
