package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.event.Series;
import dynobench.history.HistoryLine;
import dynobench.history.HistoryLine.HistoryChange;
import dynobench.history.HistoryLine.HistoryPoint;
import dynobench.history.HistoryWords;
import dynobench.history.RunHistory;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.text.PlainText;
import dynobench.workload.Settings;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Chart of a phase over the runs of a plan, at one point. A line shows one contender, in all its
/// versions, on one machine. The run from which on a figure has another level has a label with the
/// ratio.
final class HistoryChart implements Chart {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

  @Override
  public String id() {
    return "history";
  }

  @Override
  public String title() {
    return "History";
  }

  @Override
  public String about() {
    return "A phase over the runs of a plan; labels mark the runs from which on the level differs";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public boolean isOn(SeriesKey line, SeriesKey series) {
    return everyVersion(line.contender()).equals(everyVersion(series.contender()));
  }

  private static Contender everyVersion(Contender contender) {
    return contender.withEngine(contender.family() + Contender.EVERY);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    List<RunResult> runs = runs(material);
    Optional<Plan> plan = runs.stream().flatMap(it -> it.plan().stream()).findFirst();
    Settings point = material.point();
    List<HistoryLine> history = plan.map(it -> history(material, it, point)).orElse(List.of());
    List<ChartLine> lines =
        history.stream().flatMap(it -> line(material, it, runs).stream()).toList();
    return new ChartDraft(
        material,
        "%s: %s by run%s"
            .formatted(material.title(), material.metric().title(), ChartDraft.at(point)),
        ChartForm.LINES,
        Axis.named("run", runs.stream().map(HistoryChart::date).toList(), false),
        material.metric().title(),
        lines,
        notes(material, history, runs),
        runs.isEmpty() ? "Published figures have no history." : "");
  }

  /// Returns the runs on the chart, in the order of their start.
  private static List<RunResult> runs(ChartInput material) {
    return material.sources().stream()
        .flatMap(it -> ChartInput.run(it).stream())
        .filter(it -> it.started().isPresent())
        .sorted(Comparator.comparingLong(it -> it.started().orElseThrow().atMillis()))
        .toList();
  }

  private static List<HistoryLine> history(ChartInput material, Plan plan, Settings point) {
    var history = new RunHistory(plan, RunHistory.Order.TIME, Optional.of(material.metric()));
    runs(material).forEach(history::add);
    return history.lines().stream()
        .filter(it -> it.key().phase().equals(material.phase()))
        .filter(it -> ChartInput.isAt(it.key().levels(), point))
        .toList();
  }

  private static String date(RunResult run) {
    return MINUTE.format(
        Instant.ofEpochMilli(run.started().orElseThrow().atMillis())
            .atZone(ZoneId.systemDefault()));
  }

  private static Optional<ChartLine> line(
      ChartInput material, HistoryLine line, List<RunResult> runs) {
    List<String> ids = runs.stream().map(RunResult::id).toList();
    List<NamedSeries> shown =
        material.shown().stream()
            .filter(it -> name(it, line).equals(line.key().contender()))
            .toList();
    return shown.stream()
        .findFirst()
        .map(it ->
            ChartPoints.line(
                    it,
                    line.points().stream()
                        .map(point -> point(line, point, ids.indexOf(point.run())))
                        .toList())
                .named(title(it.series()), it.look()));
  }

  /// Returns the title of a series without its version, which differs from run to run.
  private static String title(Series series) {
    return PlainText.shown(series.title()).replace(" " + series.version(), "");
  }

  /// Returns the name of a series in a history, in which versions may be left out.
  private static String name(NamedSeries shown, HistoryLine line) {
    Contender contender = shown.series().contender();
    String whole = contender.toString();
    return whole.equals(line.key().contender())
        ? whole
        : contender.withEngine(contender.family()).toString();
  }

  private static ChartPoint point(HistoryLine line, HistoryPoint point, int x) {
    String label =
        line.changes().stream()
            .filter(it -> it.first().equals(point))
            .findFirst()
            .map(it -> String.format(Locale.ROOT, "× %.2f", it.ratio()))
            .orElse("");
    return ChartPoint.at(x, point.value(), point.run() + ", version " + point.version())
        .labelled(label);
  }

  private static List<String> notes(
      ChartInput material, List<HistoryLine> history, List<RunResult> runs) {
    var words = new HistoryWords(material.workload(), ZoneId.systemDefault());
    var notes = new ArrayList<String>();
    for (HistoryLine line : history) {
      for (HistoryChange change : line.changes()) {
        notes.add(words.sentence(line, change));
      }
    }
    if (notes.isEmpty()) {
      notes.add(
          runs.size() < HistoryLine.FEWEST
              ? "A change can be found from %d runs on. Show more runs of this plan beside this one."
                  .formatted(HistoryLine.FEWEST)
              : "No figure changed.");
    }
    return notes;
  }
}
