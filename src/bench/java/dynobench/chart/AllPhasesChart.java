package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.result.Measurement;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Chart of all phases side by side, at one point.
final class AllPhasesChart implements Chart {
  @Override
  public String id() {
    return "all";
  }

  @Override
  public String title() {
    return "All phases";
  }

  @Override
  public String about() {
    return "All phases side by side, at the largest of what varies";
  }

  @Override
  public Choice choice() {
    return Choice.NOTHING;
  }

  /// A linear axis would hide short phases, since phases differ widely.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public Draft draft(Material material) {
    List<String> phases = material.phases();
    Settings point = material.point(phases);
    Map<SeriesKey, List<Measurement>> figures = new HashMap<>();
    for (String phase : phases) {
      material
          .at(phase, material.metric(), point)
          .forEach((key, it) -> figures.computeIfAbsent(key, _ -> new ArrayList<>()).add(it));
    }
    List<NamedSeries> shown = material.having(figures).sorted(Bars.BY_PROMISE).toList();
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      double offset = Picture.offset(lines.size(), shown.size(), phases.size());
      List<Point> points =
          figures.getOrDefault(each.key(), List.of()).stream()
              .map(it ->
                  Points.median(phases.indexOf(it.phase()) + offset, it)
                      .before(material.workload().title(it.phase())))
              .toList();
      lines.add(Points.line(each, points));
    }
    var notes = new ArrayList<>(Notes.spread(material, figures));
    Notes.missing(material, figures.keySet(), point).ifPresent(notes::add);
    return new Draft(
        material,
        "All phases" + Draft.at(point),
        Form.COLUMNS,
        Axis.named(phases.stream().map(material.workload()::title).toList()),
        material.metric().title(),
        lines,
        notes,
        "");
  }
}
