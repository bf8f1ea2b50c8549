package dynobench.chart;

import dynobench.plan.Contender;
import java.util.HashMap;
import java.util.Map;

/// Assigns looks to contenders in the order of their first use. An engine gets a hue, its modes and
/// versions shades of it, and each contender a marker. After eight contenders, markers repeat with
/// another hue and line style.
final class LookOrder {
  private record Place(int engine, int withinEngine, int overall) {}

  private final Map<Contender, Place> places = new HashMap<>();
  private final Map<String, Integer> engines = new HashMap<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  /// @param overlay number of overlays before this one; it shifts the marker, so that markers
  ///   differ
  Look of(Contender contender, Role role, int overlay) {
    Place place = places.computeIfAbsent(contender, this::next);
    int round = place.overall() / Look.KINDS;
    return new Look(
        place.engine() % Look.KINDS,
        place.withinEngine() % Look.SHADES,
        (place.overall() + round + overlay) % Look.KINDS,
        role == Role.OVERLAY,
        trace(role, round));
  }

  private static Look.Trace trace(Role role, int round) {
    if (role == Role.REFERENCE) {
      return Look.Trace.DASHED;
    }
    return round % 2 == 0 ? Look.Trace.SOLID : Look.Trace.CHAINED;
  }

  private Place next(Contender contender) {
    String family = contender.family();
    int engine = engines.computeIfAbsent(family, _ -> engines.size());
    return new Place(engine, sizes.merge(family, 1, Integer::sum) - 1, places.size());
  }
}
