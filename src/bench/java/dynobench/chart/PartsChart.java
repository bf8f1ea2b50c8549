package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
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
    return "Time of each phase: opening the database, work, closing it";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == Metric.TIME;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    Map<Metric, Map<SeriesKey, Measurement>> figures = new EnumMap<>(Metric.class);
    for (Metric part : PARTS) {
      figures.put(part, material.at(phase, part, point));
    }
    Map<SeriesKey, Measurement> work = figures.getOrDefault(Metric.WORK, Map.of());
    var bars =
        SortedBars.of(
            material,
            material.having(work),
            each ->
                stack(0, each, figures).stream()
                    .mapToDouble(it -> it.points().getFirst().y())
                    .max()
                    .orElse(0));
    return new ChartDraft(
        material,
        material.title() + ": open, work and close" + ChartDraft.at(point),
        ChartForm.BARS,
        bars.axis(),
        "time",
        bars.allLines((each, place) -> stack(place, each, figures)),
        notes(material, work, point),
        material.onlyPublished()
            ? "The source does not publish open, work and close separately."
            : "");
  }

  private static List<ChartLine> stack(
      int place, NamedSeries shown, Map<Metric, Map<SeriesKey, Measurement>> figures) {
    var lines = new ArrayList<ChartLine>();
    double base = 0;
    for (Metric part : PARTS) {
      Measurement measured = figures.getOrDefault(part, Map.of()).get(shown.key());
      if (measured != null) {
        double top = base + measured.summary().median();
        ChartPoint point = stacked(place, base, top, measured);
        lines.add(ChartPoints.line(shown, List.of(point)).as(part));
        base = top;
      }
    }
    return lines;
  }

  private static ChartPoint stacked(int place, double base, double top, Measurement measured) {
    String where = measured.metric().title().replace(" time", "") + " · " + measured.where();
    return new ChartPoint(place, top, top, top, base, measured.summary().count(), where, List.of())
        .of(measured.typicalTrial());
  }

  private static List<String> notes(
      ChartInput material, Map<SeriesKey, Measurement> work, Settings point) {
    var notes = new ArrayList<String>();
    notes.add("Each part is a separate median: their sum can differ from the median of the whole.");
    if (material.request().logY()) {
      notes.add("A logarithmic axis cannot show stacked parts: this axis is linear.");
    }
    ChartNotes.missing(material, work.keySet(), point).ifPresent(notes::add);
    return notes;
  }
}
