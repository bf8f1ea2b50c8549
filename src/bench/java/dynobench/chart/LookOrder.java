package dynobench.chart;

import dynobench.plan.Contender;
import java.util.HashMap;
import java.util.Map;

/// Gives contenders their looks in the order in which they are met: an engine its hue, its modes
/// and versions the shades of that, everyone a marker of its own. After eight, markers begin again
/// with another hue and another line.
final class LookOrder {
  private record Place(int engine, int withinEngine, int overall) {}

  private final Map<Contender, Place> places = new HashMap<>();
  private final Map<String, Integer> engines = new HashMap<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  /// @param overlay how many runs lie between the first and its own: their markers must differ, too
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
