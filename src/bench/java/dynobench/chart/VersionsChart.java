package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.plan.Contender;
import dynobench.result.Measurement;
import dynobench.workload.Settings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Chart of a phase over the release dates of each engine's versions, at one point. A line shows
/// one mode of an engine and combines the series of its versions. Versions without a release date
/// have no point.
final class VersionsChart implements Chart {
  @Override
  public String id() {
    return "versions";
  }

  @Override
  public String title() {
    return "Over versions";
  }

  @Override
  public String about() {
    return "A phase over the release dates of each engine's versions";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  /// Engines differ by orders of magnitude, and so do published figures from older machines.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public boolean isOn(SeriesKey line, SeriesKey series) {
    return everyVersion(line).equals(everyVersion(series));
  }

  private static SeriesKey everyVersion(SeriesKey key) {
    Contender contender = key.contender();
    return new SeriesKey(key.source(), contender.withEngine(contender.family() + Contender.EVERY));
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    Settings point = material.point();
    Map<SeriesKey, Measurement> figures = material.at(material.phase(), material.metric(), point);
    List<ChartLine> lines = lines(material, figures);
    return new ChartDraft(
        material,
        "%s: %s by version%s"
            .formatted(material.title(), material.metric().title(), ChartDraft.at(point)),
        ChartForm.LINES,
        Axis.years("release"),
        material.metric().title(),
        lines,
        notes(material, figures, point, lines),
        figures.isEmpty() || material.having(figures).anyMatch(VersionsChart::isDated)
            ? ""
            : "The log has no release dates of these versions. New runs store them.");
  }

  private static boolean isDated(NamedSeries shown) {
    return shown.series().released().isPresent();
  }

  private static List<ChartLine> lines(ChartInput material, Map<SeriesKey, Measurement> figures) {
    Map<SeriesKey, List<NamedSeries>> all = new LinkedHashMap<>();
    material
        .having(figures)
        .filter(VersionsChart::isDated)
        .forEach(each ->
            all.computeIfAbsent(everyVersion(each.key()), _ -> new ArrayList<>()).add(each));
    var order = new LookOrder();
    var lines = new ArrayList<ChartLine>();
    all.forEach((key, versions) -> lines.add(line(key.contender(), versions, figures, order)));
    return lines;
  }

  private static ChartLine line(
      Contender mode,
      List<NamedSeries> versions,
      Map<SeriesKey, Measurement> figures,
      LookOrder order) {
    List<NamedSeries> ordered =
        versions.stream()
            .sorted(Comparator.comparing(each -> each.series().released().orElseThrow()))
            .toList();
    NamedSeries newest = ordered.getLast();
    return ChartPoints.line(
            newest,
            ordered.stream()
                .map(each -> point(each, Objects.requireNonNull(figures.get(each.key()))))
                .toList())
        .named(
            newest.name().replace(" " + newest.series().version(), ""),
            order.of(mode, newest.source().role(), 0));
  }

  private static ChartPoint point(NamedSeries shown, Measurement measured) {
    LocalDate day = shown.series().released().orElseThrow();
    double year = day.getYear() + (day.getDayOfYear() - 1.0) / day.lengthOfYear();
    return ChartPoints.median(year, measured)
        .before(day.toString())
        .labelled(shown.series().version());
  }

  private static List<String> notes(
      ChartInput material,
      Map<SeriesKey, Measurement> figures,
      Settings point,
      List<ChartLine> lines) {
    var notes = new ArrayList<String>();
    Map<SeriesKey, List<Measurement>> all = new LinkedHashMap<>();
    figures.forEach((key, each) -> all.put(key, List.of(each)));
    notes.addAll(ChartNotes.spread(material, all));
    List<String> undated =
        material.having(figures).filter(each -> !isDated(each)).map(NamedSeries::name).toList();
    if (!undated.isEmpty()) {
      notes.add("No release date is known for %s.".formatted(String.join(", ", undated)));
    }
    if (lines.stream().anyMatch(each -> each.look().isPublished())) {
      notes.add(
          "Published figures are at the release date of their version or, if unknown, at their"
              + " own.");
    }
    if (lines.stream().noneMatch(each -> each.points().size() > 1)) {
      notes.add(
          "Each engine has only one version here. A contender such as hsqldb@*/cached names all"
              + " versions.");
    }
    ChartNotes.missing(material, figures.keySet(), point).ifPresent(notes::add);
    return notes;
  }
}
