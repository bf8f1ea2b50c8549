package dynobench.result;

import dynobench.event.RunEvent.AgeingSeen;
import dynobench.event.Series;
import dynobench.measure.AgeingObservation.CleanUp;
import dynobench.measure.AgeingObservation.Cycle;
import dynobench.plan.Contender;
import dynobench.stats.SizeTrend;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/// Cycles of one contender at one point, and its clean-up. Each figure is the median of the trials
/// that count.
///
/// @param cycles cycles in order
/// @param cleanUps clean-ups of the trials; empty where no trial came so far
public record AgedSeries(
    Series series, Settings levels, List<AgedCycle> cycles, List<CleanUp> cleanUps) {
  /// Change of the size per cycle that does not matter, in multiples of the live data.
  private static final double TOLERANCE = 0.005;

  /// Files that are smaller than this share of the live data hold something else.
  private static final double LEAST_STORED = 0.01;

  /// Limit of the cycles for the trend: its computation compares all pairs.
  private static final int MOST_JUDGED = 400;

  /// Medians of a cycle.
  ///
  /// @param timesItsData size of the files, in multiples of the live data
  public record AgedCycle(
      int number,
      double storedBytes,
      double liveBytes,
      double timesItsData,
      double rate,
      double p99Nanos) {}

  private record Place(Contender contender, Settings levels) {}

  public AgedSeries {
    cycles = List.copyOf(cycles);
    cleanUps = List.copyOf(cleanUps);
  }

  /// Returns the contenders and points of a run that have cycles, in the run's order. Warm-ups do
  /// not count. A trial that failed counts as far as it came if no trial completed.
  public static List<AgedSeries> of(RunResult run) {
    var trials = new LinkedHashMap<Place, List<TrialResult>>();
    for (Series series : run.series()) {
      run.trials().stream()
          .filter(each -> !each.trial().warmup())
          .filter(each -> each.trial().contender().equals(series.contender()))
          .forEach(each ->
              trials
                  .computeIfAbsent(
                      new Place(series.contender(), each.trial().levels()), _ -> new ArrayList<>())
                  .add(each));
    }
    Map<Integer, List<AgeingSeen>> seen = new TreeMap<>();
    run.observations()
        .ageing()
        .forEach(each -> seen.computeIfAbsent(each.trial(), _ -> new ArrayList<>()).add(each));
    var all = new ArrayList<AgedSeries>();
    trials.forEach((place, members) ->
        of(run.series(place.contender()).orElseThrow(), place.levels(), counted(members), seen)
            .ifPresent(all::add));
    return all;
  }

  private static List<TrialResult> counted(List<TrialResult> trials) {
    List<TrialResult> counted = trials.stream().filter(TrialResult::counts).toList();
    return counted.isEmpty() ? trials : counted;
  }

  private static Optional<AgedSeries> of(
      Series series,
      Settings levels,
      List<TrialResult> trials,
      Map<Integer, List<AgeingSeen>> seen) {
    var cycles = new TreeMap<Integer, List<Cycle>>();
    var cleanUps = new ArrayList<CleanUp>();
    for (TrialResult trial : trials) {
      for (AgeingSeen each : seen.getOrDefault(trial.trial().number(), List.of())) {
        switch (each.observation()) {
          case Cycle it -> cycles.computeIfAbsent(it.number(), _ -> new ArrayList<>()).add(it);
          case CleanUp it -> cleanUps.add(it);
        }
      }
    }
    return cycles.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new AgedSeries(
                series,
                levels,
                cycles.values().stream().map(AgedSeries::medians).toList(),
                cleanUps));
  }

  private static AgedCycle medians(List<Cycle> cycles) {
    return new AgedCycle(
        cycles.getFirst().number(),
        median(cycles, Cycle::storedBytes),
        median(cycles, Cycle::liveBytes),
        median(cycles, Cycle::timesItsData),
        median(cycles, Cycle::rate),
        median(cycles, Cycle::p99Nanos));
  }

  private static <T> double median(List<T> all, ToDoubleFunction<T> figure) {
    return Summary.of(all.stream().mapToDouble(figure).toArray()).median();
  }

  public AgedCycle last() {
    return cycles.getLast();
  }

  /// Returns whether the mode keeps nothing on the disk, except perhaps a log of messages.
  public boolean isInMemory() {
    return cycles.stream().allMatch(each -> each.timesItsData() < LEAST_STORED);
  }

  /// Returns whether the files grow in the second half of the cycles, but at most in the last
  /// [#MOST_JUDGED], in multiples of the live data per cycle. Empty with too few cycles, or without
  /// files.
  public Optional<SizeTrend> trend() {
    int first = Math.max(cycles.size() / 2, cycles.size() - MOST_JUDGED);
    List<Double> half =
        cycles.subList(first, cycles.size()).stream().map(AgedCycle::timesItsData).toList();
    return isInMemory() ? Optional.empty() : SizeTrend.of(half, TOLERANCE);
  }

  /// Returns the size of the files of the closed database, in multiples of the live data; empty if
  /// no trial came so far.
  public Optional<Double> closedTimesItsData() {
    return cleanUps.isEmpty()
        ? Optional.empty()
        : Optional.of(median(cleanUps, CleanUp::beforeBytes) / last().liveBytes());
  }

  /// Returns whether the engine has a clean-up of its own; empty if no trial came so far.
  public Optional<Boolean> hasCleanUp() {
    return cleanUps.stream().map(CleanUp::exists).findFirst();
  }

  /// Returns the size of the files after the clean-up, in multiples of the live data; empty if no
  /// trial came so far, or if the engine has no clean-up.
  public Optional<Double> cleanedTimesItsData() {
    return hasCleanUp()
        .filter(it -> it)
        .map(_ -> median(cleanUps, CleanUp::afterBytes) / last().liveBytes());
  }

  /// Returns the share of the files that the clean-up gave back, from 0 to 1; negative if the files
  /// grew. Empty as [#cleanedTimesItsData], and without files.
  public Optional<Double> givenBack() {
    return hasCleanUp()
        .filter(it -> it && !isInMemory())
        .map(_ ->
            median(
                cleanUps,
                it -> it.beforeBytes() == 0 ? 0 : 1 - (double) it.afterBytes() / it.beforeBytes()));
  }
}
