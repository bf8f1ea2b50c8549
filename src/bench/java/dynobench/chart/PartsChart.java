package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Stacked chart of the open, work and close times of a phase, at one point.
final class PartsChart implements Chart {
  static final List<Metric> PARTS = List.of(Metric.OPEN, Metric.WORK, Metric.CLOSE);

  @Override
  public String id() {
    return "parts";
  }

  @Override
  public String title() {
    return "Open, work, close";
  }

  @Override
  public String about() {
    return "What each phase spent on opening the database, on its work, and on closing it";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == Metric.TIME;
  }

  @Override
  public Draft draft(Material material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    Map<Metric, Map<SeriesKey, Measurement>> figures = new EnumMap<>(Metric.class);
    for (Metric part : PARTS) {
      figures.put(part, material.at(phase, part, point));
    }
    Map<SeriesKey, Measurement> work = figures.getOrDefault(Metric.WORK, Map.of());
    var bars =
        Bars.of(
            material,
            material.having(work),
            each ->
                stack(0, each, figures).stream()
                    .mapToDouble(it -> it.points().getFirst().y())
                    .max()
                    .orElse(0));
    return new Draft(
        material,
        material.title() + ": open, work and close" + Draft.at(point),
        Form.BARS,
        bars.axis(),
        "time",
        bars.allLines((each, place) -> stack(place, each, figures)),
        notes(material, work, point),
        material.onlyPublished() ? "The source gives no split into open, work and close." : "");
  }

  private static List<Line> stack(
      int place, NamedSeries shown, Map<Metric, Map<SeriesKey, Measurement>> figures) {
    var lines = new ArrayList<Line>();
    double base = 0;
    for (Metric part : PARTS) {
      Measurement measured = figures.getOrDefault(part, Map.of()).get(shown.key());
      if (measured != null) {
        double top = base + measured.summary().median();
        Point point = stacked(place, base, top, measured);
        lines.add(Points.line(shown, List.of(point)).as(part));
        base = top;
      }
    }
    return lines;
  }

  private static Point stacked(int place, double base, double top, Measurement measured) {
    String where = measured.metric().title().replace(" time", "") + " · " + measured.where();
    return new Point(place, top, top, top, base, measured.summary().count(), where, List.of())
        .of(measured.typicalTrial());
  }

  private static List<String> notes(
      Material material, Map<SeriesKey, Measurement> work, Settings point) {
    var notes = new ArrayList<String>();
    notes.add("Each part is a median of its own: together they need not make the whole's median.");
    if (material.request().logY()) {
      notes.add("Parts that are stacked can't stand on a logarithmic axis: it is linear.");
    }
    Notes.missing(material, work.keySet(), point).ifPresent(notes::add);
    return notes;
  }
}
