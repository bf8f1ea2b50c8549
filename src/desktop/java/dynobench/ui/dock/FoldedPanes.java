package dynobench.ui.dock;

import dynobench.ui.widgets.NodeAncestors;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Folding of the outer parts into rails when the window is small, or when a part has nothing to
/// show yet. A button of a rail opens its part over the others, until the user moves the focus
/// elsewhere.
final class FoldedPanes {
  /// Minimum width of the window for side panes, and minimum height for panes below, in pixels.
  static final double NARROW = 1100;

  static final double LOW = 760;

  /// Maximum share of the window for an opened part, and its minimum size in pixels.
  private static final double MOST = 0.8;

  private static final double LEAST = 220;
  private static final double LEAST_BELOW = 340;

  private record Folded(HeldSplit split, DockContainer part, Rail rail) {
    boolean holds(Node node) {
      return NodeAncestors.from(node).anyMatch(it -> it.equals(part.asRegion()) || it.equals(rail));
    }
  }

  private final Pane layers;
  private final Function<Dockable, String> tips;
  private final List<Folded> folded = new ArrayList<>();
  private Optional<Folded> open = Optional.empty();
  private Optional<DockContainer> root = Optional.empty();
  private Predicate<DockContainer> idle = _ -> false;

  /// Creates the folding of a pane.
  ///
  /// @param pane that holds the views, and opened parts above them
  /// @param tips returns the tip of a view
  FoldedPanes(Pane pane, Function<Dockable, String> tips) {
    layers = pane;
    this.tips = tips;
    ObservableValue<Number> width = pane.sceneProperty().flatMap(Scene::widthProperty);
    ObservableValue<Number> height = pane.sceneProperty().flatMap(Scene::heightProperty);
    width.subscribe(_ -> fit());
    height.subscribe(_ -> fit());
    pane.layoutBoundsProperty().subscribe(_ -> open.ifPresent(this::place));
    pane.sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .subscribe(focus -> {
          if (focus != null && open.filter(it -> !it.holds(focus)).isPresent() && isView(focus)) {
            close();
          }
        });
    pane.addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        press -> {
          if (press.getTarget() instanceof Node target
              && open.filter(it -> !it.holds(target)).isPresent()) {
            close();
          }
        });
    pane.addEventHandler(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (key.getCode() == KeyCode.ESCAPE && open.isPresent()) {
            close();
            key.consume();
          }
        });
  }

  private boolean isView(Node node) {
    return !node.equals(layers) && NodeAncestors.from(node).anyMatch(layers::equals);
  }

  /// Starts with a new layout.
  void begin(DockContainer all) {
    close();
    folded.clear();
    root = Optional.of(all);
    fit();
  }

  /// Folds the parts that have nothing to show, and unfolds the others if the window is large
  /// enough.
  void foldIdle(Predicate<DockContainer> which) {
    idle = which;
    fit();
  }

  /// Folds and unfolds parts as the size of the window requires.
  void fit() {
    Scene scene = layers.getScene();
    boolean covered = layers.getChildren().stream().anyMatch(each -> !each.isVisible());
    if (scene == null || scene.getWidth() == 0 || root.isEmpty() || covered) {
      return; // an enlarged view covers the area
    }
    boolean narrow = scene.getWidth() < NARROW;
    boolean low = scene.getHeight() < LOW;
    List<Foldable> wanted = foldable(root.get(), narrow, low).toList();
    List<Folded> back =
        folded.stream()
            .filter(each -> wanted.stream().noneMatch(it -> it.part().equals(each.part())))
            .toList();
    back.forEach(this::unfold);
    wanted.stream()
        .filter(it -> folded.stream().noneMatch(each -> each.part().equals(it.part())))
        .forEach(this::fold);
  }

  private record Foldable(HeldSplit split, DockContainer part, Side side) {}

  private Stream<Foldable> foldable(DockContainer container, boolean narrow, boolean low) {
    if (!(container instanceof HeldSplit split)) {
      return Stream.empty();
    }
    boolean stacked = split.getOrientation() == Orientation.VERTICAL;
    split.sizes(); // determines which part fills
    List<DockContainer> parts = split.parts();
    int middle = (int) parts.stream().takeWhile(each -> !split.fills(each)).count();
    return parts.stream()
        .flatMap(each -> {
          if (split.fills(each)) {
            return foldable(each, narrow, low);
          }
          Side side = stacked ? Side.BOTTOM : parts.indexOf(each) < middle ? Side.LEFT : Side.RIGHT;
          return (stacked ? low : narrow) || idle.test(each)
              ? Stream.of(new Foldable(split, each, side))
              : Stream.empty();
        });
  }

  private void fold(Foldable it) {
    var rail = new Rail(it.side(), this::pick, tips);
    var now = new Folded(it.split(), it.part(), rail);
    folded.add(now);
    it.split().lend(it.part(), rail);
    rail.show(it.part(), false);
    rail.layoutBoundsProperty().subscribe(_ -> follow(now));
    rail.localToSceneTransformProperty().subscribe(_ -> follow(now));
  }

  /// Keeps an opened part next to its rail.
  private void follow(Folded it) {
    if (open.filter(it::equals).isPresent()) {
      Platform.runLater(() -> open.filter(it::equals).ifPresent(this::place));
    }
  }

  private void unfold(Folded it) {
    if (open.filter(it::equals).isPresent()) {
      close();
    }
    folded.remove(it);
    it.split().giveBack(it.part());
  }

  /// Updates the rails after the views in the parts, or their front views, have changed.
  void refresh() {
    folded.forEach(each -> each.rail().show(each.part(), open.filter(each::equals).isPresent()));
    Platform.runLater(this::fit); // a part without views may be gone
  }

  /// Opens or closes the view of a rail's button.
  private void pick(Dockable view) {
    DockContainerLeaf leaf = Objects.requireNonNull(view.getContainer());
    boolean seen = !hides(view) && view.equals(leaf.getSelectedDockable());
    if (seen) {
      close();
    } else {
      leaf.selectDockable(view);
      reveal(view);
    }
  }

  private Optional<Folded> of(Dockable view) {
    return folded.stream()
        .filter(each ->
            DockContainers.leaves(each.part()).anyMatch(leaf -> leaf.equals(view.getContainer())))
        .findFirst();
  }

  /// Returns whether a view is in a folded part that is not open.
  boolean hides(Dockable view) {
    return of(view).filter(its -> open.filter(its::equals).isEmpty()).isPresent();
  }

  /// Opens the part of a view over the others and moves the focus into the view, if the part is
  /// folded. Does nothing otherwise.
  void reveal(Dockable view) {
    of(view)
        .ifPresent(its -> {
          if (open.filter(its::equals).isEmpty()) {
            close();
            open = Optional.of(its);
            Region region = its.part().asRegion();
            region.setManaged(false);
            canSplit(its, false); // the visible part is not in its split
            region.getStyleClass().add("opened");
            region.setPickOnBounds(false); // its shadow would take clicks
            layers.getChildren().add(region);
            place(its);
            refresh();
          }
          KeyboardFocus.into(view);
        });
  }

  private static void canSplit(Folded its, boolean can) {
    DockContainers.leaves(its.part()).forEach(each -> each.setCanSplit(can));
  }

  private void place(Folded its) {
    Rail rail = its.rail();
    Bounds at = layers.sceneToLocal(rail.localToScene(rail.getLayoutBounds()));
    Bounds to = place(rail.side(), at, held(its));
    its.part().asRegion().resizeRelocate(to.getMinX(), to.getMinY(), to.getWidth(), to.getHeight());
  }

  private double held(Folded its) {
    double held = its.split().pixels(its.part());
    boolean below = its.rail().side() == Side.BOTTOM;
    double room = (below ? layers.getHeight() : layers.getWidth()) * MOST;
    double least = below ? LEAST_BELOW : Math.max(LEAST, its.part().asRegion().minWidth(-1));
    return Math.min(Math.max(held, least), room);
  }

  private static Bounds place(Side side, Bounds rail, double size) {
    return switch (side) {
      case LEFT -> new BoundingBox(rail.getMaxX(), rail.getMinY(), size, rail.getHeight());
      case RIGHT -> new BoundingBox(rail.getMinX() - size, rail.getMinY(), size, rail.getHeight());
      case BOTTOM, TOP ->
          new BoundingBox(rail.getMinX(), rail.getMinY() - size, rail.getWidth(), size);
    };
  }

  /// Closes the opened part.
  void close() {
    Optional<Folded> was = open;
    open = Optional.empty();
    was.ifPresent(its -> {
      Region region = its.part().asRegion();
      layers.getChildren().remove(region);
      region.getStyleClass().remove("opened");
      region.setManaged(true);
      canSplit(its, true);
      region.setPickOnBounds(true);
      refresh();
    });
  }
}
