package dynobench.ui.dock;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Tabs that have the whole area for a while. The others stay where they are, unseen.
final class Enlarged {
  private final Pane layers;
  private final Runnable ended;
  private Optional<DockContainerLeaf> alone = Optional.empty();

  /// @param pane that holds the views
  /// @param whenEnded called when all have their places again
  Enlarged(Pane pane, Runnable whenEnded) {
    layers = pane;
    ended = whenEnded;
  }

  void begin(DockContainerLeaf leaf) {
    if (leaf.getParentContainer() instanceof HeldSplit split) {
      layers.getChildren().forEach(each -> each.setVisible(false));
      leaf.setCanSplit(false); // its place would be lost
      split.lend(leaf, new Region());
      layers.getChildren().add(leaf);
      alone = Optional.of(leaf);
      Optional.ofNullable(leaf.getSelectedDockable()).ifPresent(Focus::into);
    }
  }

  /// All have their places again, if the last of these views is about to leave.
  void endIfLast(DockContainerLeaf leaf) {
    if (leaf.getDockables().size() <= 1) {
      endIf(leaf::equals);
    }
  }

  /// All have their places again, if others than these are asked for.
  void endUnlessIn(DockContainerLeaf leaf) {
    endIf(it -> !it.equals(leaf));
  }

  private void endIf(Predicate<DockContainerLeaf> which) {
    if (alone.filter(which).isPresent()) {
      end();
    }
  }

  /// All have their places again.
  ///
  /// @return whether any had the whole area
  boolean end() {
    Optional<DockContainerLeaf> was = alone;
    alone = Optional.empty();
    was.ifPresent(leaf -> {
      layers.getChildren().remove(leaf);
      Node others = layers.getChildren().getFirst();
      others.setVisible(true);
      ((HeldSplit) Objects.requireNonNull(leaf.getParentContainer())).giveBack(leaf);
      leaf.setCanSplit(true);
      ended.run();
      Optional.ofNullable(leaf.getSelectedDockable()).ifPresent(Focus::into);
    });
    return was.isPresent();
  }
}
