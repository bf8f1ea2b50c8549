package dynobench.ui.dock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The views that have nothing to show for now: which tabs each left, and where among them it
/// stood, so that it comes back to its place and a stored layout doesn't lose it.
final class Away {
  /// @param tabs the id of the tabs that it left
  /// @param index among all views of these, those that are away counted
  private record Place(String tabs, int index) {}

  private final Map<String, Place> places = new HashMap<>();

  /// A view leaves its tabs.
  ///
  /// @param present the views that these have, itself among them
  void leave(String view, String tabs, List<String> present) {
    places.put(view, new Place(tabs, all(tabs, present).indexOf(view)));
  }

  /// It isn't away any more, wherever it is.
  void forget(String view) {
    places.remove(view);
  }

  /// The views lie differently from now on.
  void clear() {
    places.clear();
  }

  /// The id of the tabs that a view left.
  Optional<String> tabs(String view) {
    return Optional.ofNullable(places.get(view)).map(Place::tabs);
  }

  /// Where a view belongs among those that are there.
  int index(String view, String tabs, List<String> present) {
    List<String> all = all(tabs, present);
    return (int) all.subList(0, all.indexOf(view)).stream().filter(present::contains).count();
  }

  /// The views of some tabs in order, with those that are away from there.
  List<String> all(String tabs, List<String> present) {
    var all = new ArrayList<>(present);
    places.entrySet().stream()
        .filter(each -> each.getValue().tabs().equals(tabs))
        .sorted(Comparator.comparingInt(each -> each.getValue().index()))
        .forEach(each -> all.add(Math.min(each.getValue().index(), all.size()), each.getKey()));
    return all;
  }
}
