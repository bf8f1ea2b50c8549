package dynobench.ui.dock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import org.kordamp.ikonli.javafx.FontIcon;
import software.coley.bentofx.Bento;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// The docking area: places views as a layout says, and tells how the user has placed them since.
public final class Dock {
  private static final String ROOT = "root";
  private static final String EDITOR = "editor";

  private final BorderPane pane = new BorderPane();
  private final Bento bento = new StillTabs();
  private final Map<String, DockView> views = new LinkedHashMap<>();
  private final Map<String, Dockable> dockables = new LinkedHashMap<>();
  private final ReadOnlyStringWrapper front = new ReadOnlyStringWrapper("");
  private final Away away = new Away();
  private DockContainerBranch root = bento.dockBuilding().root(ROOT);
  private List<String> homes = List.of();

  public Dock(List<DockView> all) {
    pane.getStyleClass().add("dock");
    for (DockView view : all) {
      views.put(view.id(), view);
      dockables.put(view.id(), dockable(view));
    }
    all.forEach(view -> view.present().subscribe(present -> follow(view.id(), present)));
    bento.events().addDockableSelectListener((_, dockable) -> front.set(dockable.getIdentifier()));
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

  /// A view that has nothing to show leaves its tabs; one that has comes back to where it was. One
  /// that the user closed stays closed.
  private void follow(String id, boolean present) {
    Dockable dockable = Objects.requireNonNull(dockables.get(id));
    if (present) {
      away.tabs(id)
          .flatMap(tabs -> Containers.find(root, tabs))
          .ifPresent(leaf ->
              leaf.addDockable(
                  away.index(id, leaf.getIdentifier(), Containers.ids(leaf)), dockable));
      away.forget(id);
    } else {
      dockable.inContainer(leaf -> {
        away.leave(id, leaf.getIdentifier(), Containers.ids(leaf));
        leaf.removeDockable(dockable);
      });
    }
  }

  /// What goes into the window.
  public Parent node() {
    return pane;
  }

  /// Places the views anew. Ids that are unknown are left out.
  public void arrange(Layout layout) {
    away.clear();
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
    // Each of the tabs has brought a view to the front; the user looks at the middle.
    layout.front(EDITOR).ifPresent(front::set);
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
    leaf.setMenuFactory(_ -> new ClosedViews(leaf, views.values(), dockables, this::show).menu());
    TabFit.watch(leaf);
    SplitPane.setResizableWithParent(leaf, tabs.id().equals(EDITOR));
    for (String id : tabs.tabs()) {
      Optional.ofNullable(dockables.get(id)).ifPresent(leaf::addDockable);
    }
    tabs.tabs().stream()
        .flatMap(id -> Stream.ofNullable(views.get(id)))
        .filter(view -> !view.isPresent())
        .forEach(view -> follow(view.id(), false));
    Optional.ofNullable(dockables.get(tabs.front()))
        .filter(leaf.getDockables()::contains)
        .ifPresent(leaf::selectDockable);
    return leaf;
  }

  /// How the views lie now.
  public Layout currentLayout() {
    return Containers.layout(root, away);
  }

  /// Brings a view to the front, opening it where it belongs if it was closed.
  public void show(String id) {
    Dockable dockable = dockables.get(id);
    DockView view = views.get(id);
    if (dockable == null || view == null || !view.isPresent()) {
      return;
    }
    if (dockable.getContainer() == null) {
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
    return Containers.find(root, id)
        .or(() -> homes.stream().flatMap(each -> Containers.find(root, each).stream()).findFirst())
        .map(leaf -> (DockContainer) leaf)
        .orElse(root);
  }
}
