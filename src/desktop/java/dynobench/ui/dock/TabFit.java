package dynobench.ui.dock;

import java.util.List;
import java.util.Objects;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.layout.Region;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Rule that keeps the titles of tabs complete. When space is short, only the front tab keeps its
/// close button.
final class TabFit {
  private static final String TIGHT = "tight";

  private final DockContainerLeaf leaf;

  private TabFit(DockContainerLeaf leaf) {
    this.leaf = leaf;
  }

  /// Fits the tabs whenever the tabs, the space or the type change.
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
    Platform.runLater(this::fit); // after the layout
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
