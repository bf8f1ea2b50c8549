package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Curve;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.result.Scaling;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ScalingFit;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Chart of the work of a phase over a factor, with a fitted power law. Shows other metrics too,
/// except the total time.
final class ScalingChart implements Chart {
  /// Number of points that draw a power law as a smooth curve on linear axes.
  private static final int CURVE_POINTS = 60;

  @Override
  public String id() {
    return "scaling";
  }

  @Override
  public String title() {
    return "Scaling";
  }

  @Override
  public String about() {
    return "Growth of the work time with a factor: both axes logarithmic, with a fitted exponent"
        + " and its interval";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE_AND_FACTOR;
  }

  @Override
  public boolean shows(Metric metric) {
    return !metric.unit().isQuotient() && metric != Metric.TIME;
  }

  /// The work, since opening and closing do not grow.
  @Override
  public Metric defaultMetric() {
    return Metric.WORK;
  }

  /// A power law is a straight line on logarithmic axes.
  @Override
  public Logs logs() {
    return new Logs(true, true);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String factor = material.factor();
    boolean applies = !factor.isEmpty() && PerOperationChart.applies(material);
    Settings held = material.held(List.of(material.phase()));
    Map<SeriesKey, List<Measurement>> known = applies ? figures(material, held) : Map.of();
    boolean one =
        known.values().stream()
                .flatMap(List::stream)
                .map(each -> each.levels().get(factor))
                .distinct()
                .count()
            == 1;
    Map<SeriesKey, List<Measurement>> figures = one ? Map.of() : known;
    var notes = new ArrayList<>(ChartNotes.spread(material, figures));
    if (!factor.isEmpty()) {
      notes.add(dotted(material));
    }
    return new ChartDraft(
        material,
        title(material) + ChartDraft.at(held),
        ChartForm.LINES,
        OverFactor.axis(material),
        what(material),
        OverFactor.lines(material, figures, _ -> 1).stream()
            .map(line -> fitted(line, figures.getOrDefault(line.key(), List.of()), factor))
            .toList(),
        notes,
        noGrowth(material, applies, one));
  }

  private static String dotted(ChartInput material) {
    return "Dotted: %s (of published figures, the whole time) as a power of %s; least squares on the logarithms of all repetitions, exponent with its 95 %% interval by Student's t."
        .formatted(what(material), LevelLabels.name(material.factor()));
  }

  private static String title(ChartInput material) {
    String grows =
        "%s: how %s grows"
            .formatted(material.title(), metric(material) == Metric.WORK ? "work" : what(material));
    return material.factor().isEmpty()
        ? grows
        : grows + " with " + LevelLabels.name(material.factor());
  }

  private static String what(ChartInput material) {
    return metric(material).title();
  }

  /// Returns the metric to fit: the work instead of the total time.
  private static Metric metric(ChartInput material) {
    return material.metric() == Metric.TIME ? Metric.WORK : material.metric();
  }

  private static Map<SeriesKey, List<Measurement>> figures(ChartInput material, Settings held) {
    Map<SeriesKey, List<Measurement>> figures = new HashMap<>();
    if (metric(material) == Metric.WORK) {
      material
          .measurements(material.phase(), Metric.TIME, held)
          .forEach((key, all) -> {
            boolean published =
                material.sources().stream()
                    .filter(each -> ChartInput.run(each).isEmpty())
                    .anyMatch(each -> each.figures().id().equals(key.source()));
            if (published) {
              figures.put(key, all);
            }
          });
    }
    figures.putAll(material.measurements(material.phase(), metric(material), held));
    return figures;
  }

  private static String noGrowth(ChartInput material, boolean applies, boolean one) {
    if (material.factor().isEmpty()) {
      return material.factors().isEmpty() && isKnown(material)
          ? "Nothing varies in this run. To see growth, vary a factor with two or more values."
          : "";
    }
    String stored = PerOperationChart.stored(material);
    if (!applies) {
      return "The %s count does not change the work of this phase: nothing grows."
          .formatted(stored);
    }
    return one ? "One %s count cannot show growth: measure two or more.".formatted(stored) : "";
  }

  /// Returns whether the run has begun. Before the run begins, its factors are unknown.
  private static boolean isKnown(ChartInput material) {
    return !material.mainSource().figures().series().isEmpty();
  }

  private static ChartLine fitted(ChartLine line, List<Measurement> measurements, String factor) {
    Optional<Curve> curve =
        Scaling.fit(measurements, factor).map(fit -> curve(fit, line.points(), factor));
    return line.with(curve);
  }

  private static Curve curve(ScalingFit fit, List<ChartPoint> points, String factor) {
    if (!Scaling.isDetermined(fit)) {
      return new Curve("exponent undetermined", List.of());
    }
    double from = points.stream().mapToDouble(ChartPoint::x).min().orElse(1);
    double to = points.stream().mapToDouble(ChartPoint::x).max().orElse(1);
    ConfidenceInterval interval = fit.exponentInterval();
    String text =
        String.format(
            Locale.ROOT,
            "%s^%.2f (%.2f – %.2f)",
            LevelLabels.name(factor),
            fit.exponent(),
            interval.low(),
            interval.high());
    return new Curve(
        text,
        IntStream.range(0, CURVE_POINTS)
            .mapToDouble(k -> from * Math.pow(to / from, k / (CURVE_POINTS - 1.0)))
            .mapToObj(x -> ChartPoint.at(x, fit.predict(x), ""))
            .toList());
  }
}
