package dynobench.chart;

import dynobench.chart.Picture.Stretch;
import dynobench.measure.Metric;
import dynobench.plan.Levels;
import dynobench.result.Figures;
import dynobench.result.LevelOrder;
import dynobench.result.Measurement;
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

/// What a picture is made from: the series to be shown, in order, each with its name and its look.
public record Material(ChartRequest request, List<Source> sources, List<NamedSeries> shown) {

  public Material {
    sources = List.copyOf(sources);
    shown = List.copyOf(shown);
  }

  static Material of(ChartRequest request, List<Source> sources, Set<SeriesKey> hidden) {
    return new Material(
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

  /// What was done: as the first source describes it that knows the phase.
  Workload workload() {
    return sources.stream()
        .map(each -> each.figures().workload())
        .filter(each -> phase().isEmpty() || each.phase(phase()).isPresent())
        .findFirst()
        .orElseGet(() -> sources.getFirst().figures().workload());
  }

  /// The phase's name at the beginning of a title.
  String title() {
    return workload().title(phase());
  }

  /// The measurements of each series that has any, at these levels; other factors may be anything.
  Map<SeriesKey, List<Measurement>> measurements(String phase, Metric metric, Settings held) {
    Map<SeriesKey, List<Measurement>> found = new HashMap<>();
    for (Source source : sources) {
      Optional<Settings> place = place(source);
      for (Measurement each : source.figures().measurements(phase, metric)) {
        if (isAt(each, held) && place.filter(it -> isAt(each, it)).isPresent()) {
          found.computeIfAbsent(source.key(each.series()), _ -> new ArrayList<>()).add(each);
        }
      }
    }
    return found;
  }

  /// What each series has at one point.
  Map<SeriesKey, Measurement> at(String phase, Metric metric, Settings point) {
    Map<SeriesKey, Measurement> found = new HashMap<>();
    measurements(phase, metric, point).forEach((key, all) -> found.put(key, all.getFirst()));
    return found;
  }

  /// A figure that knows nothing of a factor stands at all of its levels.
  private static boolean isAt(Measurement measurement, Settings held) {
    return held.values().entrySet().stream()
        .allMatch(each ->
            measurement
                .levels()
                .get(each.getKey())
                .map(level -> level.equals(each.getValue()))
                .orElse(true));
  }

  /// Whose figures these are; all others lie over them. The first that anything is known of.
  Source lead() {
    return sources.stream()
        .filter(each -> !each.figures().series().isEmpty() || !each.figures().factors().isEmpty())
        .findFirst()
        .orElseGet(sources::getFirst);
  }

  /// What varies in the lead, in order: what lies over it is placed by that, or not at all.
  List<String> factors() {
    return lead().figures().factors();
  }

  /// Where a source is held in what varies in it and not in the lead: at what the lead has
  /// throughout. Empty where the lead doesn't say, so that the source has no place.
  Optional<Settings> place(Source source) {
    Settings place = Settings.NONE;
    for (String each : strange(source)) {
      Optional<String> level = throughout(each);
      if (level.isEmpty()) {
        return Optional.empty();
      }
      place = place.with(each, level.get());
    }
    return Optional.of(place);
  }

  /// What varies in a source, with several values, and not in the lead.
  List<String> strange(Source source) {
    return source.figures().factors().stream()
        .filter(each -> !factors().contains(each))
        .filter(each -> levels(source, each).distinct().count() > 1)
        .toList();
  }

  private Optional<String> throughout(String factor) {
    return run(lead())
        .flatMap(RunResult::plan)
        .flatMap(plan -> lead().figures().workload().settings(plan.parameters()).get(factor));
  }

  /// The factor that the x axis shows: the one asked for, or the first that has several numbers;
  /// empty where nothing varies.
  String factor() {
    List<String> factors = factors();
    if (factors.contains(request.factor())) {
      return request.factor();
    }
    return factors.stream()
        .filter(each -> levels(lead(), each).distinct().count() > 1 && isNumber(each))
        .findFirst()
        .or(() ->
            factors.stream()
                .filter(each -> levels(lead(), each).distinct().count() > 1)
                .findFirst())
        .or(() ->
            factors.stream().filter(each -> levels(each).size() > 1 && isNumber(each)).findFirst())
        .or(() -> factors.stream().filter(each -> levels(each).size() > 1).findFirst())
        .or(() -> factors.stream().findFirst())
        .orElse("");
  }

  /// Whether a factor's values can stand on an axis of numbers.
  boolean isNumber(String factor) {
    return levels(factor).stream().allMatch(Levels::isNumber);
  }

  /// The values that a factor has, or will have, in the sources, in order.
  List<String> levels(String factor) {
    return sources.stream()
        .flatMap(each -> levels(each, factor))
        .distinct()
        .map(each -> Settings.of(factor, each))
        .sorted(new LevelOrder(List.of(factor), words()))
        .map(each -> each.text(factor))
        .toList();
  }

  /// From the least to the most that the lead's plan says of a factor: so far the axis goes from
  /// the start. What was cancelled won't come.
  Optional<Stretch> planned(String factor) {
    return unbroken()
        .filter(run -> run.plan().flatMap(plan -> plan.factor(factor)).isPresent())
        .filter(_ -> levels(lead(), factor).allMatch(Levels::isNumber))
        .map(_ -> levels(lead(), factor).mapToDouble(Double::parseDouble).summaryStatistics())
        .map(all -> new Stretch(all.getMin(), all.getMax()));
  }

  /// The same of its repetitions; warm-ups come before 1.
  Optional<Stretch> plannedRepetitions() {
    return unbroken()
        .flatMap(RunResult::plan)
        .map(plan -> new Stretch(1 - plan.warmups(), plan.repetitions()));
  }

  private Optional<RunResult> unbroken() {
    return run(lead()).filter(run -> run.state() != RunState.CANCELLED);
  }

  private List<String> words() {
    return sources.stream()
        .flatMap(each -> factors().stream().flatMap(factor -> levels(each, factor)))
        .filter(level -> !Levels.isNumber(level))
        .distinct()
        .toList();
  }

  private Stream<String> levels(Source source, String factor) {
    return run(source)
        .flatMap(RunResult::plan)
        .flatMap(plan -> plan.factor(factor))
        .map(it -> it.range().levels().stream())
        .orElseGet(() ->
            source.figures().phases().stream()
                .flatMap(each -> source.figures().measurements(each).stream())
                .flatMap(each -> each.levels().get(factor).stream()));
  }

  /// Where the factors are held that the x axis doesn't show.
  Settings held(List<String> phases) {
    return point(phases).without(factor());
  }

  /// The point that a chart of one phase is of.
  Settings point() {
    return point(List.of(phase()));
  }

  /// One point of what varies: as it was asked for; otherwise the largest number, or the first
  /// word, of the first source that has a figure for one of the phases, so that a run with an
  /// overlay is shown at its own.
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

  private List<Measurement> having(Figures figures, List<String> phases) {
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

  /// Whether there is one level only of what the x axis shows, and the plans of what still runs
  /// have no other.
  boolean hasOnePoint() {
    return levels(factor()).size() < 2;
  }

  /// A source that knows single trials.
  static Optional<RunResult> run(Source source) {
    return source.figures() instanceof RunResult run ? Optional.of(run) : Optional.empty();
  }

  /// Whether nothing of what is shown can be looked at more closely than its published medians.
  boolean onlyPublished() {
    return !shown.isEmpty() && shown.stream().allMatch(each -> run(each.source()).isEmpty());
  }

  /// The phases of all sources, in order.
  List<String> phases() {
    return sources.stream().flatMap(each -> each.figures().phases().stream()).distinct().toList();
  }

  Stream<NamedSeries> having(Map<SeriesKey, ?> figures) {
    return shown.stream().filter(each -> figures.containsKey(each.key()));
  }
}
