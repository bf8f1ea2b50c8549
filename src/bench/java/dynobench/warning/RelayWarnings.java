package dynobench.warning;

import dynobench.event.RunEvent.Sliced;
import dynobench.event.Series;
import dynobench.result.RunResult;
import dynobench.result.SlicePairs;
import dynobench.result.TrialResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Warnings about a relay: disturbance between contenders, and time outside the typical slice.
final class RelayWarnings {
  /// Largest processor use of a waiting worker in cores, on average while the other one runs. An
  /// arbitrary choice, not a measured limit.
  static final double MOST_IDLE = 0.10;

  private static final double NANOS_PER_MILLI = 1e6;

  private final RunResult result;

  /// The two trials of a round.
  private record Round(TrialResult one, TrialResult other) {}

  RelayWarnings(RunResult result) {
    this.result = result;
  }

  List<ResultWarning> list() {
    if (result.trials().stream().allMatch(each -> each.slices().isEmpty())) {
      return List.of(); // not a relay
    }
    var doubts = new ArrayList<ResultWarning>();
    unsteady().ifPresent(doubts::add);
    doubts.addAll(sliceDisagreements());
    return doubts;
  }

  private Optional<ResultWarning> unsteady() {
    var cases = new ArrayList<ResultWarning.Case>();
    int places = 0;
    for (String phase : result.phases()) {
      for (Series series : result.series()) {
        List<Sliced> all = slices(series, phase);
        long waited = all.stream().mapToLong(Sliced::waitedNanos).sum();
        double idle = all.stream().mapToLong(Sliced::idleCpuNanos).sum();
        places += waited > 0 ? 1 : 0;
        if (waited > 0 && idle / waited > MOST_IDLE) {
          cases.add(
              warningCase(series, phase, idle / waited, idle / NANOS_PER_MILLI / all.size(), all));
        }
      }
    }
    return ResultWarning.of(
        WarningKind.RESTLESS,
        "In %,d of %,d phases the waiting worker used more than 10 %% of a core during slices of"
            + " the other worker",
        cases,
        places,
        "The JIT compiler is busy after a JVM starts: raise the operations to reduce its share. If"
            + " the load remains, the engine works in the background: remove relay from the plan.");
  }

  private static ResultWarning.Case warningCase(
      Series series, String phase, double share, double millis, List<Sliced> all) {
    return new ResultWarning.Case(
        share,
        String.format(
            Locale.ROOT,
            "%s, %s: %.0f %% (%,.0f ms per trial)",
            phase,
            series.title(),
            share * 100,
            millis),
        series.contender(),
        all.stream().map(Sliced::trial).toList());
  }

  private List<Sliced> slices(Series series, String phase) {
    return result.trials().stream()
        .filter(TrialResult::counts)
        .filter(each -> each.trial().contender().equals(series.contender()))
        .flatMap(each -> each.slices(phase).stream())
        .toList();
  }

  /// Returns warnings about phases in which typical slice and sum disagree. Both figures are true,
  /// but they answer different questions.
  private List<ResultWarning> sliceDisagreements() {
    return result.phases().stream().flatMap(phase -> sliceDisagreements(phase).stream()).toList();
  }

  private Optional<ResultWarning> sliceDisagreements(String phase) {
    List<Round> rounds =
        rounds().stream()
            .filter(each -> SlicePairs.of(each.other(), each.one(), phase).isPresent())
            .toList();
    if (rounds.isEmpty()) {
      return Optional.empty();
    }
    Summary one = sums(rounds.stream().map(Round::one).toList(), phase);
    Summary other = sums(rounds.stream().map(Round::other).toList(), phase);
    Ratio sums = Ratio.ofRounds(other, one);
    Ratio typical =
        Ratio.ofRounds(
            other,
            one,
            rounds.stream()
                .flatMap(each -> SlicePairs.of(each.other(), each.one(), phase).stream())
                .map(SlicePairs::typical)
                .toList());
    return typical
        .interval(ConfidenceInterval.USUAL_CONFIDENCE)
        .filter(it -> it.confidence() >= ConfidenceInterval.USUAL_CONFIDENCE)
        .flatMap(it ->
            sums.interval(ConfidenceInterval.USUAL_CONFIDENCE)
                .filter(sum -> it.high() < sum.low() || sum.high() < it.low())
                .map(sum -> disagreement(phase, typical.estimate(), it, sums.estimate(), sum)));
  }

  private static ResultWarning disagreement(
      String phase,
      double typical,
      ConfidenceInterval its,
      double sums,
      ConfidenceInterval theirs) {
    return new ResultWarning(
        WarningKind.SLICES_APART,
        String.format(
            Locale.ROOT,
            "In %s the ratio is %.3f (%.3f – %.3f) for the typical slice and %.3f (%.3f – %.3f) for"
                + " all slices together. Few slices cause the difference, for example by flushes,"
                + " garbage collections or checkpoints.",
            phase,
            typical,
            its.low(),
            its.high(),
            sums,
            theirs.low(),
            theirs.high()),
        "The typical slice shows the cost of a statement; all slices together show the cost of the"
            + " work. For a verdict on the whole work, measure whole trials.");
  }

  private static Summary sums(List<TrialResult> trials, String phase) {
    return new Summary(
        trials.stream()
            .flatMap(each -> each.slices(phase).stream())
            .map(each -> (double) each.nanos().stream().mapToLong(Long::longValue).sum())
            .toList());
  }

  /// Returns the rounds that both contenders completed, with the plan's first contender as `one`.
  private List<Round> rounds() {
    List<Series> sides = result.series();
    if (sides.size() != 2) {
      return List.of();
    }
    List<TrialResult> others = counting(sides.getLast());
    return counting(sides.getFirst()).stream()
        .flatMap(one ->
            others.stream()
                .filter(other -> other.trial().repetition() == one.trial().repetition())
                .map(other -> new Round(one, other)))
        .toList();
  }

  private List<TrialResult> counting(Series side) {
    return result.trials().stream()
        .filter(TrialResult::counts)
        .filter(each -> each.trial().contender().equals(side.contender()))
        .toList();
  }
}
