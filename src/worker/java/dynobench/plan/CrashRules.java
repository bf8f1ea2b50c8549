package dynobench.plan;

import static java.util.stream.Collectors.joining;

import dynobench.durability.CrashKind;
import dynobench.workload.Settings;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Rules of a crash plan: each contender crashes at random moments while it commits rows. The run
/// counts the rows that survive.
///
/// @param least the earliest moment, counted from the first acknowledged row
/// @param most the latest moment, counted from the same row
/// @param disk file system of the databases in all trials except those of [Way#KILL]
public record CrashRules(CrashCounts times, Duration least, Duration most, DiskKind disk) {
  /// Name of the level that distinguishes the trials of a contender: the kind of crash.
  public static final String WAY = "way";

  public static final Duration USUAL_LEAST = Duration.ofSeconds(1);
  public static final Duration USUAL_MOST = Duration.ofSeconds(30);

  /// Number of moments at which one writer is examined. At each moment the writer is stopped, the
  /// disk is copied, and the writer continues.
  private static final int LOOKS = 4;

  private static final long APART = 1_000_003;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /// One kill and four power cuts of each contender, which take a minute at most, unless an engine
  /// waits for locks.
  public static final CrashRules DEMONSTRATION =
      of(1, LOOKS, Duration.ofSeconds(1), Duration.ofSeconds(8));

  /// Number of crashes of each contender.
  ///
  /// @param kills number of kills of the process during writing
  /// @param pulls number of power cuts during writing
  /// @param closings number of writers that crash during the closing of the database, by a power
  ///   cut and by a kill
  /// @param full number of writers whose disk becomes full
  public record CrashCounts(int kills, int pulls, int closings, int full) {
    /// Default numbers.
    public static final CrashCounts USUAL = new CrashCounts(20, 20, 0, 0);

    public CrashCounts {
      ArgumentChecks.atLeast("kills", kills, 0);
      ArgumentChecks.atMost("kills", kills, Plan.MOST_REPETITIONS);
      ArgumentChecks.atLeast("pulls", pulls, 0);
      ArgumentChecks.atMost("pulls", pulls, Plan.MOST_REPETITIONS);
      ArgumentChecks.atLeast("closings", closings, 0);
      ArgumentChecks.atMost("closings", closings, Plan.MOST_REPETITIONS);
      ArgumentChecks.atLeast("full disks", full, 0);
      ArgumentChecks.atMost("full disks", full, Plan.MOST_REPETITIONS);
      long all = (long) kills + pulls + closings + full;
      ArgumentChecks.atLeast("kills, pulls, closings and full disks together", all, 1);
    }

    /// Returns the number of trials of each contender for a kind of crash. One trial makes up to
    /// four power cuts.
    public int trials(Way way) {
      return switch (way) {
        case KILL -> kills;
        case PLUG -> Math.ceilDiv(pulls, LOOKS);
        case CLOSING -> closings;
        case FULL -> full;
      };
    }

    private int moments(Way way) {
      return way == Way.PLUG ? pulls : trials(way);
    }

    /// Returns the largest number of trials that a contender has for any kind of crash.
    public int rounds() {
      return Stream.of(Way.values()).mapToInt(this::trials).max().orElse(0);
    }

    /// Returns the number of trials of each contender for all kinds of crashes.
    int trials() {
      return Stream.of(Way.values()).mapToInt(this::trials).sum();
    }
  }

  /// Kind of crash of a trial.
  public enum Way {
    /// The process is killed. Data that the operating system had received are still written.
    KILL("kill", CrashKind.KILL.label()),
    /// The machine stops. Data that had not reached the disk are gone.
    PLUG("plug", CrashKind.PLUG.label()),
    /// A power cut and then a kill, both while the database is being closed. On a machine that
    /// cannot create disk images, the kill alone.
    CLOSING("closing", "crashed while closing"),
    /// The disk becomes full, and the process is killed some seconds later.
    FULL("full", "disk full");

    private final String id;
    private final String words;

    Way(String id, String words) {
      this.id = id;
      this.words = words;
    }

    /// Returns the label of the kind of crash with an id; the id itself if it is unknown.
    public static String label(String id) {
      return named(id).map(way -> way.words).orElse(id);
    }

    private static Optional<Way> named(String id) {
      return Stream.of(values()).filter(each -> each.id.equals(id)).findFirst();
    }

    /// Returns the name that levels and files use.
    public String id() {
      return id;
    }

    /// Returns the kind of crash of a crash plan's trial.
    ///
    /// @throws IllegalArgumentException when the trial belongs to another plan
    public static Way of(Trial trial) {
      return find(trial)
          .orElseThrow(() -> new IllegalArgumentException("no way to crash: " + trial.levels()));
    }

    /// Returns the kind of crash of a stored trial; empty if it doesn't belong to a crash plan.
    public static Optional<Way> find(Trial trial) {
      return trial.levels().get(WAY).flatMap(Way::named);
    }
  }

  public CrashRules {
    ArgumentChecks.atLeast("the start of the time span, in milliseconds,", least.toMillis(), 1);
    ArgumentChecks.atMost(
        "the end of the time span, in seconds,", most.toSeconds(), LONGEST.toSeconds());
    if (most.compareTo(least) < 0) {
      throw new IllegalArgumentException(
          "a time span must not end before it begins: "
              + seconds(least)
              + " s is later than "
              + seconds(most)
              + " s");
    }
  }

  /// Creates crashes during writing, on the most common file system.
  public static CrashRules of(int kills, int pulls, Duration least, Duration most) {
    return new CrashRules(new CrashCounts(kills, pulls, 0, 0), least, most, DiskKind.EXT4);
  }

  /// Returns a description, such as `killed 20 times, power cut 20 times, after 1 to 30 s, ext4`.
  public String description() {
    return Stream.of(Way.values())
        .filter(way -> times.moments(way) > 0)
        .map(way -> way.words + often(times.moments(way)))
        .collect(joining(", ", "", ", after " + span() + " s, " + disk.id()));
  }

  private String span() {
    String end = seconds(most);
    return least.equals(most) ? end : seconds(least) + " to " + end;
  }

  private static String often(int times) {
    return times == 1 ? " once" : String.format(Locale.ROOT, " %,d times", times);
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
  }

  /// Returns the file system of the database in trials with a kind of crash: the host's for
  /// [Way#KILL], else that of the disk image.
  ///
  /// @param host the file system of the workspace
  public String fileSystem(Way way, String host) {
    return way == Way.KILL ? host : disk.id();
  }

  /// Returns a copy without power cuts during writing and without full disks, for machines that
  /// can't create disk images. Empty if no crash remains.
  public Optional<CrashRules> withoutDisks() {
    return times.kills() + times.closings() == 0
        ? Optional.empty()
        : Optional.of(
            new CrashRules(
                new CrashCounts(times.kills(), 0, times.closings(), 0), least, most, disk));
  }

  /// Returns the levels of all kinds of crashes that the plan has.
  List<Settings> points() {
    return Stream.of(Way.values())
        .filter(way -> times.trials(way) > 0)
        .map(CrashRules::levels)
        .toList();
  }

  /// Returns the levels of trials with a kind of crash.
  public static Settings levels(Way way) {
    return Settings.of(WAY, way.id());
  }

  /// Returns the moments of a trial, in order. Power cuts have several, other kinds one. They are
  /// equal for all contenders and in repeated runs. A writer with several moments goes on after
  /// each but the last. Its moments lie far apart.
  public List<Duration> moments(long seed, Way way, int repetition) {
    var random = new SplittableRandom(seed * APART + way.id().hashCode());
    List<Duration> all = moments(random, times.moments(way));
    if (way != Way.PLUG) {
      return List.of(all.get(repetition - 1));
    }
    List<Duration> sorted = all.stream().sorted().toList();
    return IntStream.iterate(repetition - 1, it -> it < sorted.size(), it -> it + times.trials(way))
        .mapToObj(sorted::get)
        .toList();
  }

  /// Returns random moments, one in each of equal parts of the span, in random order.
  private List<Duration> moments(RandomGenerator random, int count) {
    var parts = new ArrayList<Integer>(IntStream.range(0, count).boxed().toList());
    Collections.shuffle(parts, random);
    return parts.stream().map(part -> moment((part + random.nextDouble()) / count)).toList();
  }

  /// Returns one moment of the span, on a logarithmic scale: as many lie between one and two
  /// seconds as between ten and twenty. Losses depend on data that are flushed twice a second, and
  /// on data that are written back after half a minute.
  ///
  /// @param share share of the span that has passed at that moment
  private Duration moment(double share) {
    double low = Math.log((double) least.toNanos());
    double high = Math.log((double) most.toNanos());
    return Duration.ofNanos(Math.round(Math.exp(low + (high - low) * share)));
  }
}
