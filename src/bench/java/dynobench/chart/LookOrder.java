package dynobench.chart;

import dynobench.plan.Contender;
import java.util.HashMap;
import java.util.Map;

/// Assigns looks to contenders in the order of their first use. An engine gets a hue, its modes and
/// versions shades of it, and each contender a marker. After eight contenders, markers repeat with
/// another line style, shifted by one.
final class LookOrder {
  private record LookPosition(int engine, int withinEngine, int overall) {}

  private final Map<Contender, LookPosition> places = new HashMap<>();
  private final Map<String, Integer> engines = new HashMap<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  /// @param overlay number of overlays before this one, which shifts the marker, so that markers
  ///   differ
  SeriesLook of(Contender contender, SourceRole role, int overlay) {
    LookPosition place = places.computeIfAbsent(contender, this::next);
    int round = place.overall() / SeriesLook.KINDS;
    return new SeriesLook(
        place.engine() % SeriesLook.KINDS,
        place.withinEngine() % SeriesLook.SHADES,
        (place.overall() + round + overlay) % SeriesLook.KINDS,
        role == SourceRole.OVERLAY,
        trace(role, round));
  }

  private static SeriesLook.Trace trace(SourceRole role, int round) {
    if (role == SourceRole.REFERENCE) {
      return SeriesLook.Trace.DASHED;
    }
    return round % 2 == 0 ? SeriesLook.Trace.SOLID : SeriesLook.Trace.CHAINED;
  }

  private LookPosition next(Contender contender) {
    String family = contender.family();
    int engine = engines.computeIfAbsent(family, _ -> engines.size());
    return new LookPosition(engine, sizes.merge(family, 1, Integer::sum) - 1, places.size());
  }
}
