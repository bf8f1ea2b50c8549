package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
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
    return "All phases side by side, at the largest values of the factors";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.NOTHING;
  }

  /// A linear axis would hide short phases, since phases differ widely.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    List<String> phases = material.phases();
    Settings point = material.point(phases);
    Map<SeriesKey, List<Measurement>> figures = new HashMap<>();
    for (String phase : phases) {
      material
          .at(phase, material.metric(), point)
          .forEach((key, it) -> figures.computeIfAbsent(key, _ -> new ArrayList<>()).add(it));
    }
    List<NamedSeries> shown = material.having(figures).sorted(SortedBars.BY_PROMISE).toList();
    var lines = new ArrayList<ChartLine>();
    for (NamedSeries each : shown) {
      double offset = Picture.offset(lines.size(), shown.size(), phases.size());
      List<ChartPoint> points =
          figures.getOrDefault(each.key(), List.of()).stream()
              .map(it ->
                  ChartPoints.median(phases.indexOf(it.phase()) + offset, it)
                      .before(material.workload().title(it.phase())))
              .toList();
      lines.add(ChartPoints.line(each, points));
    }
    var notes = new ArrayList<>(ChartNotes.spread(material, figures));
    ChartNotes.missing(material, figures.keySet(), point).ifPresent(notes::add);
    return new ChartDraft(
        material,
        "All phases" + ChartDraft.at(point),
        ChartForm.COLUMNS,
        Axis.named(phases.stream().map(material.workload()::title).toList()),
        material.metric().title(),
        lines,
        notes,
        "");
  }
}
