package dynobench.store;

import dynobench.event.RunEvent;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.result.Skipped;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A run read from disk with all its events, to be replayed.
///
/// @param skipped lines that are no events, or none that this version knows
/// @param plan as its own file says, for a log that lost its first line
/// @param environment as its own file says
public record StoredRun(
    Path folder,
    List<RunEvent> events,
    Skipped skipped,
    Optional<Plan> plan,
    Optional<Environment> environment) {
  public StoredRun {
    events = List.copyOf(events);
  }

  /// What all events together say.
  public RunResult result() {
    var result = new RunResult(String.valueOf(folder.getFileName()));
    plan.ifPresent(result::assume);
    environment.ifPresent(result::assume);
    events.forEach(result);
    result.missing(skipped);
    return result;
  }
}
