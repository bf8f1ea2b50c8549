package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Several stored runs on each of two sides. All repetitions of a run share effects such as the
/// placement of its JVMs and files, and the machine's speed in that hour. So each run counts once,
/// with the median of its repetitions.
///
/// @param base runs of the base, at least one
/// @param others runs of the other side, at least one
record ComparedRuns(List<RunResult> base, List<RunResult> others, Metric metric) {
  /// Compares each contender and phase of the first run of the base, at each point of the base.
  Comparison comparison(double margin) {
    List<MeasurementPair> contrasts =
        base.getFirst().series().stream().flatMap(each -> of(each).stream()).toList();
    List<RunResult> all = Stream.concat(base.stream(), others.stream()).toList();
    var rule = VerdictRule.between(all, margin);
    return new Comparison(
        MeasurementPair.judged(contrasts, rule),
        List.copyOf(differences()),
        List.of(contrasts.size()),
        rule.budget());
  }

  private List<MeasurementPair> of(Series one) {
    var contrasts = new ArrayList<MeasurementPair>();
    for (String phase : base.getFirst().phases()) {
      List<Map<Settings, Measurement>> before = measured(base, one, phase);
      List<Map<Settings, Measurement>> now = measured(others, one, phase);
      Set<Settings> points = new LinkedHashSet<>();
      before.forEach(each -> points.addAll(each.keySet()));
      for (Settings levels : points) {
        MeasurementPair.ofRuns(at(before, levels), at(now, levels), objection())
            .ifPresent(contrasts::add);
      }
    }
    return contrasts;
  }

  private List<Map<Settings, Measurement>> measured(
      List<RunResult> runs, Series one, String phase) {
    return runs.stream()
        .flatMap(run ->
            run.series(one.contender()).stream()
                .map(series -> Comparison.of(run, series, phase, metric)))
        .toList();
  }

  private static List<Measurement> at(List<Map<Settings, Measurement>> all, Settings levels) {
    return all.stream().flatMap(each -> Optional.ofNullable(each.get(levels)).stream()).toList();
  }

  private Optional<String> objection() {
    RunResult first = base.getFirst();
    return all()
        .flatMap(each -> each.log().untrustedReason().stream())
        .findFirst()
        .or(() ->
            all()
                .skip(1)
                .flatMap(each -> RunDifferences.machine(first, each).stream())
                .findFirst()
                .map(what -> "measured on different machines (%s)".formatted(what)));
  }

  private Stream<RunResult> all() {
    return Stream.concat(base.stream(), others.stream());
  }

  /// Returns the differences of each run from the first of the base.
  private Set<String> differences() {
    var sentences = new LinkedHashSet<String>();
    RunResult first = base.getFirst();
    all()
        .skip(1)
        .forEach(run -> {
          sentences.addAll(RunDifferences.between(first, run));
          for (Series one : first.series()) {
            run.series(one.contender()).stream()
                .flatMap(other -> RunDifferences.ofSeries(first.id(), one, run.id(), other))
                .forEach(sentences::add);
          }
        });
    return sentences;
  }
}
