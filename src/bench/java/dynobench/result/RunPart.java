package dynobench.result;

import dynobench.measure.Environment;
import dynobench.plan.RoundCounts;
import dynobench.plan.Trial;

/// Rounds of a run that were measured in one go. A run has one part until rounds are added to it.
/// Users who add rounds have seen the result so far, so each further part is a further look at it.
///
/// @param number from 1
/// @param firstTrial number of its first trial
/// @param firstRound number of its first round
/// @param rounds number of its planned rounds, without warm-ups. If it was stopped and another part
///   follows, it is the number of rounds that began; the later part does not repeat them.
/// @param startMillis time of its start, in milliseconds since 1970
/// @param environment environment at its start
public record RunPart(
    int number,
    int firstTrial,
    int firstRound,
    int rounds,
    long startMillis,
    Environment environment) {
  /// Returns the number of the part's last round. In a stopped part that another one follows, this
  /// is the last round that began.
  public int lastRound() {
    return firstRound + rounds - 1;
  }

  /// Returns its rounds as text, such as `rounds 7–10`.
  public String words() {
    return RoundCounts.range(firstRound, lastRound());
  }

  /// Returns whether a trial may be in this part, judged by its repetition.
  ///
  /// @param warmups number of the plan's warm-ups
  boolean holds(Trial trial, int warmups) {
    return trial.warmup()
        ? trial.repetition() <= warmups
        : trial.repetition() >= firstRound && trial.repetition() <= lastRound();
  }

  RunPart endingBefore(RunPart next) {
    int begun = Math.clamp((long) next.firstRound - firstRound, 0, rounds);
    return new RunPart(number, firstTrial, firstRound, begun, startMillis, environment);
  }
}
