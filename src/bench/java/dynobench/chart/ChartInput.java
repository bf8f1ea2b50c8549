package dynobench.chart;

import dynobench.chart.Picture.Stretch;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.LevelOrder;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Input of a chart: the request, the sources, and the visible series in order, each with its name
/// and look.
public record ChartInput(ChartRequest request, List<ChartSource> sources, List<NamedSeries> shown) {

  public ChartInput {
    sources = List.copyOf(sources);
    shown = List.copyOf(shown);
  }

  static ChartInput of(ChartRequest request, List<ChartSource> sources, Set<SeriesKey> hidden) {
    return new ChartInput(
        request,
        sources,
        NamedSeries.all(sources).stream().filter(each -> !hidden.contains(each.key())).toList());
  }

  String phase() {
    return request.phase();
  }

  Metric metric() {
    return request.metric();
  }

  /// Returns the workload of the first source whose workload has the phase; else that of the first
  /// source.
  Workload workload() {
    return sources.stream()
        .map(each -> each.figures().workload())
        .filter(each -> phase().isEmpty() || each.phase(phase()).isPresent())
        .findFirst()
        .orElseGet(() -> sources.getFirst().figures().workload());
  }

  /// Returns the phase's title, for the beginning of the chart's title.
  String title() {
    return workload().title(phase());
  }

  /// Returns the measurements of each series at some levels, hidden series included. Other factors
  /// may have any value. Leaves out series without measurements, and sources that cannot be placed.
  Map<SeriesKey, List<Measurement>> measurements(String phase, Metric metric, Settings held) {
    Map<SeriesKey, List<Measurement>> found = new HashMap<>();
    for (ChartSource source : sources) {
      Optional<Settings> place = place(source);
      for (Measurement each : source.figures().measurements(phase, metric)) {
        if (isAt(each, held) && place.filter(it -> isAt(each, it)).isPresent()) {
          found.computeIfAbsent(source.key(each.series()), _ -> new ArrayList<>()).add(each);
        }
      }
    }
    return found;
  }

  /// Returns whether the levels include a chart's point. While the first trial runs, the point is
  /// still empty and matches all levels.
  static boolean isAt(Settings levels, Settings point) {
    return levels.values().entrySet().containsAll(point.values().entrySet());
  }

  /// Returns the measurement of each series at one point; of several, the first.
  Map<SeriesKey, Measurement> at(String phase, Metric metric, Settings point) {
    Map<SeriesKey, Measurement> found = new HashMap<>();
    measurements(phase, metric, point).forEach((key, all) -> found.put(key, all.getFirst()));
    return found;
  }

  /// Returns whether a measurement lies at these levels. A measurement without a level for a factor
  /// counts at all levels.
  private static boolean isAt(Measurement measurement, Settings held) {
    return held.values().entrySet().stream()
        .allMatch(each ->
            measurement
                .levels()
                .get(each.getKey())
                .map(level -> level.equals(each.getValue()))
                .orElse(true));
  }

  /// Returns the main source: the first with any series or factors, else the first. Other sources
  /// are overlaid on it.
  ChartSource mainSource() {
    return sources.stream()
        .filter(each -> !each.figures().series().isEmpty() || !each.figures().factors().isEmpty())
        .findFirst()
        .orElseGet(sources::getFirst);
  }

  /// Returns the factors of the main source, in order. Overlaid sources are placed by these
  /// factors.
  List<String> factors() {
    return mainSource().figures().factors();
  }

  /// Returns the levels at which to read a source, for factors that vary only in that source: the
  /// main source's constant values. Empty if the main source states no such value, so that the
  /// source cannot be placed.
  Optional<Settings> place(ChartSource source) {
    Settings place = Settings.NONE;
    for (String each : additionalFactors(source)) {
      Optional<String> level = throughout(each);
      if (level.isEmpty()) {
        return Optional.empty();
      }
      place = place.with(each, level.get());
    }
    return Optional.of(place);
  }

  /// Returns the factors that have several values in a source and do not vary in the main source.
  List<String> additionalFactors(ChartSource source) {
    return source.figures().factors().stream()
        .filter(each -> !factors().contains(each))
        .filter(each -> levels(source, each).distinct().count() > 1)
        .toList();
  }

  private Optional<String> throughout(String factor) {
    return run(mainSource())
        .flatMap(RunResult::plan)
        .flatMap(plan -> mainSource().figures().workload().settings(plan.parameters()).get(factor));
  }

  /// Returns the factor on the x axis: the requested one, else preferably one with several numbers.
  /// Empty if the main source has no factors.
  String factor() {
    List<String> factors = factors();
    if (factors.contains(request.factor())) {
      return request.factor();
    }
    return factors.stream()
        .filter(each -> levels(mainSource(), each).distinct().count() > 1 && isNumber(each))
        .findFirst()
        .or(() ->
            factors.stream()
                .filter(each -> levels(mainSource(), each).distinct().count() > 1)
                .findFirst())
        .or(() ->
            factors.stream().filter(each -> levels(each).size() > 1 && isNumber(each)).findFirst())
        .or(() -> factors.stream().filter(each -> levels(each).size() > 1).findFirst())
        .or(() -> factors.stream().findFirst())
        .orElse("");
  }

  /// Returns whether all values of a factor are numbers.
  boolean isNumber(String factor) {
    return levels(factor).stream().allMatch(LevelLabels::isNumber);
  }

  /// Returns the values of a factor in all sources, in order: those of the plan, or the measured
  /// ones if a source's plan does not have the factor.
  List<String> levels(String factor) {
    return sources.stream()
        .flatMap(each -> levels(each, factor))
        .distinct()
        .map(each -> Settings.of(factor, each))
        .sorted(new LevelOrder(List.of(factor), words()))
        .map(each -> each.text(factor))
        .toList();
  }

  /// Returns the range of a factor in the main run's plan, which the axis shows from the start.
  /// Empty for a cancelled run, whose remaining points will not follow. Empty also if the plan does
  /// not vary the factor, or not by numbers.
  Optional<Stretch> planned(String factor) {
    return unbroken()
        .filter(run -> run.plan().flatMap(plan -> plan.factor(factor)).isPresent())
        .filter(_ -> levels(mainSource(), factor).allMatch(LevelLabels::isNumber))
        .map(_ -> levels(mainSource(), factor).mapToDouble(Double::parseDouble).summaryStatistics())
        .map(all -> new Stretch(all.getMin(), all.getMax()));
  }

  /// Returns the range of repetitions in the main run's plan; warm-ups are numbered below 1. Empty
  /// for a cancelled run.
  Optional<Stretch> plannedRepetitions() {
    return unbroken()
        .flatMap(RunResult::plan)
        .map(plan -> new Stretch(1 - plan.warmups(), plan.repetitions()));
  }

  private Optional<RunResult> unbroken() {
    return run(mainSource()).filter(run -> run.state() != RunState.CANCELLED);
  }

  private List<String> words() {
    return sources.stream()
        .flatMap(each -> factors().stream().flatMap(factor -> levels(each, factor)))
        .filter(level -> !LevelLabels.isNumber(level))
        .distinct()
        .toList();
  }

  private Stream<String> levels(ChartSource source, String factor) {
    return run(source)
        .flatMap(RunResult::plan)
        .flatMap(plan -> plan.factor(factor))
        .map(it -> it.range().levels().stream())
        .orElseGet(() ->
            source.figures().phases().stream()
                .flatMap(each -> source.figures().measurements(each).stream())
                .flatMap(each -> each.levels().get(factor).stream()));
  }

  /// Returns the values of the factors that the x axis does not show.
  Settings held(List<String> phases) {
    return point(phases).without(factor());
  }

  /// Returns the point of a chart of one phase.
  Settings point() {
    return point(List.of(phase()));
  }

  /// Returns the point to show. Each factor has its requested value, else its largest number or
  /// first word. These defaults come from the first source with a figure for one of the phases.
  Settings point(List<String> phases) {
    List<Measurement> all =
        sources.stream()
            .map(source -> having(source.figures(), phases))
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse(List.of());
    Settings point = Settings.NONE;
    for (String factor : factors()) {
      Settings held = point;
      List<String> known =
          all.stream()
              .filter(each -> isAt(each, held))
              .flatMap(each -> each.levels().get(factor).stream())
              .distinct()
              .toList();
      Optional<String> level = request.at().get(factor).or(() -> usual(factor, known));
      if (level.isPresent()) {
        point = point.with(factor, level.get());
      }
    }
    return point;
  }

  private List<Measurement> having(MeasurementSet figures, List<String> phases) {
    return phases.stream()
        .flatMap(phase -> figures.measurements(phase, metric()).stream())
        .filter(each -> isAt(each, request.at()))
        .toList();
  }

  private Optional<String> usual(String factor, List<String> known) {
    List<String> ordered = levels(factor).stream().filter(known::contains).toList();
    if (ordered.isEmpty()) {
      return known.stream().findFirst();
    }
    return Optional.of(isNumber(factor) ? ordered.getLast() : ordered.getFirst());
  }

  /// Returns whether the factor on the x axis has fewer than two values, planned ones included.
  boolean hasOnePoint() {
    return levels(factor()).size() < 2;
  }

  /// Returns the run of a source that has single trials; empty for published figures.
  static Optional<RunResult> run(ChartSource source) {
    return source.figures() instanceof RunResult run ? Optional.of(run) : Optional.empty();
  }

  /// Returns whether all visible series are published figures, which have only medians.
  boolean onlyPublished() {
    return !shown.isEmpty() && shown.stream().allMatch(each -> run(each.source()).isEmpty());
  }

  /// Returns the phases of all sources, in order.
  List<String> phases() {
    return sources.stream().flatMap(each -> each.figures().phases().stream()).distinct().toList();
  }

  Stream<NamedSeries> having(Map<SeriesKey, ?> figures) {
    return shown.stream().filter(each -> figures.containsKey(each.key()));
  }
}
