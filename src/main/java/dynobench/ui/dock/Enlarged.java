package dynobench.ui.dock;

import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Tabs that have the whole area for a while. The others stay where they are, unseen.
final class Enlarged {
  private final Pane layers;
  private Optional<DockContainerLeaf> alone = Optional.empty();

  /// @param pane that holds the views
  Enlarged(Pane pane) {
    layers = pane;
  }

  void begin(DockContainerLeaf leaf) {
    if (leaf.getParentContainer() instanceof HeldSplit split) {
      layers.getChildren().forEach(each -> each.setVisible(false));
      split.lend(leaf, new Region());
      layers.getChildren().add(leaf);
      alone = Optional.of(leaf);
      Optional.ofNullable(leaf.getSelectedDockable()).ifPresent(Focus::into);
    }
  }

  /// All have their places again, if others than these are asked for.
  void endUnlessIn(DockContainerLeaf leaf) {
    if (alone.filter(it -> !it.equals(leaf)).isPresent()) {
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
      Optional.ofNullable(leaf.getSelectedDockable()).ifPresent(Focus::into);
    });
    return was.isPresent();
  }
}
