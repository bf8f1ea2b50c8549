package dynobench.planfile;

import dynobench.plan.Crash;
import dynobench.plan.DiskKind;
import dynobench.plan.Plan;
import dynobench.toml.Section;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/// Reads the table `[crash]` of a plan, and writes it.
final class CrashReader {
  static final String CRASH = "crash";
  private static final String LEAST = "after-seconds";
  private static final String MOST = "before-seconds";
  private static final double MILLIS = 1_000;

  private static final String TEMPLATE =
      """

      [crash]
      kills = %d
      pulls = %d
      closings = %d
      full-disks = %d
      after-seconds = %s
      before-seconds = %s
      disk = "%s"
      """;

  private CrashReader() {}

  /// Empty when there is none, or when there were problems.
  static Optional<Crash> read(Section root) {
    return root.section(CRASH).flatMap(CrashReader::crash);
  }

  private static Optional<Crash> crash(Section crash) {
    int kills = times(crash, "kills", Crash.Times.USUAL.kills());
    int pulls = times(crash, "pulls", Crash.Times.USUAL.pulls());
    int closings = times(crash, "closings", Crash.Times.USUAL.closings());
    int full = times(crash, "full-disks", Crash.Times.USUAL.full());
    Duration least = seconds(crash, LEAST, Crash.USUAL_LEAST);
    Duration most = seconds(crash, MOST, Crash.USUAL_MOST);
    DiskKind disk = crash.choice("disk", DiskKind.EXT4);
    crash.finish();
    return crash.attempt(
        "", () -> new Crash(new Crash.Times(kills, pulls, closings, full), least, most, disk));
  }

  private static int times(Section crash, String key, int usual) {
    return crash.count(key, usual, 0, Plan.MOST_REPETITIONS);
  }

  private static Duration seconds(Section crash, String key, Duration usual) {
    return Duration.ofMillis(Math.round(crash.decimal(key, usual.toMillis() / MILLIS) * MILLIS));
  }

  /// As plan files write it; nothing for a plan that measures, which older versions read as well.
  static String written(Optional<Crash> crash) {
    return crash
        .map(it ->
            String.format(
                Locale.ROOT,
                TEMPLATE,
                it.times().kills(),
                it.times().pulls(),
                it.times().closings(),
                it.times().full(),
                it.least().toMillis() / MILLIS,
                it.most().toMillis() / MILLIS,
                it.disk().id()))
        .orElse("");
  }
}
