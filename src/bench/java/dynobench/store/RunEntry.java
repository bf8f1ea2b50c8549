package dynobench.store;

import dynobench.plan.RoundsObstacle;
import dynobench.result.RunState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Entry for a run in a list, from the two ends of its log.
///
/// @param plan name of the plan; empty when it cannot be read
/// @param workload workload of the plan; empty when it cannot be read
/// @param started start of the run; for a damaged log, the last change of its folder
/// @param planned number of planned trials; number of ended ones if a duel or a time limit ended
///   the run; empty when unknown
/// @param finished number of trials that ended, successfully or not
/// @param failed number of these that failed
/// @param inProgress whether a living process, this one or another, writes the run's log
/// @param damage description of a damage in the folder, if any
/// @param fixed reason why the run takes no further rounds; empty if it does, or if it is damaged
public record RunEntry(
    Path folder,
    Optional<String> plan,
    Optional<String> workload,
    Instant started,
    OptionalInt planned,
    int finished,
    int failed,
    RunState state,
    boolean inProgress,
    Optional<String> damage,
    Optional<RoundsObstacle> fixed) {
  /// Pattern of the ids that the store creates.
  private static final Pattern MADE_ID = Pattern.compile("\\d{4}-\\d\\d-\\d\\d-\\d{4}-.*");

  /// Reads the entry from a run's folder.
  public static RunEntry of(Path folder) {
    return new RunGlance(folder, SummaryCache.NONE).entry();
  }

  /// Returns the run's id: the name of its folder.
  public String id() {
    return String.valueOf(folder.getFileName());
  }

  /// Returns the name for display: the plan's name, or the run's id if a user renamed the run or
  /// the plan cannot be read.
  public String name() {
    return name(id(), plan);
  }

  /// Returns the name for display of a run that is not in a list.
  ///
  /// @param plan name of the plan, if known
  public static String name(String id, Optional<String> plan) {
    return plan.filter(_ -> MADE_ID.matcher(id).matches()).orElse(id);
  }
}
