package dynobench.plan;

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
      after-seconds = %s
      before-seconds = %s
      """;

  private CrashReader() {}

  /// Empty when there is none, or when there were problems.
  static Optional<Crash> read(Section root) {
    return root.section(CRASH).flatMap(CrashReader::crash);
  }

  private static Optional<Crash> crash(Section crash) {
    int kills = crash.count("kills", Crash.USUAL_TIMES, 0, Plan.MOST_REPETITIONS);
    int pulls = crash.count("pulls", Crash.USUAL_TIMES, 0, Plan.MOST_REPETITIONS);
    Duration least = seconds(crash, LEAST, Crash.USUAL_LEAST);
    Duration most = seconds(crash, MOST, Crash.USUAL_MOST);
    crash.finish();
    return crash.attempt("", () -> new Crash(kills, pulls, least, most));
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
                it.kills(),
                it.pulls(),
                it.least().toMillis() / MILLIS,
                it.most().toMillis() / MILLIS))
        .orElse("");
  }
}
