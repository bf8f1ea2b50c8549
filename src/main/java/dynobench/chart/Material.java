package dynobench.chart;

import dynobench.event.Series;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// What a picture is made from: the series to be shown, in order, each with its name and its look.
record Material(ChartRequest request, List<Source> sources, List<Shown> shown) {

  /// One series.
  ///
  /// @param name tells it from every other one on the chart
  record Shown(Source source, Series series, String name, Look look) {
    SeriesKey key() {
      return source.key(series);
    }
  }

  Material {
    sources = List.copyOf(sources);
    shown = List.copyOf(shown);
  }

  static Material of(ChartRequest request, List<Source> sources, Set<SeriesKey> hidden) {
    var looks = Looks.of(sources);
    var shown = new ArrayList<Shown>();
    for (Source source : sources) {
      SeriesNames.of(source.figures().series())
          .forEach((series, name) ->
              shown.add(new Shown(source, series, named(name, source), looks.of(source, series))));
    }
    shown.removeIf(each -> hidden.contains(each.key()));
    return new Material(request, sources, shown);
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

  /// Without characters that no drawing and no file of ours could hold.
  private static String named(String name, Source source) {
    String printable = name.replaceAll("[\\p{Cntrl}\\p{Cs}]", "\uFFFD");
    return switch (source.role()) {
      case MAIN -> printable;
      case OVERLAY, REFERENCE -> "%s (%s)".formatted(printable, source.figures().id());
    };
  }

  Stream<Shown> having(Map<SeriesKey, ?> figures) {
    return shown.stream().filter(each -> figures.containsKey(each.key()));
  }
}
