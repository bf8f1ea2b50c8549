package dynobench.ui.dock;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import software.coley.bentofx.Bento;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.dockable.DockableClickBehavior;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// The library's own way folds the tabs away when the one in front is clicked, which nobody
/// expects.
final class StillTabs extends Bento {
  @Override
  protected DockableClickBehavior newClickBehavior() {
    return new DockableClickBehavior() {
      @Override
      public void onMouseClick(
          DockContainerLeaf leaf, Dockable dockable, Header header, MouseEvent click) {
        if (click.getButton() == MouseButton.PRIMARY) {
          leaf.selectDockable(dockable);
          header.requestFocus();
        }
      }
    };
  }
}
