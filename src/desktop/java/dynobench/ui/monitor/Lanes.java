package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.settings.UserSettings.KeptLane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// Lanes of the monitor: their order, heights, folding and hidden curves. A run may lack data for
/// some of them; these are not shown, but keep their positions.
public final class Lanes {
  static final double STEP = 1.25;

  private final ReadOnlyObjectWrapper<List<Lane>> all = new ReadOnlyObjectWrapper<>(defaultLanes());
  private final ObjectProperty<Optional<Strip>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  private static List<Lane> defaultLanes() {
    return Arrays.stream(Strip.values()).map(Lane::of).toList();
  }

  /// Returns the lanes, from top to bottom.
  ReadOnlyObjectProperty<List<Lane>> all() {
    return all.getReadOnlyProperty();
  }

  /// Returns the layout for the next start; empty while it is the initial one.
  public List<KeptLane> storedLanes() {
    return all.get().equals(defaultLanes())
        ? List.of()
        : all.get().stream().map(Lanes::storedLanes).toList();
  }

  private static KeptLane storedLanes(Lane lane) {
    return new KeptLane(
        lane.strip().key(),
        lane.lines(),
        lane.folded(),
        lane.hidden().isEmpty()
            ? Optional.empty()
            : Optional.of(
                lane.hidden().stream().map(Curve::key).sorted().collect(Collectors.joining(" "))));
  }

  private static Lane restored(Strip strip, KeptLane kept) {
    Set<Curve> hidden =
        kept.hidden().stream()
            .flatMap(keys -> Stream.of(keys.split(" ", -1)))
            .flatMap(key -> Curve.of(key).stream())
            .filter(curve -> curve.strip() == strip)
            .collect(Collectors.toSet());
    return new Lane(strip, kept.lines(), kept.folded(), hidden);
  }

  /// Restores a layout. Lanes that it doesn't contain come last; unknown ids are ignored. An empty
  /// layout is the initial one.
  public void restore(List<KeptLane> left) {
    var known = new LinkedHashMap<Strip, Lane>();
    for (KeptLane each : left) {
      Strip.of(each.id()).ifPresent(it -> known.putIfAbsent(it, restored(it, each)));
    }
    defaultLanes().forEach(each -> known.putIfAbsent(each.strip(), each));
    all.set(List.copyOf(known.values()));
  }

  /// Restores the initial layout.
  void reset() {
    all.set(defaultLanes());
  }

  /// Returns the lane that keys change; empty for none.
  ObjectProperty<Optional<Strip>> chosen() {
    return chosen;
  }

  /// Chooses the next of the visible lanes. Beyond either end none is chosen, and then the other
  /// end.
  ///
  /// @param step 1 for the next lane, -1 for the previous one
  /// @param seen visible lanes, from top to bottom
  void choose(int step, List<Lane> seen) {
    List<Strip> strips = seen.stream().map(Lane::strip).toList();
    int now = chosen.get().map(strips::indexOf).orElse(-1);
    int next = Math.floorMod(now + 1 + step, strips.size() + 1) - 1;
    chosen.set(next < 0 ? Optional.empty() : Optional.of(strips.get(next)));
  }

  /// Folds or unfolds a lane.
  void fold(Strip strip) {
    change(strip, Lane::turned);
  }

  /// Hides a curve, or shows it again.
  void toggle(Curve curve) {
    change(curve.strip(), lane -> lane.toggled(curve));
  }

  /// Makes a lane higher or, with a factor below 1, lower. A folded lane opens.
  void scale(Strip strip, double factor) {
    change(strip, lane -> lane.scaled(factor));
  }

  /// Moves the border between two lanes. Their total height stays, unless a lane reaches its limit.
  ///
  /// @param lines new height of the upper lane
  void share(Lane upper, Lane lower, double lines) {
    double both = upper.lines() + lower.lines();
    double most = Math.min(Lane.MOST_LINES, both - Lane.LEAST_LINES);
    double next = Math.clamp(lines, Lane.LEAST_LINES, Math.max(Lane.LEAST_LINES, most));
    change(upper.strip(), lane -> lane.high(next));
    change(lower.strip(), lane -> lane.high(both - next));
  }

  private void change(Strip strip, UnaryOperator<Lane> how) {
    all.set(
        all.get().stream().map(each -> each.strip() == strip ? how.apply(each) : each).toList());
  }

  /// Moves a lane past its visible neighbour; without one, nothing changes.
  ///
  /// @param step -1 to move it up, 1 to move it down
  /// @param seen visible lanes, from top to bottom
  void move(Strip strip, int step, List<Lane> seen) {
    List<Strip> strips = seen.stream().map(Lane::strip).toList();
    int to = strips.indexOf(strip) + step;
    if (to >= 0 && to < strips.size()) {
      var order = new ArrayList<>(all.get());
      Lane moved = lane(strip);
      order.remove(moved);
      int neighbour = order.indexOf(lane(strips.get(to)));
      order.add(step < 0 ? neighbour : neighbour + 1, moved);
      all.set(List.copyOf(order));
    }
  }

  Lane lane(Strip strip) {
    return all.get().stream().filter(each -> each.strip() == strip).findFirst().orElseThrow();
  }
}
