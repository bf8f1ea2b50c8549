package dynobench.plan;

import dynobench.workload.Settings;
import java.util.List;

/// Rules of an upgrade plan: other versions of the engine open the files that a contender has made.
///
/// @param targets engines with their versions, such as `h2@1.4.200`, that open the files
public record UpgradeRules(List<String> targets) {
  /// Name of the level that distinguishes the trials of a contender: the engine that opens.
  public static final String TARGET = "opened by";

  private static final int MOST_TARGETS = 100;

  public UpgradeRules {
    targets = List.copyOf(targets);
    ArgumentChecks.atLeast("the number of versions that open files", targets.size(), 1);
    ArgumentChecks.atMost("the number of versions that open files", targets.size(), MOST_TARGETS);
    targets.forEach(each ->
        ArgumentChecks.text(
            "an engine that opens files",
            each,
            Contender::isEngine,
            "an engine's id, perhaps with @ and a version"));
    if (targets.stream().distinct().count() < targets.size()) {
      throw new IllegalArgumentException("each version that opens files may be named only once");
    }
  }

  /// Returns the levels of the trials of each target.
  List<Settings> points() {
    return targets.stream().map(each -> Settings.of(TARGET, each)).toList();
  }

  /// Returns the contender that opens the files of an upgrade plan's trial: another version in the
  /// same mode.
  ///
  /// @throws IllegalArgumentException when the trial belongs to another plan
  public static Contender target(Trial trial) {
    return trial
        .levels()
        .get(TARGET)
        .map(trial.contender()::withEngine)
        .orElseThrow(() -> new IllegalArgumentException("no upgrade: " + trial.levels()));
  }
}
