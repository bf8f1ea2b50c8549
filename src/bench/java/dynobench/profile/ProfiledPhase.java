package dynobench.profile;

import dynobench.event.Series;
import dynobench.frames.TimeCategory;
import dynobench.stats.MeanInterval;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Time of a contender in a phase, over all profiled rounds.
///
/// @param levels values of the factors
/// @param rounds rounds in which the contender completed the phase, in their order; never empty
public record ProfiledPhase(Series series, Settings levels, String phase, List<RoundTime> rounds) {
  public ProfiledPhase {
    rounds = List.copyOf(rounds);
    if (rounds.isEmpty()) {
      throw new IllegalArgumentException("a profiled phase has rounds");
    }
  }

  /// Returns the mean share of a category.
  public double share(TimeCategory category) {
    return shares(category).mean();
  }

  /// Returns the interval of the mean share; empty with fewer than three rounds.
  public Optional<MeanInterval> interval(TimeCategory category) {
    return MeanInterval.of(shares(category), MeanInterval.USUAL_CONFIDENCE);
  }

  private Summary shares(TimeCategory category) {
    return new Summary(rounds.stream().map(each -> each.share(category)).toList());
  }

  /// Returns the mean time of an operation in nanoseconds.
  public double nanos() {
    return rounds.stream().mapToDouble(RoundTime::nanos).average().orElseThrow();
  }

  /// Returns the mean amount for each operation; empty where the system does not tell it.
  public OptionalDouble amount(OperationCount what) {
    return rounds.stream()
        .flatMap(each -> Optional.ofNullable(each.counts().amounts().get(what)).stream())
        .mapToDouble(each -> each)
        .average();
  }

  /// Returns whether a stack has a frame whose name ends with a text.
  public boolean callsMethod(String end) {
    return rounds.stream()
        .flatMap(each -> each.stacks().keySet().stream())
        .anyMatch(stack -> stack.frames().stream().anyMatch(frame -> frame.endsWith(end)));
  }

  /// Returns the rounds with these numbers; empty if there are none.
  public Optional<ProfiledPhase> ofRounds(int first, int last) {
    List<RoundTime> some =
        rounds.stream().filter(each -> each.round() >= first && each.round() <= last).toList();
    return some.isEmpty()
        ? Optional.empty()
        : Optional.of(new ProfiledPhase(series, levels, phase, some));
  }

  /// Returns the round with a number.
  Optional<RoundTime> round(int number) {
    return rounds.stream().filter(each -> each.round() == number).findFirst();
  }
}
