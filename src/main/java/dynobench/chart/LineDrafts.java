package dynobench.chart;

import static dynobench.chart.Draft.capital;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Curve;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.Scaling;
import dynobench.result.TrialResult;
import dynobench.stats.Interval;
import dynobench.stats.ScalingFit;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// The charts with a line for each series.
final class LineDrafts {
  /// So many points make a power of rows look like a curve on linear axes.
  private static final int CURVE_POINTS = 60;

  static final String NOT_PER_ROW =
      "This phase does the same whatever the row count: it has no time per row.";

  private LineDrafts() {}

  static Draft phase(Material material) {
    var figures = material.measurements(material.phase());
    return overRows(
        material,
        capital(material.phase()) + ": time over rows",
        "time",
        lines(material, figures, _ -> 1),
        Notes.spread(material, figures),
        "");
  }

  static Draft timePerRow(Material material) {
    boolean applies = Scaling.applies(material.phase());
    Map<SeriesKey, List<Measurement>> figures =
        applies ? material.measurements(material.phase()) : Map.of();
    return overRows(
        material,
        capital(material.phase()) + ": time per row",
        "time per row",
        lines(material, figures, each -> (double) each.rows()),
        Notes.spread(material, figures),
        applies ? "" : NOT_PER_ROW);
  }

  static Draft scaling(Material material) {
    boolean applies = Scaling.applies(material.phase());
    Map<SeriesKey, List<Measurement>> known =
        applies ? material.measurements(source -> work(source, material.phase())) : Map.of();
    boolean one =
        known.values().stream().flatMap(List::stream).map(Measurement::rows).distinct().count()
            == 1;
    Map<SeriesKey, List<Measurement>> figures = one ? Map.of() : known;
    var notes = new ArrayList<>(Notes.spread(material, figures));
    notes.add(
        "Dotted: work time (of published figures, the whole time) as a power of rows; least squares"
            + " on the logarithms of all repetitions, exponent with its 95 % interval by Student's"
            + " t.");
    return overRows(
        material,
        capital(material.phase()) + ": how work grows with rows",
        "work time",
        lines(material, figures, _ -> 1).stream()
            .map(line -> fitted(line, figures.getOrDefault(line.key(), List.of())))
            .toList(),
        notes,
        noGrowth(applies, one));
  }

  private static String noGrowth(boolean applies, boolean one) {
    if (!applies) {
      return "This phase does the same whatever the row count: nothing grows.";
    }
    return one ? "One row count shows no growth: measure two or more." : "";
  }

  static Draft runToRun(Material material) {
    String phase = material.phase();
    long rows = material.largestRows(List.of(phase));
    List<Line> lines =
        material.shown().stream()
            .flatMap(each ->
                Material.run(each.source())
                    .map(run -> line(each, trials(run, each, phase, rows)))
                    .stream())
            .toList();
    boolean warmups =
        lines.stream().flatMap(line -> line.points().stream()).anyMatch(each -> each.x() <= 0);
    return new Draft(
        material,
        capital(phase) + ", repetition by repetition" + Draft.at(rows),
        Form.LINES,
        Axis.numbers(
            warmups ? "repetition (0 and below: warm-ups, not counted)" : "repetition", false),
        "time",
        material.request().logTime(),
        lines,
        runToRunNotes(lines),
        material.onlyPublished() ? "The source gives no single repetitions." : "");
  }

  private static List<String> runToRunNotes(List<Line> lines) {
    return lines.stream()
            .flatMap(line -> line.points().stream())
            .allMatch(each -> each.outliers().isEmpty())
        ? List.of()
        : List.of(Notes.RINGS);
  }

  private static Draft overRows(
      Material material,
      String title,
      String time,
      List<Line> lines,
      List<String> notes,
      String reason) {
    ChartRequest request = material.request();
    return new Draft(
        material,
        title,
        Form.LINES,
        Axis.numbers("rows", request.logRows()),
        time,
        request.logTime(),
        lines,
        notes,
        reason);
  }

  private static List<Measurement> work(Source source, String phase) {
    return Material.run(source)
        .map(run -> run.measurements(phase, each -> each.timing().workNanos()))
        .orElseGet(() -> source.figures().measurements(phase));
  }

  private static List<Line> lines(
      Material material,
      Map<SeriesKey, List<Measurement>> figures,
      ToDoubleFunction<Measurement> divisor) {
    return material.shown().stream()
        .map(each ->
            line(
                each,
                figures.getOrDefault(each.key(), List.of()).stream()
                    .map(it -> point((double) it.rows(), it).per(divisor.applyAsDouble(it)))
                    .toList()))
        .toList();
  }

  private static Line line(NamedSeries shown, List<Point> points) {
    return new Line(
        shown.key(), shown.name(), shown.look(), Optional.empty(), points, Optional.empty());
  }

  /// The median of a measurement with its interval and its outliers.
  static Point point(double x, Measurement measurement) {
    Summary summary = measurement.summary();
    double median = summary.median();
    Optional<Interval> interval = summary.medianInterval();
    return new Point(
        x,
        median,
        interval.map(Interval::low).orElse(median),
        interval.map(Interval::high).orElse(median),
        0,
        summary.count(),
        measurement.rows(),
        summary.outliers().stream().map(summary.observations()::get).toList());
  }

  private static Line fitted(Line line, List<Measurement> measurements) {
    Optional<Curve> curve = Scaling.fit(measurements).map(fit -> curve(fit, line.points()));
    return new Line(line.key(), line.name(), line.look(), line.part(), line.points(), curve);
  }

  private static Curve curve(ScalingFit fit, List<Point> points) {
    if (!Scaling.isDetermined(fit)) {
      return new Curve("exponent undetermined", List.of());
    }
    double from = points.stream().mapToDouble(Point::x).min().orElse(1);
    double to = points.stream().mapToDouble(Point::x).max().orElse(1);
    Interval interval = fit.exponentInterval();
    String text =
        String.format(
            Locale.ROOT,
            "rows^%.2f (%.2f – %.2f)",
            fit.exponent(),
            interval.low(),
            interval.high());
    return new Curve(
        text,
        IntStream.range(0, CURVE_POINTS)
            .mapToDouble(k -> from * Math.pow(to / from, k / (CURVE_POINTS - 1.0)))
            .mapToObj(rows -> Point.at(rows, fit.predict(rows), Math.round(rows)))
            .toList());
  }

  /// Completed trials in the order of their repetitions; the last warm-up stands at 0.
  private static List<Point> trials(RunResult run, NamedSeries shown, String phase, long rows) {
    Set<Integer> outliers = new HashSet<>();
    run.measurements(phase).stream()
        .filter(each -> each.rows() == rows && each.series().equals(shown.series()))
        .forEach(each -> outliers.addAll(each.outliers()));
    int warmups =
        run.trials().stream()
            .filter(each -> each.trial().warmup())
            .mapToInt(each -> each.trial().repetition())
            .max()
            .orElse(0);
    return run.trials().stream()
        .filter(each -> completed(each) && each.trial().rows() == rows)
        .filter(each -> each.trial().contender().equals(shown.series().contender()))
        .flatMap(each ->
            each.phase(phase).stream()
                .map(it -> {
                  double nanos = it.timing().wallNanos();
                  int shift = each.trial().warmup() ? warmups : 0;
                  List<Double> ring = outliers.contains(it.trial()) ? List.of(nanos) : List.of();
                  double x = each.trial().repetition() - shift;
                  return new Point(x, nanos, nanos, nanos, 0, 1, rows, ring);
                }))
        .sorted(Comparator.comparingDouble(Point::x))
        .toList();
  }

  private static boolean completed(TrialResult trial) {
    return trial.outcome().filter(outcome -> outcome.counts()).isPresent();
  }
}
