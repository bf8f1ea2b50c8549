package dynobench.result;

import static java.util.stream.Collectors.groupingBy;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.stats.Summary;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Histories of the phases of a run's trials, and the figures computed from them. The steady state
/// of an ended trial is computed once. Confined to one thread.
final class PhaseHistories {
  private record TrialPhase(int trial, String phase) {}

  private record MeasurementQuery(String phase, Metric metric) {}

  private final RunResult run;
  private final Map<TrialPhase, PhaseHistory> ended = new HashMap<>();

  /// Cache of measurements: charts, tables and warnings ask for the same ones repeatedly.
  private final Map<MeasurementQuery, List<Measurement>> measured = new HashMap<>();

  PhaseHistories(RunResult run) {
    this.run = run;
  }

  /// Returns the course of a phase; empty where the trial has not finished the phase.
  Optional<PhaseHistory> of(TrialResult trial, String phase) {
    return trial
        .phase(phase)
        .map(first ->
            trial.outcome().isPresent()
                ? ended.computeIfAbsent(
                    new TrialPhase(trial.trial().number(), phase), _ -> history(trial, first))
                : history(trial, first));
  }

  private PhaseHistory history(TrialResult trial, PhaseFinished first) {
    if (!isWarm(trial)) {
      return PhaseHistory.cold(first);
    }
    boolean ended = trial.outcome().isPresent();
    List<PhaseFinished> now = ended ? List.of() : trial.iterations(first);
    return PhaseHistory.warm(
        ended ? () -> trial.iterations(first) : () -> now, isJudged(first.phase()));
  }

  /// Returns the results of an ended trial's phases, by phase. Empty for a trial that has not
  /// ended, a warm-up, or a cold trial.
  Map<String, PhaseHistory.Settled> settled(TrialResult trial) {
    var settled = new LinkedHashMap<String, PhaseHistory.Settled>();
    if (trial.outcome().isPresent() && isWarm(trial)) {
      trial
          .phases()
          .forEach(each ->
              of(trial, each.phase()).ifPresent(it -> settled.put(each.phase(), it.settle())));
    }
    return settled;
  }

  /// Restores earlier results of a phase of a trial.
  void restore(TrialResult trial, String phase, PhaseHistory.Settled before) {
    trial
        .phase(phase)
        .ifPresent(first ->
            ended.put(
                new TrialPhase(trial.trial().number(), phase),
                PhaseHistory.settled(
                    first, () -> trial.iterations(first), isJudged(phase), before)));
  }

  private boolean isWarm(TrialResult trial) {
    boolean planned = run.plan().filter(it -> it.steady().isPresent()).isPresent();
    return !trial.trial().warmup() && (planned || !trial.later().isEmpty());
  }

  /// Returns whether a phase must reach a steady state. All phases of an unknown workload must.
  private boolean isJudged(String phase) {
    List<Phase> lasting = run.workload().lasting();
    return lasting.isEmpty() || lasting.stream().anyMatch(each -> each.id().equals(phase));
  }

  /// Clears the measurements after an event that may change them.
  void changed() {
    measured.clear();
  }

  /// Returns a measurement for every series and point where a repetition that counts has a value of
  /// the metric.
  List<Measurement> measurements(String phase, Metric metric) {
    return measured.computeIfAbsent(new MeasurementQuery(phase, metric), this::measure);
  }

  private List<Measurement> measure(MeasurementQuery query) {
    var measurements = new ArrayList<Measurement>();
    Map<Contender, Map<Settings, List<TrialResult>>> counted = counted(query.phase());
    for (Series one : run.series()) {
      counted
          .getOrDefault(one.contender(), Map.of())
          .forEach((levels, trials) ->
              measurement(one, query.metric(), levels, query.phase(), trials)
                  .ifPresent(measurements::add));
    }
    return List.copyOf(measurements);
  }

  private Map<Contender, Map<Settings, List<TrialResult>>> counted(String phase) {
    Map<Contender, Map<Settings, List<TrialResult>>> counted =
        run.trials().stream()
            .filter(trial -> trial.counts() && trial.phase(phase).isPresent())
            .collect(
                groupingBy(
                    trial -> trial.trial().contender(),
                    groupingBy(trial -> trial.trial().levels())));
    LevelOrder order = LevelOrder.of(run);
    counted.replaceAll((_, points) -> sorted(points, order));
    return counted;
  }

  /// Sorts by point. Points are far fewer than trials, so only points are compared.
  private static Map<Settings, List<TrialResult>> sorted(
      Map<Settings, List<TrialResult>> points, LevelOrder order) {
    var sorted = new LinkedHashMap<Settings, List<TrialResult>>();
    points.entrySet().stream()
        .sorted(Map.Entry.comparingByKey(order))
        .forEach(each -> sorted.put(each.getKey(), each.getValue()));
    return sorted;
  }

  /// Returns the measurement of some trials of one series at one point; empty where no trial has
  /// such a figure.
  private Optional<Measurement> measurement(
      Series series, Metric metric, Settings levels, String phase, List<TrialResult> all) {
    var trials = new ArrayList<Integer>();
    var courses = new ArrayList<PhaseHistory>();
    var values = new ArrayList<Double>();
    for (TrialResult each : all) {
      Optional<PhaseHistory> course = of(each, phase);
      OptionalDouble value = course.map(it -> it.value(metric)).orElseGet(OptionalDouble::empty);
      if (value.isPresent()) {
        trials.add(each.trial().number());
        courses.add(course.orElseThrow());
        values.add(value.getAsDouble());
      }
    }
    return trials.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Measurement(
                phase,
                metric,
                series,
                levels,
                courses.getFirst().first().operations(),
                trials,
                new Summary(values),
                warmth(metric, trials, courses)));
  }

  private static Optional<IterationSummary> warmth(
      Metric metric, List<Integer> trials, List<PhaseHistory> courses) {
    if (courses.stream().anyMatch(each -> each.steadiness().isEmpty())) {
      return Optional.empty();
    }
    var unsteady = new ArrayList<Integer>();
    var first = new ArrayList<Double>();
    for (int i = 0; i < courses.size(); i++) {
      PhaseHistory course = courses.get(i);
      if (course.isUnsteady()) {
        unsteady.add(trials.get(i));
      }
      first.add(
          PhaseHistory.of(course.first(), metric)
              .orElseGet(() -> course.value(metric).orElseThrow()));
    }
    return Optional.of(
        new IterationSummary(
            new Summary(first),
            Summary.of(courses.stream().mapToDouble(PhaseHistory::count).toArray()),
            unsteady));
  }
}
