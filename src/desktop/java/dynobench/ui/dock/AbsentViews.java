package dynobench.ui.dock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Former positions of the views that have nothing to show at present. Each view can return to its
/// position, and a stored layout keeps it.
final class AbsentViews {
  /// Position of a view.
  ///
  /// @param tabs the id of the tabs that it left
  /// @param index among all views of these tabs, including absent ones
  private record TabPosition(String tabs, int index) {}

  private final Map<String, TabPosition> places = new HashMap<>();

  /// Records the position of a view that leaves its tabs.
  ///
  /// @param present the views in these tabs, including the leaving one
  void leave(String view, String tabs, List<String> present) {
    places.put(view, new TabPosition(tabs, all(tabs, present).indexOf(view)));
  }

  /// Forgets the position of a view that is present again.
  void forget(String view) {
    places.remove(view);
  }

  /// Forgets all positions, because the layout was replaced.
  void clear() {
    places.clear();
  }

  /// Returns the id of the tabs that a view left.
  Optional<String> tabs(String view) {
    return Optional.ofNullable(places.get(view)).map(TabPosition::tabs);
  }

  /// Returns the index for a returning view, among the present views of its tabs.
  int index(String view, String tabs, List<String> present) {
    List<String> all = all(tabs, present);
    return (int) all.subList(0, all.indexOf(view)).stream().filter(present::contains).count();
  }

  /// Returns the views of some tabs in order, including the absent ones.
  List<String> all(String tabs, List<String> present) {
    var all = new ArrayList<>(present);
    places.entrySet().stream()
        .filter(each -> each.getValue().tabs().equals(tabs))
        .sorted(Comparator.comparingInt(each -> each.getValue().index()))
        .forEach(each -> all.add(Math.min(each.getValue().index(), all.size()), each.getKey()));
    return all;
  }
}
