package dynobench.ui.dock;

import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import software.coley.bentofx.Bento;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Docking area. It places views according to a layout and returns the layout that the user has
/// made of it.
public final class Dock {
  /// Id of the tabs in the middle, which fill the space that the others leave.
  public static final String EDITOR = "editor";

  /// Id of the tabs at the right edge.
  private static final String BESIDE = "right";

  private static final String ROOT = "root";

  /// Views with pages of text, and their minimum width beside other views, in pixels.
  private static final Set<ViewId> PAGES = Set.of(ViewId.HELP);

  private static final double PAGE_WIDTH = 400;

  private final StackPane layers = new StackPane();
  private final Bento bento = new StillTabs(this::enlarge, this::styleTabs, this::tip);
  private final Map<ViewId, DockView> views = new LinkedHashMap<>();
  private final Map<ViewId, Dockable> dockables = new LinkedHashMap<>();
  private final ReadOnlyObjectWrapper<Optional<ViewId>> front =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final AbsentViews absent = new AbsentViews();
  private final CentreStage stage = new CentreStage();
  private final FoldedPanes folds = new FoldedPanes(layers, this::tip);
  private final EnlargedTabs enlarged = new EnlargedTabs(layers, folds::fit);
  private DockContainerBranch root = bento.dockBuilding().root(ROOT);
  private List<String> homes = List.of();

  public Dock(List<DockView> all) {
    layers.getStyleClass().add("dock");
    var menu = new TabMenu(new ViewTexts(Dock.class), this);
    for (DockView view : all) {
      views.put(view.id(), view);
      dockables.put(view.id(), dockable(view, menu));
    }
    all.forEach(view -> view.present().subscribe(present -> follow(view.id(), present)));
    bento
        .events()
        .addDockableSelectListener((_, dockable) -> {
          front.set(ViewId.named(dockable.getIdentifier()));
          folds.refresh();
        });
    bento
        .events()
        .addDockableOpenListener((_, _) -> {
          giveRoom();
          folds.refresh();
        });
    bento
        .events()
        .addDockableCloseListener((_, dockable) -> {
          dockable.inContainer(enlarged::endIfLast);
          Platform.runLater(this::giveRoom); // the library removes it after this
          folds.refresh();
        });
  }

  private Dockable dockable(DockView view, TabMenu menu) {
    Dockable dockable = bento.dockBuilding().dockable(view.id().id());
    dockable.titleProperty().bind(view.title());
    dockable.setIconFactory(_ -> new FontIcon(view.icon()));
    dockable.setContextMenuFactory(menu::of);
    dockable.setNode(new FirstSight(view));
    dockable.setClosable(true);
    // A separate window would have no keys, no theme, and no position at the next start.
    dockable.setCanBeDroppedToNewWindow(false);
    return dockable;
  }

  /// Removes a view that has nothing to show from its tabs, or puts it back. A view that the user
  /// closed stays closed.
  private void follow(ViewId view, boolean present) {
    Dockable dockable = dockable(view);
    if (present) {
      putBack(view.id(), dockable);
    } else {
      if (stage.isGuest(dockable)) {
        enlarged.end();
        leaveCentre(Optional.empty());
      }
      dockable.inContainer(leaf -> {
        absent.leave(view.id(), leaf.getIdentifier(), stage.residents(leaf));
        leaf.removeDockable(dockable);
      });
    }
  }

  private void putBack(String id, Dockable dockable) {
    absent
        .tabs(id)
        .flatMap(tabs -> DockContainers.find(root, tabs))
        .ifPresent(leaf -> {
          int resident = absent.index(id, leaf.getIdentifier(), stage.residents(leaf));
          leaf.addDockable(stage.place(leaf, resident), dockable);
        });
    absent.forget(id);
  }

  private Dockable dockable(ViewId view) {
    return Objects.requireNonNull(dockables.get(view), view::id);
  }

  /// Returns the node to put into the window.
  public Parent node() {
    return layers;
  }

  /// Replaces the layout. Unknown ids are left out.
  public void arrange(Layout layout) {
    enlarged.end();
    folds.close();
    absent.clear();
    stage.forget();
    dockables.values().forEach(each -> each.inContainer(leaf -> leaf.removeDockable(each)));
    DockContainerBranch next = bento.dockBuilding().root(ROOT);
    next.setPruneWhenEmpty(false);
    homes = new ArrayList<>();
    next.addContainer(container(layout));
    root = next;
    giveRoom();
    folds.begin(root.getChildContainers().getFirst());
    layers.getChildren().setAll(root); // views of folded parts are not created yet
    // Each of the tabs has brought a view to the front; the user looks at the middle.
    layout.front(EDITOR).ifPresent(id -> front.set(ViewId.named(id)));
  }

  private DockContainer container(Layout layout) {
    return switch (layout) {
      case Layout.Tabs tabs -> leaf(tabs);
      case Layout.Split split -> {
        var branch = (HeldSplit) bento.dockBuilding().branch();
        branch.setOrientation(split.stacked() ? Orientation.VERTICAL : Orientation.HORIZONTAL);
        for (int i = 0; i < split.parts().size(); i++) {
          branch.add(container(split.parts().get(i)), split.sizes().get(i));
        }
        yield branch;
      }
    };
  }

  private DockContainerLeaf leaf(Layout.Tabs tabs) {
    DockContainerLeaf leaf = bento.dockBuilding().leaf(tabs.id());
    leaf.setPruneWhenEmpty(false);
    homes.add(tabs.id());
    List<DockView> placed =
        tabs.tabs().stream().flatMap(id -> ViewId.named(id).map(views::get).stream()).toList();
    placed.forEach(view -> leaf.addDockable(dockable(view.id())));
    placed.stream().filter(view -> !view.isPresent()).forEach(view -> follow(view.id(), false));
    ViewId.named(tabs.front())
        .map(dockables::get)
        .filter(leaf.getDockables()::contains)
        .ifPresent(leaf::selectDockable);
    return leaf;
  }

  private String tip(Dockable view) {
    return ViewId.named(view.getIdentifier()).map(views::get).map(DockView::tip).orElse("");
  }

  private void styleTabs(DockContainerLeaf leaf) {
    leaf.setSide(Side.TOP);
    leaf.setMinSize(0, 0); // the split sets its size
    leaf.setMenuFactory(_ -> new ClosedViews(leaf, views.values(), dockables, this::show).menu());
  }

  /// Folds the parts of the window that contain only these views, which have nothing to show yet.
  /// An empty set unfolds them.
  public void foldIdle(Set<ViewId> idle) {
    Set<String> ids = idle.stream().map(ViewId::id).collect(Collectors.toUnmodifiableSet());
    folds.foldIdle(part ->
        DockContainers.leaves(part)
            .flatMap(leaf -> DockContainers.ids(leaf).stream())
            .allMatch(ids::contains));
  }

  /// Returns the present layout.
  public Layout currentLayout() {
    return stage.restored(DockContainers.layout(root, absent, stage));
  }

  /// Shows a view in the middle for a while, because the views there have nothing to show yet.
  /// While a view has the whole area, or without tabs in the middle, only brings it to the front.
  public void takeCentre(ViewId id) {
    Dockable dockable = dockable(id);
    Optional<DockContainerLeaf> middle = DockContainers.find(root, EDITOR);
    DockView view = views.get(id);
    if (middle.isEmpty() || view == null || enlarged.isOn()) {
      bringForward(id);
      return;
    }
    putBack(id.id(), dockable); // what it shall show is about to come
    DockContainerLeaf now = dockable.getContainer();
    Optional<DockContainerLeaf> home =
        now == null ? DockContainers.find(root, view.home()) : Optional.of(now);
    stage.begin(dockable, home.orElse(middle.get()), middle.get());
    folds.refresh();
  }

  /// Ends [#takeCentre]: the view returns to its place, and another one follows it in the middle.
  /// Views that the user has moved, closed or brought to the front in the meantime stay as they
  /// are. While a view has the whole area, nothing happens.
  ///
  /// @param next the view that follows; empty for the one that was there before
  public void leaveCentre(Optional<ViewId> next) {
    if (stage.isOn() && !enlarged.isOn()) {
      DockContainers.find(root, EDITOR)
          .flatMap(stage::end)
          .ifPresent(displaced -> show(next.orElseGet(() -> id(displaced))));
      folds.refresh();
    }
  }

  private static ViewId id(Dockable dockable) {
    return ViewId.named(dockable.getIdentifier()).orElseThrow();
  }

  /// Returns whether [#takeCentre] has moved a view.
  public boolean isCentreTaken() {
    return stage.isOn();
  }

  /// Brings a view to the front and moves the keyboard focus into it.
  public void enter(ViewId view) {
    show(view);
    Optional.ofNullable(dockables.get(view)).ifPresent(KeyboardFocus::into);
  }

  /// Brings a view to the front. A closed view opens in its home tabs; a folded part of the window
  /// opens over the others. Does nothing for a view that is unknown or has nothing to show.
  public void show(ViewId view) {
    if (bringForward(view)) {
      folds.reveal(dockable(view));
    }
  }

  /// Brings a view to the front beside the one that was in front, so that the user can read both.
  public void showBeside(ViewId view) {
    Optional<DockContainerLeaf> read =
        front.get().filter(it -> !it.equals(view)).map(it -> dockable(it).getContainer());
    Dockable dockable = dockable(view);
    DockContainerLeaf now = dockable.getContainer();
    if (now == null || read.filter(now::equals).isPresent()) {
      Stream.of(BESIDE, EDITOR)
          .flatMap(id -> DockContainers.find(root, id).stream())
          .filter(it -> read.filter(it::equals).isEmpty())
          .findFirst()
          .or(this::openAtRight)
          .filter(it -> !it.equals(now))
          .ifPresent(it -> {
            dockable.inContainer(leaf -> leaf.removeDockable(dockable));
            it.addDockable(dockable);
          });
    }
    show(view);
  }

  /// Creates tabs at the right edge, which go when they are empty.
  private Optional<DockContainerLeaf> openAtRight() {
    if (DockContainers.find(root, BESIDE).isEmpty()
        && root.getChildContainers().getFirst() instanceof HeldSplit split
        && split.getOrientation() == Orientation.HORIZONTAL) {
      DockContainerLeaf leaf = bento.dockBuilding().leaf(BESIDE);
      split.add(leaf, PAGE_WIDTH);
      return Optional.of(leaf);
    }
    return Optional.empty();
  }

  /// Gives tabs with pages of text their minimum width, unless they are in the middle.
  private void giveRoom() {
    for (DockContainerLeaf leaf : leaves()) {
      boolean reads =
          !leaf.getIdentifier().equals(EDITOR)
              && DockContainers.ids(leaf).stream()
                  .flatMap(id -> ViewId.named(id).stream())
                  .anyMatch(PAGES::contains);
      leaf.setMinWidth(reads ? PAGE_WIDTH : 0);
    }
  }

  /// Brings a view to the front of its tabs, without opening a folded part of the window.
  ///
  /// @return whether the view exists and has something to show
  public boolean bringForward(ViewId id) {
    Dockable dockable = dockables.get(id);
    DockView view = views.get(id);
    if (dockable == null || view == null || !view.isPresent()) {
      return false;
    }
    if (dockable.getContainer() == null) {
      home(view.home()).addDockable(dockable);
    }
    dockable.inContainer(leaf -> {
      enlarged.endUnlessIn(leaf);
      leaf.selectDockable(dockable);
    });
    return true;
  }

  /// Removes the content of a view from its tab for a while, to show it elsewhere.
  public Node lend(ViewId view) {
    return content(view).lend();
  }

  /// Puts the content of a view back into its tab. The caller has removed it from everything else.
  public void giveBack(ViewId view) {
    content(view).giveBack();
  }

  private FirstSight content(ViewId view) {
    return (FirstSight) Objects.requireNonNull(dockable(view).getNode(), view::id);
  }

  /// Gives a view the whole area, or restores the layout if a view has it. A view in a folded part
  /// only opens.
  public void enlarge(ViewId view) {
    Optional.ofNullable(dockables.get(view)).ifPresent(this::enlarge);
  }

  void enlarge(Dockable view) {
    folds.close();
    boolean hidden = folds.hides(view);
    if (!enlarged.end() && !hidden) {
      view.inContainer(enlarged::begin);
    } else if (hidden) {
      reveal(view);
    }
  }

  private void reveal(Dockable view) {
    ViewId.named(view.getIdentifier()).ifPresent(this::show);
  }

  /// Moves a view to other tabs.
  void move(Dockable view, DockContainerLeaf to) {
    enlarged.end();
    view.inContainer(from -> from.removeDockable(view));
    to.addDockable(view);
    reveal(view);
  }

  /// Moves the focus to the next part of the window.
  ///
  /// @param step 1 for the next part, -1 for the previous one
  public void nextPane(int step) {
    KeyboardFocus.next(leaves(), step);
  }

  /// Returns all tabs, in visible order.
  List<DockContainerLeaf> leaves() {
    return DockContainers.leaves(root).toList();
  }

  public List<DockView> views() {
    return List.copyOf(views.values());
  }

  /// Returns the view that was brought to the front last. Empty before the first, and when a stored
  /// layout names a front view that doesn't exist.
  public ReadOnlyObjectProperty<Optional<ViewId>> front() {
    return front.getReadOnlyProperty();
  }

  private DockContainer home(String id) {
    return DockContainers.find(root, id)
        .or(() ->
            homes.stream().flatMap(each -> DockContainers.find(root, each).stream()).findFirst())
        .map(leaf -> (DockContainer) leaf)
        .orElse(root);
  }
}
