package dynobench.ui.dock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import org.kordamp.ikonli.javafx.FontIcon;
import software.coley.bentofx.Bento;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.dockable.DockableClickBehavior;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// The docking area: places views as a layout says, and tells how the user has placed them since.
public final class Dock {
  private static final String ROOT = "root";

  private final BorderPane pane = new BorderPane();
  private final Bento bento = new StillTabs();
  private final Map<String, DockView> views = new LinkedHashMap<>();
  private final Map<String, Dockable> dockables = new LinkedHashMap<>();
  private final ReadOnlyStringWrapper front = new ReadOnlyStringWrapper("");
  private DockContainerBranch root = bento.dockBuilding().root(ROOT);
  private List<String> homes = List.of();

  public Dock(List<DockView> all) {
    pane.getStyleClass().add("dock");
    for (DockView view : all) {
      views.put(view.id(), view);
      dockables.put(view.id(), dockable(view));
    }
    bento.events().addDockableSelectListener((_, dockable) -> front.set(dockable.getIdentifier()));
  }

  /// The library's own way folds the tabs away when the one in front is clicked, which nobody
  /// expects.
  private static final class StillTabs extends Bento {
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

  private Dockable dockable(DockView view) {
    Dockable dockable = bento.dockBuilding().dockable(view.id());
    dockable.titleProperty().bind(view.title());
    dockable.setTooltip(new Tooltip(view.tip()));
    dockable.setIconFactory(_ -> new FontIcon(view.icon()));
    dockable.setNode(new FirstSight(view));
    dockable.setClosable(true);
    // Another window would have no keys, no theme, and no place at the next start.
    dockable.setCanBeDroppedToNewWindow(false);
    return dockable;
  }

  /// What goes into the window.
  public Parent node() {
    return pane;
  }

  /// Places the views anew. Ids that are unknown are left out.
  public void arrange(Layout layout) {
    dockables.values().forEach(each -> each.inContainer(leaf -> leaf.removeDockable(each)));
    DockContainerBranch next = bento.dockBuilding().root(ROOT);
    next.setPruneWhenEmpty(false);
    homes = new ArrayList<>();
    switch (layout) {
      case Layout.Split split -> fill(next, split);
      case Layout.Tabs tabs -> next.addContainer(leaf(tabs));
    }
    root = next;
    pane.setCenter(root);
  }

  private void fill(DockContainerBranch branch, Layout.Split split) {
    branch.setOrientation(split.stacked() ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    for (Layout part : split.parts()) {
      branch.addContainer(container(part));
    }
    double[] places = split.dividers().stream().mapToDouble(Double::doubleValue).toArray();
    branch.setDividerPositions(places);
    // Once more when it has a size: a split pane without one forgets them.
    Platform.runLater(() -> branch.setDividerPositions(places));
  }

  private DockContainer container(Layout layout) {
    return switch (layout) {
      case Layout.Tabs tabs -> leaf(tabs);
      case Layout.Split split -> {
        DockContainerBranch branch = bento.dockBuilding().branch();
        fill(branch, split);
        yield branch;
      }
    };
  }

  private DockContainerLeaf leaf(Layout.Tabs tabs) {
    DockContainerLeaf leaf = bento.dockBuilding().leaf(tabs.id());
    leaf.setSide(Side.TOP);
    leaf.setPruneWhenEmpty(false);
    homes.add(tabs.id());
    leaf.setMenuFactory(_ -> closedViews(leaf));
    TabFit.watch(leaf);
    SplitPane.setResizableWithParent(leaf, tabs.id().equals("editor"));
    for (String id : tabs.tabs()) {
      Optional.ofNullable(dockables.get(id)).ifPresent(leaf::addDockable);
    }
    Optional.ofNullable(dockables.get(tabs.front()))
        .filter(leaf.getDockables()::contains)
        .ifPresent(leaf::selectDockable);
    return leaf;
  }

  /// Opens views that were closed, among these tabs.
  private ContextMenu closedViews(DockContainerLeaf leaf) {
    var menu = new ContextMenu();
    menu.setOnShowing(_ ->
        menu.getItems()
            .setAll(
                views.values().stream()
                    .filter(view -> dockable(view.id()).getContainer() == null)
                    .map(view -> opener(view, leaf))
                    .toList()));
    menu.getItems().add(new MenuItem()); // a menu without items never opens
    return menu;
  }

  private MenuItem opener(DockView view, DockContainerLeaf leaf) {
    var item = new MenuItem(view.title().getValue(), new FontIcon(view.icon()));
    item.setOnAction(_ -> {
      leaf.addDockable(dockable(view.id()));
      show(view.id());
    });
    return item;
  }

  private Dockable dockable(String id) {
    return Objects.requireNonNull(dockables.get(id));
  }

  /// How the views lie now.
  public Layout currentLayout() {
    return layout(root);
  }

  private static Layout layout(DockContainer container) {
    if (container instanceof DockContainerLeaf leaf) {
      List<String> ids = leaf.getDockables().stream().map(Dockable::getIdentifier).toList();
      Dockable front = leaf.getSelectedDockable();
      return new Layout.Tabs(leaf.getIdentifier(), front == null ? "" : front.getIdentifier(), ids);
    }
    var branch = (DockContainerBranch) container;
    List<Layout> parts = branch.getChildContainers().stream().map(Dock::layout).toList();
    List<Double> dividers =
        branch.getDividers().stream().map(each -> bounded(each.getPosition())).toList();
    return new Layout.Split(branch.getOrientation() == Orientation.VERTICAL, dividers, parts);
  }

  private static double bounded(double position) {
    return Math.clamp(position, 0, 1);
  }

  /// Brings a view to the front, opening it where it belongs if it was closed.
  public void show(String id) {
    Dockable dockable = dockables.get(id);
    if (dockable == null) {
      return;
    }
    if (dockable.getContainer() == null) {
      DockView view = Objects.requireNonNull(views.get(id));
      home(view.home()).addDockable(dockable);
    }
    dockable.inContainer(leaf -> leaf.selectDockable(dockable));
  }

  public List<DockView> views() {
    return List.copyOf(views.values());
  }

  /// The view that was brought to the front last.
  public ReadOnlyStringProperty front() {
    return front.getReadOnlyProperty();
  }

  private DockContainer home(String id) {
    return find(root, id)
        .or(() -> homes.stream().flatMap(each -> find(root, each).stream()).findFirst())
        .map(leaf -> (DockContainer) leaf)
        .orElse(root);
  }

  private static Optional<DockContainerLeaf> find(DockContainer container, String id) {
    if (container instanceof DockContainerLeaf leaf) {
      return leaf.getIdentifier().equals(id) ? Optional.of(leaf) : Optional.empty();
    }
    return ((DockContainerBranch) container)
        .getChildContainers().stream().flatMap(each -> find(each, id).stream()).findFirst();
  }
}
