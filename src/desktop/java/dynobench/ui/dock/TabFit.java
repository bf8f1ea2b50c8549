package dynobench.ui.dock;

import java.util.List;
import java.util.Objects;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.layout.Region;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Keeps the titles of tabs whole: where there is no room for all, only the tab in front keeps its
/// button that closes it.
final class TabFit {
  private static final String TIGHT = "tight";

  private final DockContainerLeaf leaf;

  private TabFit(DockContainerLeaf leaf) {
    this.leaf = leaf;
  }

  /// Fits the tabs whenever they, their room or their type change.
  static void watch(DockContainerLeaf leaf) {
    var fit = new TabFit(leaf);
    leaf.widthProperty().subscribe(fit::later);
    leaf.getDockables().addListener((ListChangeListener<Dockable>) fit::changed);
  }

  private void changed(ListChangeListener.Change<? extends Dockable> change) {
    while (change.next()) {
      change.getAddedSubList().stream()
          .map(leaf::getHeader)
          .filter(Objects::nonNull)
          .forEach(each -> each.heightProperty().subscribe(this::later));
    }
    later();
  }

  private void later() {
    Platform.runLater(this::fit); // when it is laid out
  }

  private List<Header> headers() {
    return leaf.getDockables().stream().map(leaf::getHeader).filter(Objects::nonNull).toList();
  }

  private void fit() {
    List<Header> headers = headers();
    if (leaf.getScene() == null
        || headers.isEmpty()
        || !(headers.getFirst().getParent() instanceof Region bar)) {
      return;
    }
    headers.forEach(each -> each.getStyleClass().remove(TIGHT));
    bar.applyCss();
    if (headers.stream().mapToDouble(each -> each.prefWidth(-1)).sum() > bar.getWidth()) {
      headers.forEach(each -> each.getStyleClass().add(TIGHT));
    }
  }
}
