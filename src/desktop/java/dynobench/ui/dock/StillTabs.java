package dynobench.ui.dock;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import software.coley.bentofx.Bento;
import software.coley.bentofx.building.DockBuilding;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.dockable.DockableClickBehavior;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Docking library with changed behaviour. The original folds the tabs when the user clicks the
/// front one, stores shares instead of pixels, and marks drop positions in red.
final class StillTabs extends Bento {
  private final Consumer<Dockable> enlarge;
  private final Consumer<DockContainerLeaf> styling;

  /// Creates the library's entry point.
  ///
  /// @param enlarger takes a view whose tab was clicked twice
  /// @param dresser takes new tabs, also those that the user creates by dropping a view
  /// @param tips returns the tip of a view
  StillTabs(
      Consumer<Dockable> enlarger,
      Consumer<DockContainerLeaf> dresser,
      Function<Dockable, String> tips) {
    enlarge = enlarger;
    styling = dresser;
    controlsBuilding().setCanvasFactory(_ -> new DropHint());
    controlsBuilding().setHeadersFactory(WholeTabs::new);
    controlsBuilding()
        .setHeaderFactory(
            (dockable, pane) -> ViewTab.of(dockable, pane, new Header(dockable, pane), tips));
  }

  @Override
  protected DockBuilding newDockBuilding() {
    return new DockBuilding(this) {
      @Override
      public DockContainerBranch branch(String id) {
        return new HeldSplit(StillTabs.this, id);
      }

      @Override
      public DockContainerLeaf leaf(String id) {
        DockContainerLeaf leaf = super.leaf(id);
        styling.accept(leaf);
        return leaf;
      }
    };
  }

  @Override
  protected DockableClickBehavior newClickBehavior() {
    return new DockableClickBehavior() {
      @Override
      public void onMouseClick(
          DockContainerLeaf leaf, Dockable dockable, Header header, MouseEvent click) {
        if (click.getButton() == MouseButton.PRIMARY) {
          leaf.selectDockable(dockable);
          header.requestFocus();
          if (click.getClickCount() == 2) {
            enlarge.accept(dockable);
          }
        }
      }
    };
  }
}
