package dynobench.ui.dock;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Tabs that temporarily fill the whole area. The others keep their positions, invisibly.
final class EnlargedTabs {
  private final Pane layers;
  private final Runnable ended;
  private Optional<DockContainerLeaf> alone = Optional.empty();

  /// Creates the state in which no tabs are enlarged.
  ///
  /// @param pane that holds the views
  /// @param whenEnded called when the layout has been restored
  EnlargedTabs(Pane pane, Runnable whenEnded) {
    layers = pane;
    ended = whenEnded;
  }

  void begin(DockContainerLeaf leaf) {
    if (leaf.getParentContainer() instanceof HeldSplit split) {
      layers.getChildren().forEach(each -> each.setVisible(false));
      leaf.setCanSplit(false); // a split would lose its position
      split.lend(leaf, new Region());
      layers.getChildren().add(leaf);
      alone = Optional.of(leaf);
      Optional.ofNullable(leaf.getSelectedDockable()).ifPresent(KeyboardFocus::into);
    }
  }

  /// Returns whether any tabs are enlarged.
  boolean isOn() {
    return alone.isPresent();
  }

  /// Restores the layout if the last view is about to leave the enlarged tabs.
  void endIfLast(DockContainerLeaf leaf) {
    if (leaf.getDockables().size() <= 1) {
      endIf(leaf::equals);
    }
  }

  /// Restores the layout if other tabs than these are enlarged.
  void endUnlessIn(DockContainerLeaf leaf) {
    endIf(it -> !it.equals(leaf));
  }

  private void endIf(Predicate<DockContainerLeaf> which) {
    if (alone.filter(which).isPresent()) {
      end();
    }
  }

  /// Restores the layout.
  ///
  /// @return whether any tabs were enlarged
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
      Optional.ofNullable(leaf.getSelectedDockable()).ifPresent(KeyboardFocus::into);
    });
    return was.isPresent();
  }
}
