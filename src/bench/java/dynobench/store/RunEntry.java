package dynobench.store;

import dynobench.result.RunState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// A run in a list, from a look at the two ends of its log.
///
/// @param plan the plan's name; empty when it can't be read
/// @param workload what the plan does; empty when it can't be read
/// @param started when the run began; of a damaged log when its folder was last changed
/// @param planned trials
/// @param finished trials that ended, well or badly
/// @param failed those of them that ended badly
/// @param inProgress whether a living process, this one or another, is writing its log
/// @param damage what is wrong with the folder, if anything is
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
    Optional<String> damage) {
  /// As the store makes them.
  private static final Pattern MADE_ID = Pattern.compile("\\d{4}-\\d\\d-\\d\\d-\\d{4}-.*");

  /// Looks at a run's folder.
  public static RunEntry of(Path folder) {
    return new RunGlance(folder, SummaryCache.NONE).entry();
  }

  /// The name to call it by: that of its folder.
  public String id() {
    return String.valueOf(folder.getFileName());
  }

  /// What people read: the plan's name, or the run's own if somebody gave it one.
  public String name() {
    return name(id(), plan);
  }

  /// The same of a run that isn't in a list.
  ///
  /// @param plan its name, if it is known
  public static String name(String id, Optional<String> plan) {
    return plan.filter(_ -> MADE_ID.matcher(id).matches()).orElse(id);
  }
}
