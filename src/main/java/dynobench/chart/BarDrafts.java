package dynobench.chart;

import static dynobench.chart.Draft.capital;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.result.Measurement;
import dynobench.result.Scaling;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The charts with bars.
final class BarDrafts {
  private BarDrafts() {}

  /// A phase at the only row count there is: lines over rows would be points in a column.
  static Draft phase(Material material) {
    String phase = material.phase();
    long rows = material.largestRows(List.of(phase));
    Map<SeriesKey, Measurement> figures = at(rows, material.measurements(phase));
    List<NamedSeries> shown = material.having(figures).toList();
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      Measurement measured = Objects.requireNonNull(figures.get(each.key()));
      lines.add(line(each, Optional.empty(), List.of(LineDrafts.point(lines.size(), measured))));
    }
    Map<SeriesKey, List<Measurement>> all = new HashMap<>();
    figures.forEach((key, each) -> all.put(key, List.of(each)));
    return new Draft(
        material,
        capital(phase) + Draft.at(rows),
        Form.BARS,
        new Axis("", false, shown.stream().map(NamedSeries::name).toList()),
        "time",
        material.request().logTime(),
        lines,
        Notes.spread(material, all),
        "");
  }

  static Draft allPhases(Material material) {
    List<String> phases = material.phases();
    long rows = material.largestRows(phases);
    Map<SeriesKey, List<Measurement>> figures = new HashMap<>();
    for (String phase : phases) {
      at(rows, material.measurements(phase))
          .forEach((key, it) -> figures.computeIfAbsent(key, _ -> new ArrayList<>()).add(it));
    }
    List<NamedSeries> shown = material.having(figures).toList();
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      double offset = Picture.offset(lines.size(), shown.size());
      List<Point> points =
          figures.getOrDefault(each.key(), List.of()).stream()
              .map(it -> LineDrafts.point(phases.indexOf(it.phase()) + offset, it))
              .toList();
      lines.add(line(each, Optional.empty(), points));
    }
    var notes = new ArrayList<>(Notes.spread(material, figures));
    Notes.missing(material, figures.keySet(), rows).ifPresent(notes::add);
    return new Draft(
        material,
        "All phases" + Draft.at(rows),
        Form.COLUMNS,
        new Axis("", false, phases),
        "time",
        material.request().logTime(),
        lines,
        notes,
        "");
  }

  static Draft parts(Material material) {
    String phase = material.phase();
    long rows = material.largestRows(List.of(phase));
    Map<Part, Map<SeriesKey, Measurement>> figures = new EnumMap<>(Part.class);
    for (Part part : Part.values()) {
      figures.put(part, at(rows, material.measurements(phase, part)));
    }
    Map<SeriesKey, Measurement> work = figures.getOrDefault(Part.WORK, Map.of());
    List<NamedSeries> shown = material.having(work).toList();
    var lines = new ArrayList<Line>();
    for (int place = 0; place < shown.size(); place++) {
      double base = 0;
      for (Part part : Part.values()) {
        NamedSeries one = shown.get(place);
        Measurement measured = figures.getOrDefault(part, Map.of()).get(one.key());
        if (measured != null) {
          double top = base + measured.summary().median();
          int count = measured.summary().count();
          var point = new Point(place, top, top, top, base, count, rows, List.of());
          lines.add(line(one, Optional.of(part), List.of(point)));
          base = top;
        }
      }
    }
    return new Draft(
        material,
        capital(phase) + ": open, work and close" + Draft.at(rows),
        Form.BARS,
        new Axis("", false, shown.stream().map(NamedSeries::name).toList()),
        "time",
        false,
        lines,
        partsNotes(material, work, rows),
        material.onlyPublished() ? "The source gives no split into open, work and close." : "");
  }

  private static List<String> partsNotes(
      Material material, Map<SeriesKey, Measurement> work, long rows) {
    var notes = new ArrayList<String>();
    notes.add("Each part is a median of its own: together they need not make the whole's median.");
    if (material.request().logTime()) {
      notes.add("Parts that are stacked can't stand on a logarithmic axis: it is linear.");
    }
    Notes.missing(material, work.keySet(), rows).ifPresent(notes::add);
    return notes;
  }

  static Draft averages(Material material) {
    boolean applies = Scaling.applies(material.phase());
    Map<SeriesKey, List<Measurement>> figures =
        applies ? material.measurements(material.phase()) : Map.of();
    List<NamedSeries> shown = material.having(figures).toList();
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      lines.add(
          line(
              each,
              Optional.empty(),
              List.of(average(lines.size(), figures.getOrDefault(each.key(), List.of())))));
    }
    return new Draft(
        material,
        capital(material.phase()) + ": mean time per row",
        Form.BARS,
        new Axis("", false, shown.stream().map(NamedSeries::name).toList()),
        "time per row",
        material.request().logTime(),
        lines,
        List.of(
            "The mean over all row counts of the median per row; whiskers reach from the smallest"
                + " to the largest of these medians."),
        applies ? "" : LineDrafts.NOT_PER_ROW);
  }

  private static Point average(int place, List<Measurement> measurements) {
    List<Double> perRow =
        measurements.stream().map(each -> each.summary().median() / each.rows()).toList();
    var summary = new Summary(perRow);
    return new Point(
        place, summary.mean(), summary.min(), summary.max(), 0, summary.count(), 0, List.of());
  }

  /// What each series has at a row count.
  private static Map<SeriesKey, Measurement> at(
      long rows, Map<SeriesKey, List<Measurement>> figures) {
    Map<SeriesKey, Measurement> found = new HashMap<>();
    figures.forEach((key, all) ->
        all.stream()
            .filter(each -> each.rows() == rows)
            .findFirst()
            .ifPresent(each -> found.put(key, each)));
    return found;
  }

  private static Line line(NamedSeries shown, Optional<Part> part, List<Point> points) {
    return new Line(shown.key(), shown.name(), shown.look(), part, points, Optional.empty());
  }
}
