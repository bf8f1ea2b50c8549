package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.SlicePairs;
import dynobench.result.TrialResult;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Computes ratios of two measurements of one run. If rounds ran one after the other, the two
/// trials of a round are paired, because the same disturbances affected both. Warm trials only
/// count if they reached a steady state.
final class RoundRatios {
  private record ContenderPoint(Contender contender, Settings levels) {}

  /// Result for two measurements.
  ///
  /// @param together the ratio of whole times, if the main ratio is that of typical slices
  /// @param leftOut number of rounds that both contenders began, but in which at least one of them
  ///   did not complete or did not become steady
  /// @param startedRounds number of rounds that both contenders began
  record RatioResult(Ratio ratio, Optional<Ratio> together, int leftOut, int startedRounds) {}

  private final Map<Integer, TrialResult> results = new HashMap<>();
  private final Map<Integer, Integer> rounds = new HashMap<>();
  private final Map<ContenderPoint, Set<Integer>> startedRounds = new HashMap<>();

  /// Cache, since each measurement is compared with many others.
  private final IdentityHashMap<Measurement, Rounds> known = new IdentityHashMap<>();

  private boolean sliced;

  /// Rounds of a measurement.
  ///
  /// @param places index of each round's value
  /// @param trials trial number of each round
  private record Rounds(NavigableMap<Integer, Integer> places, Map<Integer, Integer> trials) {}

  private final NodeRatios.Finder nodes;
  private final Optional<String> untrustedReason;

  RoundRatios(RunResult run) {
    this(run, new NodeRatios.Finder(run), _ -> true);
  }

  /// @param asked selects the trials to use; all others are ignored
  RoundRatios(RunResult run, Predicate<Trial> asked) {
    this(run, NodeRatios.Finder.NONE, asked);
  }

  private RoundRatios(RunResult run, NodeRatios.Finder nodes, Predicate<Trial> asked) {
    this.nodes = nodes;
    this.untrustedReason = run.log().untrustedReason();
    run.trials().stream()
        .filter(each -> each.outcome().isPresent()) // a running trial may still complete
        .filter(each -> !each.trial().warmup())
        .filter(each -> asked.test(each.trial()))
        .forEach(this::add);
  }

  private void add(TrialResult result) {
    Trial trial = result.trial();
    results.put(trial.number(), result);
    sliced |= !result.slices().isEmpty();
    rounds.put(trial.number(), trial.repetition());
    startedRounds
        .computeIfAbsent(
            new ContenderPoint(trial.contender(), trial.levels()), _ -> new TreeSet<>())
        .add(trial.repetition());
  }

  /// Returns the reason against any statement on a ratio: an unreliable log, or disagreement of
  /// several nodes.
  Optional<String> objection(RatioResult found, Measurement over, Measurement under) {
    if (untrustedReason.isPresent()) {
      return untrustedReason;
    }
    NodeRatios each = nodes.of(over, under);
    return each.nodes().size() > 1 && !found.ratio().isInRounds()
        ? Optional.of(
            "measured on several nodes and not in rounds, and ratios are valid within one"
                + " node only")
        : each.disagreement();
  }

  /// Returns whether the selected trials have a value of each measurement.
  boolean haveBoth(Measurement over, Measurement under) {
    return Stream.of(over, under)
        .noneMatch(each -> known.computeIfAbsent(each, this::rounds).places().isEmpty());
  }

  /// Returns the ratio of two measurements, whose values must all be positive.
  RatioResult of(Measurement over, Measurement under) {
    Rounds first = known.computeIfAbsent(over, this::rounds);
    Rounds second = known.computeIfAbsent(under, this::rounds);
    var both = new TreeSet<>(first.places().keySet());
    both.retainAll(second.places().keySet());
    if (both.isEmpty() || !areInTurns(both, first.trials(), second.trials())) {
      return unpaired(over, under);
    }
    var begunByBoth = new TreeSet<>(startedRounds(over));
    begunByBoth.retainAll(startedRounds(under));
    Ratio whole =
        Ratio.ofRounds(values(over, first.places(), both), values(under, second.places(), both));
    Optional<Ratio> slices =
        typical(over, both, first.trials(), second.trials())
            .map(each -> Ratio.ofRounds(whole.over(), whole.under(), each));
    return new RatioResult(
        slices.orElse(whole),
        slices.map(_ -> whole),
        begunByBoth.size() - both.size(),
        begunByBoth.size());
  }

  /// Returns the typical ratio of the slices for each round. Empty unless all rounds were a relay
  /// and the metric is a time that includes the operations.
  private Optional<List<Double>> typical(
      Measurement over,
      Set<Integer> both,
      Map<Integer, Integer> first,
      Map<Integer, Integer> second) {
    if (!sliced || (over.metric() != Metric.TIME && over.metric() != Metric.WORK)) {
      return Optional.empty();
    }
    List<Double> typical =
        both.stream()
            .flatMap(round ->
                SlicePairs.of(result(first, round), result(second, round), over.phase()).stream())
            .map(SlicePairs::typical)
            .toList();
    return typical.size() == both.size() ? Optional.of(typical) : Optional.empty();
  }

  private TrialResult result(Map<Integer, Integer> trials, Integer round) {
    return Objects.requireNonNull(results.get(trials.getOrDefault(round, 0)));
  }

  private RatioResult unpaired(Measurement over, Measurement under) {
    int unsteady = Math.max(over.unsteady().size(), under.unsteady().size());
    int startedRounds = Math.max(over.trials().size(), under.trials().size());
    return new RatioResult(
        Ratio.ofSamples(settled(over), settled(under)), Optional.empty(), unsteady, startedRounds);
  }

  /// Returns the values of steady trials; all values if no trial became steady, since the caller
  /// then objects to the ratio.
  private Summary settled(Measurement it) {
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < it.trials().size(); i++) {
      Integer trial = it.trials().get(i);
      if (rounds.containsKey(trial) && !it.unsteady().contains(trial)) {
        values.add(it.summary().observations().get(i));
      }
    }
    return values.isEmpty() ? it.summary() : new Summary(values);
  }

  private Set<Integer> startedRounds(Measurement it) {
    return startedRounds.getOrDefault(
        new ContenderPoint(it.series().contender(), it.levels()), Set.of());
  }

  private Rounds rounds(Measurement it) {
    var places = new TreeMap<Integer, Integer>();
    var trials = new HashMap<Integer, Integer>();
    for (int i = 0; i < it.trials().size(); i++) {
      Integer trial = it.trials().get(i);
      Integer round = rounds.get(trial);
      if (round != null && !it.unsteady().contains(trial)) {
        places.put(round, i);
        trials.put(round, trial);
      }
    }
    return new Rounds(places, trials);
  }

  private static Summary values(
      Measurement it, Map<Integer, Integer> places, Iterable<Integer> rounds) {
    List<Double> values = new ArrayList<>();
    rounds.forEach(
        round -> values.add(it.summary().observations().get(places.getOrDefault(round, 0))));
    return new Summary(values);
  }

  /// Returns whether the rounds ran one after the other. They do not if contenders ran one after
  /// the other, as in 2005, or if the order of all trials was shuffled.
  private static boolean areInTurns(
      Iterable<Integer> rounds, Map<Integer, Integer> first, Map<Integer, Integer> second) {
    int last = 0;
    for (Integer round : rounds) {
      int one = first.getOrDefault(round, 0);
      int other = second.getOrDefault(round, 0);
      if (Math.min(one, other) <= last) {
        return false;
      }
      last = Math.max(one, other);
    }
    return true;
  }
}
