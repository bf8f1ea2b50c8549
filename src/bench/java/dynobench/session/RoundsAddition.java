package dynobench.session;

import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.RoundCounts;
import dynobench.result.RunResult;
import dynobench.run.AddedRounds;
import dynobench.store.RunLog;
import dynobench.store.RunStore;
import java.nio.file.Path;

/// Rounds that may be added to a stored run: its conditions are as they were.
///
/// @param folder folder of the run
/// @param bytes length of its log when it was read
/// @param soFar result of the run so far
/// @param checked plan of the whole run, with the added trials
public record RoundsAddition(
    Path folder, long bytes, RunResult soFar, PlanRunner.Checked checked, AddedRounds rounds) {
  /// Returns the run's id.
  public String id() {
    return String.valueOf(folder.getFileName());
  }

  /// Returns the rounds and the run as a phrase, such as `rounds 7–10 of` with the run's id.
  public String words() {
    return "%s of %s".formatted(RoundCounts.range(rounds.firstRound(), rounds.lastRound()), id());
  }

  RunLog openLog(RunStore runs) {
    RunStarted first = soFar.started().orElseThrow();
    return runs.append(folder, bytes, first);
  }
}
