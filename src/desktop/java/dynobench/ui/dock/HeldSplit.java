package dynobench.ui.dock;

import dynobench.ui.widgets.NodeAncestors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import software.coley.bentofx.Bento;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;

/// Split with sizes in pixels, in which one part fills the rest. The library stores shares of the
/// whole, which drift with each change of size. Here only dragging a divider changes the stored
/// sizes, so that they survive any number of starts. A part may begin with a share, which a dragged
/// divider turns into pixels.
final class HeldSplit extends DockContainerBranch {
  private static final String DIVIDER = "split-pane-divider";

  /// Minimum size of the filling part, in pixels, but at most half of the split.
  private static final double LEAST = 320;

  /// Minimum size of a part after dragging, in pixels, so that the user can drag it back.
  private static final double HANDLE = 48;

  /// Share of the split that a new part takes.
  private static final double NEW = 0.5;

  private final Map<Node, Double> held = new HashMap<>();
  private final Map<Node, Region> standIns = new LinkedHashMap<>();
  private List<Double> fitted = List.of();

  HeldSplit(Bento bento, String id) {
    super(bento, id);
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
    getItems().subscribe(() -> fitted = List.of());
  }

  /// Adds a part.
  ///
  /// @param size in pixels; below 1 a share of the split; 0 for the part that fills the rest
  void add(DockContainer part, double size) {
    held.put(part.asRegion(), size);
    addContainer(part);
  }

  /// Returns the parts in visible order.
  List<DockContainer> parts() {
    var parts = new ArrayList<>(getChildContainers());
    parts.sort((one, other) -> Integer.compare(place(one), place(other)));
    return parts;
  }

  private int place(DockContainer part) {
    return getItems().indexOf(seen(part.asRegion()));
  }

  /// Returns the stored sizes, in the order of [#parts].
  List<Double> sizes() {
    adoptNew();
    return parts().stream().map(each -> size(each.asRegion())).toList();
  }

  private double size(Node part) {
    return held.getOrDefault(part, 0.0);
  }

  /// Returns the wanted size of a part, in pixels.
  double pixels(DockContainer part) {
    return pixels(size(part.asRegion()));
  }

  /// Returns a stored size in pixels.
  private double pixels(double size) {
    return size > 0 && size < 1 ? Math.max(1, Math.rint(size * length())) : size;
  }

  /// Returns whether the part fills the rest.
  boolean fills(DockContainer part) {
    return size(part.asRegion()) == 0;
  }

  /// Replaces a part temporarily by a node of that node's preferred size.
  void lend(DockContainer part, Region standIn) {
    int place = place(part);
    standIns.put(part.asRegion(), standIn);
    getItems().set(place, standIn);
  }

  /// Puts a part that was lent back into its position.
  void giveBack(DockContainer part) {
    Region standIn = standIns.remove(part.asRegion());
    int place = standIn == null ? -1 : getItems().indexOf(standIn);
    if (place >= 0) {
      getItems().set(place, part.asRegion());
    }
  }

  /// Replaces a part by another one, with its position and size.
  @Override
  public boolean replaceContainer(DockContainer child, DockContainer replacement) {
    giveBack(child);
    Optional.ofNullable(held.get(child.asRegion()))
        .ifPresent(size -> held.put(replacement.asRegion(), size));
    return super.replaceContainer(child, replacement);
  }

  @Override
  public boolean removeContainer(DockContainer child) {
    giveBack(child);
    return super.removeContainer(child);
  }

  private Node seen(Node part) {
    Region standIn = standIns.get(part);
    return standIn == null ? part : standIn;
  }

  /// Applies the stored sizes once more.
  void refit() {
    fitted = List.of();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (length() > 0 && getItems().size() > 1) {
      adoptNew();
      List<Double> wide = wide();
      if (!wide.equals(fitted)) { // else the user drags a divider
        fitted = wide;
        setDividerPositions(positions(wide));
        super.layoutChildren();
      }
    }
  }

  private double length() {
    return across(getWidth(), getHeight());
  }

  private double across(double width, double height) {
    return getOrientation() == Orientation.HORIZONTAL ? width : height;
  }

  /// Gives half of the space to each new part, and forgets the sizes of removed ones. If no part
  /// fills the rest, lets the part with the middle tabs do it, or else the first one.
  private void adoptNew() {
    for (DockContainer part : getChildContainers()) {
      held.putIfAbsent(part.asRegion(), Math.rint(length() * NEW));
    }
    held.keySet().removeIf(each -> getChildContainers().stream().noneMatch(each::equals));
    if (getChildContainers().stream().noneMatch(this::fills) && !getChildContainers().isEmpty()) {
      held.put(main().asRegion(), 0.0);
    }
  }

  private DockContainer main() {
    return getChildContainers().stream()
        .filter(each -> DockContainers.find(each, Dock.EDITOR).isPresent())
        .findFirst()
        .orElseGet(getChildContainers()::getFirst);
  }

  private double[] positions(List<Double> wide) {
    double divider = divider();
    var positions = new double[wide.size() - 1];
    double end = 0;
    for (int i = 0; i < positions.length; i++) {
      end += wide.get(i);
      positions[i] = Math.clamp((end + divider / 2) / length(), 0, 1);
      end += divider;
    }
    return positions;
  }

  /// Returns the size of each visible part. When space is short, the filling part keeps its minimum
  /// and the others shrink.
  private List<Double> wide() {
    double room = length() - divider() * (getItems().size() - 1);
    List<Double> wanted = getItems().stream().map(this::wanted).toList();
    double fixed = wanted.stream().mapToDouble(Double::doubleValue).sum();
    long filling = wanted.stream().filter(each -> each == 0).count();
    double least = Math.min(LEAST, room / 2) * Math.min(1, filling);
    double shrink = fixed > room - least ? (room - least) / fixed : 1;
    double left = Math.max(0, room - fixed * shrink) / Math.max(1, filling);
    return wanted.stream().map(each -> each == 0 ? left : Math.rint(each * shrink)).toList();
  }

  /// Returns the wanted size in pixels: its preferred size for a stand-in, 0 for the filling part.
  /// Others have their stored size, or their minimum if it is larger.
  private double wanted(Node seen) {
    if (standIns.containsValue(seen)) {
      return Math.max(1, across(seen.prefWidth(-1), seen.prefHeight(-1)));
    }
    double size = pixels(size(seen));
    return size == 0 ? 0 : Math.max(size, least(seen));
  }

  /// Returns the minimum size that views within a part have been given, not that of their controls.
  private double least(Node seen) {
    return getOrientation() == Orientation.HORIZONTAL && seen instanceof DockContainer part
        ? DockContainers.leaves(part).mapToDouble(Region::getMinWidth).max().orElse(0)
        : 0;
  }

  private double divider() {
    return dividers().stream()
        .mapToDouble(each -> each.prefWidth(-1)) // its thickness in both orientations
        .findFirst()
        .orElse(0);
  }

  /// Stores the present sizes next to a divider that the user has dragged. Ignores dividers of
  /// splits within this one.
  private void released(MouseEvent event) {
    int divider =
        event.getTarget() instanceof Node target ? dividers().indexOf(divider(target)) : -1;
    if (divider >= 0) {
      getItems().stream().skip(divider).limit(2).forEach(this::holdAsItIs);
      refit();
    }
  }

  private void holdAsItIs(Node seen) {
    if (seen instanceof Region region && size(region) > 0) {
      held.put(region, Math.max(HANDLE, across(region.getWidth(), region.getHeight())));
    }
  }

  private List<Node> dividers() {
    return getChildren().stream().filter(it -> it.getStyleClass().contains(DIVIDER)).toList();
  }

  /// Returns the divider that contains the node, or the node itself.
  private static Node divider(Node target) {
    return NodeAncestors.from(target)
        .filter(each -> each.getStyleClass().contains(DIVIDER))
        .findFirst()
        .orElse(target);
  }
}
