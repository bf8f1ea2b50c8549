package dynobench.ui.dock;

import java.util.List;
import java.util.Optional;
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
    if (container instanceof DockContainerLeaf leaf) {
      List<String> ids = away.all(leaf.getIdentifier(), ids(leaf));
      Dockable front = leaf.getSelectedDockable();
      return new Layout.Tabs(leaf.getIdentifier(), front == null ? "" : front.getIdentifier(), ids);
    }
    var branch = (DockContainerBranch) container;
    List<Layout> parts =
        branch.getChildContainers().stream().map(each -> layout(each, away)).toList();
    List<Double> dividers =
        branch.getDividers().stream().map(each -> bounded(each.getPosition())).toList();
    return new Layout.Split(branch.getOrientation() == Orientation.VERTICAL, dividers, parts);
  }

  /// The views among some tabs.
  static List<String> ids(DockContainerLeaf leaf) {
    return leaf.getDockables().stream().map(Dockable::getIdentifier).toList();
  }

  private static double bounded(double position) {
    return Math.clamp(position, 0, 1);
  }

  /// The tabs of that id, in it or below.
  static Optional<DockContainerLeaf> find(DockContainer container, String id) {
    if (container instanceof DockContainerLeaf leaf) {
      return leaf.getIdentifier().equals(id) ? Optional.of(leaf) : Optional.empty();
    }
    return ((DockContainerBranch) container)
        .getChildContainers().stream().flatMap(each -> find(each, id).stream()).findFirst();
  }
}
