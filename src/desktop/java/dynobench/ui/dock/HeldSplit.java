package dynobench.ui.dock;

import dynobench.ui.parts.Outwards;
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

/// A split that holds its parts in pixels; one of them takes what the others leave. The library
/// keeps shares of the whole, which drift whenever it changes its size. Only the user's hand on a
/// divider changes what is held, so that it is the same after any number of starts.
final class HeldSplit extends DockContainerBranch {
  private static final String DIVIDER = "split-pane-divider";

  /// What the part in the middle keeps, as long as there is so much.
  private static final double LEAST = 320;

  /// What a part keeps however far its divider is pushed, so that it can be pulled back.
  private static final double HANDLE = 48;

  /// A part that is new takes this share.
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
  /// @param size in pixels; 0 for what the others leave
  void add(DockContainer part, double size) {
    held.put(part.asRegion(), size);
    addContainer(part);
  }

  /// The parts in the order in which they are seen.
  List<DockContainer> parts() {
    var parts = new ArrayList<>(getChildContainers());
    parts.sort((one, other) -> Integer.compare(place(one), place(other)));
    return parts;
  }

  private int place(DockContainer part) {
    return getItems().indexOf(seen(part.asRegion()));
  }

  /// What is held of each part, in the order of [#parts].
  List<Double> sizes() {
    adoptNew();
    return parts().stream().map(each -> size(each.asRegion())).toList();
  }

  private double size(Node part) {
    return held.getOrDefault(part, 0.0);
  }

  /// Whether it takes what the others leave.
  boolean fills(DockContainer part) {
    return size(part.asRegion()) == 0;
  }

  /// Something else is seen in the place of a part for a while, as large as it likes.
  void lend(DockContainer part, Region standIn) {
    int place = place(part);
    standIns.put(part.asRegion(), standIn);
    getItems().set(place, standIn);
  }

  /// A part that was lent is seen in its place again.
  void giveBack(DockContainer part) {
    Region standIn = standIns.remove(part.asRegion());
    int place = standIn == null ? -1 : getItems().indexOf(standIn);
    if (place >= 0) {
      getItems().set(place, part.asRegion());
    }
  }

  /// The other one takes its place and its size.
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

  /// Fits what is seen to what is held once more.
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
      if (!wide.equals(fitted)) { // or else the user's hand is on a divider
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

  /// A part that is new beside others takes half of the room.
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
        .filter(each -> Containers.find(each, Dock.EDITOR).isPresent())
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

  /// How large each part is to be now: what fills keeps its least, and the others give it.
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

  /// What stands in for a part is as large as it likes; 0 for what fills.
  private double wanted(Node seen) {
    if (standIns.containsValue(seen)) {
      return Math.max(1, across(seen.prefWidth(-1), seen.prefHeight(-1)));
    }
    return size(seen);
  }

  private double divider() {
    return dividers().stream()
        .mapToDouble(each -> each.prefWidth(-1)) // across, also where it lies
        .findFirst()
        .orElse(0);
  }

  /// The user has moved a divider of this split, and not of one within it: the parts beside it are
  /// held as they are now.
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

  /// That of which it is a part, or itself.
  private static Node divider(Node target) {
    return Outwards.from(target)
        .filter(each -> each.getStyleClass().contains(DIVIDER))
        .findFirst()
        .orElse(target);
  }
}
