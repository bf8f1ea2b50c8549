package dynobench.ui.dock;

import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Context menu of a view's tab.
///
/// @param dock that contains the view
record TabMenu(ViewTexts texts, Dock dock) {
  ContextMenu of(Dockable view) {
    DockContainerLeaf leaf = Objects.requireNonNull(view.getContainer());
    List<Dockable> others = leaf.getDockables().stream().filter(it -> !it.equals(view)).toList();
    var enlarge = item("enlarge", Feather.MAXIMIZE_2, () -> dock.enlarge(view));
    var close = item("close", Feather.X, () -> leaf.closeDockable(view));
    var rest = item("close.others", Feather.X_SQUARE, () -> others.forEach(leaf::closeDockable));
    rest.setDisable(others.isEmpty());
    var move = new Menu(texts.of("move"), new FontIcon(Feather.CORNER_UP_RIGHT));
    dock.leaves().stream()
        .filter(it -> !it.equals(leaf))
        .forEach(it -> move.getItems().add(mover(view, it)));
    move.setDisable(move.getItems().isEmpty());
    return new ContextMenu(enlarge, move, new SeparatorMenuItem(), close, rest);
  }

  private MenuItem item(String key, Feather icon, Runnable action) {
    var item = new MenuItem(texts.of(key), new FontIcon(icon));
    item.setOnAction(_ -> action.run());
    return item;
  }

  private MenuItem mover(Dockable view, DockContainerLeaf to) {
    String name =
        Optional.ofNullable(to.getSelectedDockable())
            .map(front -> texts.of("move.beside", front.getTitle()))
            .orElseGet(() -> texts.of("move.empty"));
    var item = new MenuItem(name);
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> dock.move(view, to));
    return item;
  }
}
