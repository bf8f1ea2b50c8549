package dynobench.planfile;

import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.toml.TomlSection;
import java.time.Duration;
import java.util.Optional;

/// Reads the table `[crash]` of a plan.
final class CrashReader {
  static final String CRASH = "crash";

  private CrashReader() {}

  /// Returns the plan's crashes; empty without the table, or when there were problems.
  static Optional<CrashRules> read(TomlSection root) {
    return root.section(CRASH).flatMap(CrashReader::crash);
  }

  private static Optional<CrashRules> crash(TomlSection crash) {
    int kills = PlanKeys.KILLS.read(crash);
    int pulls = PlanKeys.PULLS.read(crash);
    int closings = PlanKeys.CLOSINGS.read(crash);
    int full = PlanKeys.FULL_DISKS.read(crash);
    Duration least = PlanKeys.LEAST_SECONDS.read(crash);
    Duration most = PlanKeys.MOST_SECONDS.read(crash);
    DiskKind disk = PlanKeys.DISK.read(crash);
    crash.finish();
    return crash.attempt(
        "",
        () ->
            new CrashRules(
                new CrashRules.CrashCounts(kills, pulls, closings, full), least, most, disk));
  }
}
