package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.settings.Settings.KeptLane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The lanes of the monitor: in which order they stand, how high they are, and which are folded.
/// Some of them are absent from runs that have nothing for them; these keep their place.
public final class Lanes {
  static final double STEP = 1.25;

  private final ReadOnlyObjectWrapper<List<Lane>> all = new ReadOnlyObjectWrapper<>(usual());
  private final ObjectProperty<Optional<Strip>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  private static List<Lane> usual() {
    return Arrays.stream(Strip.values()).map(Lane::of).toList();
  }

  /// From top to bottom.
  ReadOnlyObjectProperty<List<Lane>> all() {
    return all.getReadOnlyProperty();
  }

  /// For the next start of the window; nothing while they are as at first.
  public List<KeptLane> kept() {
    return all.get().equals(usual())
        ? List.of()
        : all.get().stream()
            .map(each -> new KeptLane(each.strip().key(), each.lines(), each.folded()))
            .toList();
  }

  /// Takes over how they were left; one that was unknown then comes last.
  public void restore(List<KeptLane> left) {
    var known = new LinkedHashMap<Strip, Lane>();
    for (KeptLane each : left) {
      Strip.of(each.id())
          .ifPresent(it -> known.putIfAbsent(it, new Lane(it, each.lines(), each.folded())));
    }
    usual().forEach(each -> known.putIfAbsent(each.strip(), each));
    all.set(List.copyOf(known.values()));
  }

  /// As they are at first.
  void reset() {
    all.set(usual());
  }

  /// The one that keys change.
  ObjectProperty<Optional<Strip>> chosen() {
    return chosen;
  }

  /// Chooses the next one, and after the last one none.
  ///
  /// @param step -1 for the one before
  void choose(int step, List<Lane> seen) {
    List<Strip> strips = seen.stream().map(Lane::strip).toList();
    int now = chosen.get().map(strips::indexOf).orElse(-1);
    int next = Math.floorMod(now + 1 + step, strips.size() + 1) - 1;
    chosen.set(next < 0 ? Optional.empty() : Optional.of(strips.get(next)));
  }

  /// Folds it, or unfolds it.
  void fold(Strip strip) {
    change(strip, Lane::turned);
  }

  /// Makes it higher or, with a factor below 1, lower.
  void scale(Strip strip, double factor) {
    change(strip, lane -> new Lane(strip, lane.lines() * factor, false));
  }

  /// Moves the border between two, which together stay as high as they are.
  ///
  /// @param lines of the upper one
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

  /// Moves it past its neighbour among those that are seen.
  ///
  /// @param step -1 to move it up
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

  private Lane lane(Strip strip) {
    return all.get().stream().filter(each -> each.strip() == strip).findFirst().orElseThrow();
  }
}
