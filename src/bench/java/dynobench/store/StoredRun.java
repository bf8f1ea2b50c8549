package dynobench.store;

import dynobench.event.RunEvent;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Run that was read from disk with all its events, for a replay.
///
/// @param skipped lines that are not events, or not events that this version knows
/// @param plan plan from the file `plan.toml`, for a log without its first line
/// @param environment environment from the file `environment.json`
public record StoredRun(
    Path folder,
    List<RunEvent> events,
    OmittedLines skipped,
    Optional<Plan> plan,
    Optional<Environment> environment) {
  public StoredRun {
    events = List.copyOf(events);
  }

  /// Returns the result of all events.
  public RunResult result() {
    var result = new RunResult(String.valueOf(folder.getFileName()));
    plan.ifPresent(result::assume);
    environment.ifPresent(result::assume);
    events.forEach(result);
    result.missing(skipped);
    return result;
  }
}
