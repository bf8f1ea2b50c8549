package dynobench.chart;

import dynobench.result.Measurement;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// What a picture is made from: the series to be shown, in order, each with its name and its look.
record Material(ChartRequest request, List<Source> sources, List<NamedSeries> shown) {

  Material {
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

  /// The measurements of each series that has any.
  Map<SeriesKey, List<Measurement>> measurements(Function<Source, List<Measurement>> measurements) {
    Map<SeriesKey, List<Measurement>> found = new HashMap<>();
    for (Source source : sources) {
      for (Measurement each : measurements.apply(source)) {
        found.computeIfAbsent(source.key(each.series()), _ -> new ArrayList<>()).add(each);
      }
    }
    return found;
  }

  /// The times of a phase.
  Map<SeriesKey, List<Measurement>> measurements(String phase) {
    return measurements(source -> source.figures().measurements(phase));
  }

  /// The times of a part of a phase, of those sources that know it.
  Map<SeriesKey, List<Measurement>> measurements(String phase, Part part) {
    return measurements(source ->
        run(source)
            .map(run -> run.measurements(phase, each -> part.nanos(each.timing())))
            .orElse(List.of()));
  }

  /// A source that knows single trials.
  static Optional<RunResult> run(Source source) {
    return source.figures() instanceof RunResult run ? Optional.of(run) : Optional.empty();
  }

  /// Whether nothing of what is shown can be looked at more closely than its published medians.
  boolean onlyPublished() {
    return !shown.isEmpty() && shown.stream().allMatch(each -> run(each.source()).isEmpty());
  }

  /// The largest row count that has times of one of the phases: of the first source that has any,
  /// so that a run with an overlay is shown at its own.
  long largestRows(List<String> phases) {
    return sources.stream()
        .map(source -> largestRows(source, phases))
        .filter(rows -> rows > 0)
        .findFirst()
        .orElse(0L);
  }

  /// Whether there is one row count only, and the plans of what still runs have no other.
  boolean hasOneSize() {
    return sources.stream().flatMap(each -> sizes(each).stream()).distinct().count() == 1;
  }

  private List<Long> sizes(Source source) {
    return run(source)
        .flatMap(RunResult::plan)
        .map(plan -> plan.rows().sizes())
        .orElseGet(
            () -> source.figures().measurements(phase()).stream().map(Measurement::rows).toList());
  }

  /// The phases of all sources, in order.
  List<String> phases() {
    return sources.stream().flatMap(each -> each.figures().phases().stream()).distinct().toList();
  }

  private static long largestRows(Source source, List<String> phases) {
    return phases.stream()
        .flatMap(phase -> source.figures().measurements(phase).stream())
        .mapToLong(Measurement::rows)
        .max()
        .orElse(0);
  }

  Stream<NamedSeries> having(Map<SeriesKey, ?> figures) {
    return shown.stream().filter(each -> figures.containsKey(each.key()));
  }
}
