package dynobench.ui.dock;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import org.kordamp.ikonli.javafx.FontIcon;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Menu of some tabs that opens closed views there.
///
/// @param leaf the tabs
/// @param show brings a view to the front
record ClosedViews(
    DockContainerLeaf leaf,
    Collection<DockView> views,
    Map<ViewId, Dockable> dockables,
    Consumer<ViewId> show) {
  ContextMenu menu() {
    var menu = new ContextMenu();
    menu.setOnShowing(_ ->
        menu.getItems()
            .setAll(
                views.stream()
                    .filter(DockView::isPresent)
                    .filter(view -> dockable(view.id()).getContainer() == null)
                    .map(view -> opener(view))
                    .toList()));
    menu.getItems().add(new MenuItem()); // a menu without items never opens
    return menu;
  }

  private MenuItem opener(DockView view) {
    var item = new MenuItem(view.title().getValue(), new FontIcon(view.icon()));
    item.setOnAction(_ -> {
      leaf.addDockable(dockable(view.id()));
      show.accept(view.id());
    });
    return item;
  }

  private Dockable dockable(ViewId view) {
    return Objects.requireNonNull(dockables.get(view));
  }
}
