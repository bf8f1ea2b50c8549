package dynobench.plan;

import dynobench.workload.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Has each contender of a plan crash at random moments while it commits rows, and counts what it
/// has kept.
///
/// @param kills of each contender's process
/// @param pulls of the plug of each contender's machine
/// @param least the earliest moment, counted from the first row that was acknowledged
/// @param most the latest
public record Crash(int kills, int pulls, Duration least, Duration most) {
  /// What differs between the trials of a contender, among their levels.
  public static final String WAY = "way";

  /// Where nobody says otherwise.
  public static final int USUAL_TIMES = 20;

  public static final Duration USUAL_LEAST = Duration.ofSeconds(1);
  public static final Duration USUAL_MOST = Duration.ofSeconds(30);

  private static final long APART = 1_000_003;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /// What ends the writing.
  public enum Way {
    /// The process is killed: what the system was given is written all the same.
    KILL("kill", "killed"),
    /// The machine stops: what hadn't reached the disk is gone.
    PLUG("plug", "plug pulled");

    private final String id;
    private final String words;

    Way(String id, String words) {
      this.id = id;
      this.words = words;
    }

    /// What happened to a trial with that id among its levels.
    public static String words(String id) {
      return named(id).map(way -> way.words).orElse(id);
    }

    private static Optional<Way> named(String id) {
      return Stream.of(values()).filter(each -> each.id.equals(id)).findFirst();
    }

    /// As levels and files write it.
    public String id() {
      return id;
    }

    /// Of a trial of a crash plan.
    ///
    /// @throws IllegalArgumentException when it is of another plan
    public static Way of(Trial trial) {
      String id = trial.levels().text(WAY);
      return named(id).orElseThrow(() -> new IllegalArgumentException("no way to crash: " + id));
    }
  }

  public Crash {
    Require.atLeast("kills", kills, 0);
    Require.atMost("kills", kills, Plan.MOST_REPETITIONS);
    Require.atLeast("pulls", pulls, 0);
    Require.atMost("pulls", pulls, Plan.MOST_REPETITIONS);
    Require.atLeast("kills and pulls together", kills + pulls, 1);
    Require.atLeast("the span's beginning in milliseconds", least.toMillis(), 1);
    Require.atMost("the span's end in seconds", most.toSeconds(), LONGEST.toSeconds());
    if (most.compareTo(least) < 0) {
      throw new IllegalArgumentException("a span ends after its beginning");
    }
  }

  /// The same where no plug can be pulled.
  public Crash killsOnly() {
    return new Crash(kills, 0, least, most);
  }

  /// How often each contender crashes that way.
  public int times(Way way) {
    return way == Way.KILL ? kills : pulls;
  }

  /// The levels of all ways that are gone.
  List<Settings> points() {
    return Stream.of(Way.values()).filter(way -> times(way) > 0).map(Crash::levels).toList();
  }

  /// The levels of trials that end that way.
  public static Settings levels(Way way) {
    return Settings.of(WAY, way.id());
  }

  /// When a trial of a plan with that seed crashes: the same in a run that is repeated, and unlike
  /// that of the next trial.
  public Duration moment(long seed, int trial) {
    return moment(new SplittableRandom(seed * APART + trial));
  }

  /// One moment of the span, as many between one and two seconds as between ten and twenty: losses
  /// depend on what is flushed twice a second, and on what is written back after half a minute.
  Duration moment(RandomGenerator random) {
    double low = Math.log((double) least.toNanos());
    double high = Math.log((double) most.toNanos());
    return Duration.ofNanos(Math.round(Math.exp(low + (high - low) * random.nextDouble())));
  }
}
