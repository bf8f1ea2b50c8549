package dynobench.profile;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.plan.Contender;
import dynobench.profiling.ProfiledRounds;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.MeanInterval;
import dynobench.stats.Summary;
import dynobench.table.NumberText;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Ratio of the times of profiled rounds to those of the rounds between them that have no profiler,
/// over all phases that take at least 50 ms.
///
/// @param ratio mean ratio of the medians, with its interval over phases and contenders
public record ProfilingCost(MeanInterval ratio) {
  /// Shortest work that counts, in nanoseconds.
  private static final double LEAST_NANOS = 50e6;

  private record PhasePlace(Contender contender, Settings levels, String phase) {}

  /// Returns the ratio; empty with fewer than three phases that can be compared.
  ///
  /// @param rounds result of all added rounds
  static Optional<ProfilingCost> of(RunResult rounds) {
    Map<PhasePlace, Summary> profiled = times(rounds, true);
    Map<PhasePlace, Summary> plain = times(rounds, false);
    var ratios = new ArrayList<Double>();
    plain.forEach((place, times) -> {
      if (profiled.containsKey(place)) {
        ratios.add(profiled.get(place).median() / times.median());
      }
    });
    return ratios.isEmpty()
        ? Optional.empty()
        : MeanInterval.of(new Summary(ratios), MeanInterval.USUAL_CONFIDENCE)
            .map(ProfilingCost::new);
  }

  /// Returns the ratio as a sentence.
  public String sentence() {
    return "Rounds with the profiler took %s times as long as rounds without it (%s–%s)."
        .formatted(
            NumberText.figure(ratio.mean()),
            NumberText.figure(ratio.low()),
            NumberText.figure(ratio.high()));
  }

  private static List<PhaseFinished> longPhases(TrialResult trial) {
    return trial.phases().stream()
        .filter(each -> each.timing().workNanos() >= LEAST_NANOS)
        .toList();
  }

  private static Map<PhasePlace, Summary> times(RunResult rounds, boolean profiled) {
    var times = new HashMap<PhasePlace, List<Double>>();
    for (TrialResult each : rounds.trials()) {
      if (each.counts() && ProfiledRounds.have(each.trial()) == profiled) {
        for (PhaseFinished phase : longPhases(each)) {
          times
              .computeIfAbsent(
                  new PhasePlace(each.trial().contender(), each.trial().levels(), phase.phase()),
                  _ -> new ArrayList<>())
              .add((double) phase.timing().workNanos() / Math.max(1, phase.operations()));
        }
      }
    }
    var sums = new HashMap<PhasePlace, Summary>();
    times.forEach((place, all) -> sums.put(place, new Summary(all)));
    return sums;
  }
}
