package dynobench.run;

import dynobench.event.RunEvent.RoundsAdded;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import java.util.List;

/// Rounds that are added to a run that has ended.
///
/// @param ended number of trials that have ended
/// @param firstTrial number of the first added trial
/// @param firstRound repetition of the first added round
/// @param rounds number of added rounds
/// @param lastMillis time of the run's last event, in milliseconds since 1970
public record AddedRounds(int ended, int firstTrial, int firstRound, int rounds, long lastMillis) {
  /// Returns the plan of the whole run.
  ///
  /// @param plan plan of the run so far
  public Plan plan(Plan plan) {
    return plan.withRounds(lastRound(), plan.warmups());
  }

  /// Returns the repetition of the last added round.
  public int lastRound() {
    return firstRound + rounds - 1;
  }

  /// Returns the added trials, in the order of running: the same trials, in the same order, as if
  /// the run had had all rounds from its beginning. The plan's warm-ups come first.
  ///
  /// @param whole plan of the whole run
  public List<Trial> trials(Plan whole) {
    return Schedule.from(whole, firstRound, firstTrial);
  }

  /// Returns the first event of the added rounds.
  RoundsAdded event(long atMillis, int trials, Environment environment) {
    return new RoundsAdded(
        atMillis, ended, trials, firstTrial, firstRound, rounds, lastMillis, environment);
  }
}
