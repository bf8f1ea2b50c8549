package dynobench.plan;

import static java.util.stream.Collectors.joining;

import dynobench.promise.Blow;
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

/// Has each contender of a plan crash at random moments while it commits rows, and counts what it
/// has kept.
///
/// @param least the earliest moment, counted from the first row that was acknowledged
/// @param most the latest
/// @param disk what the databases lie on whose plug is pulled
public record Crash(Times times, Duration least, Duration most, DiskKind disk) {
  /// What differs between the trials of a contender, among their levels.
  public static final String WAY = "way";

  public static final Duration USUAL_LEAST = Duration.ofSeconds(1);
  public static final Duration USUAL_MOST = Duration.ofSeconds(30);

  /// How often one writer is looked at: it is stopped, the disk is copied, and it goes on.
  private static final int LOOKS = 4;

  private static final long APART = 1_000_003;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /// What takes a minute at most, apart from locks that an engine waits for.
  public static final Crash DEMONSTRATION =
      of(1, LOOKS, Duration.ofSeconds(1), Duration.ofSeconds(8));

  /// How often each contender crashes.
  ///
  /// @param kills of its process, while it writes
  /// @param pulls of its machine's plug, while it writes
  /// @param closings of both, while it closes the database
  /// @param full disks, which have no room any more while it writes
  public record Times(int kills, int pulls, int closings, int full) {
    /// Where nobody says otherwise.
    public static final Times USUAL = new Times(20, 20, 0, 0);

    public Times {
      Require.atLeast("kills", kills, 0);
      Require.atMost("kills", kills, Plan.MOST_REPETITIONS);
      Require.atLeast("pulls", pulls, 0);
      Require.atMost("pulls", pulls, Plan.MOST_REPETITIONS);
      Require.atLeast("closings", closings, 0);
      Require.atMost("closings", closings, Plan.MOST_REPETITIONS);
      Require.atLeast("full disks", full, 0);
      Require.atMost("full disks", full, Plan.MOST_REPETITIONS);
      long all = (long) kills + pulls + closings + full;
      Require.atLeast("kills, pulls, closings and full disks together", all, 1);
    }

    /// How many trials each contender has of a way.
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

    /// The most trials that a contender has of any way.
    public int rounds() {
      return Stream.of(Way.values()).mapToInt(this::trials).max().orElse(0);
    }

    /// Trials of all ways.
    int trials() {
      return Stream.of(Way.values()).mapToInt(this::trials).sum();
    }
  }

  /// What ends the writing.
  public enum Way {
    /// The process is killed: what the system was given is written all the same.
    KILL("kill", Blow.KILL.words()),
    /// The machine stops: what hadn't reached the disk is gone.
    PLUG("plug", Blow.PLUG.words()),
    /// One after the other, in the middle of an orderly end.
    CLOSING("closing", "crashed while closing"),
    /// The disk has no room any more, and the process is killed some seconds later.
    FULL("full", "disk full");

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
      return find(trial)
          .orElseThrow(() -> new IllegalArgumentException("no way to crash: " + trial.levels()));
    }

    /// The same of a stored trial, which may be of another plan; empty then.
    public static Optional<Way> find(Trial trial) {
      return trial.levels().get(WAY).flatMap(Way::named);
    }
  }

  public Crash {
    Require.atLeast("the span's beginning in milliseconds", least.toMillis(), 1);
    Require.atMost("the span's end in seconds", most.toSeconds(), LONGEST.toSeconds());
    if (most.compareTo(least) < 0) {
      throw new IllegalArgumentException(
          "a span ends after its beginning: "
              + seconds(least)
              + " s is later than "
              + seconds(most)
              + " s");
    }
  }

  /// While rows are written, on the disk that most people have.
  public static Crash of(int kills, int pulls, Duration least, Duration most) {
    return new Crash(new Times(kills, pulls, 0, 0), least, most, DiskKind.EXT4);
  }

  /// Such as `killed 20 times, plug pulled 20 times, after 1 to 30 s, ext4`.
  public String words() {
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

  /// What a database lies on whose trial ends that way.
  ///
  /// @param host the file system of the workspace
  public String fileSystem(Way way, String host) {
    return way == Way.KILL ? host : disk.id();
  }

  /// The same where no disk can be made; empty where nothing is left.
  public Optional<Crash> withoutDisks() {
    return times.kills() + times.closings() == 0
        ? Optional.empty()
        : Optional.of(
            new Crash(new Times(times.kills(), 0, times.closings(), 0), least, most, disk));
  }

  /// The levels of all ways that are gone.
  List<Settings> points() {
    return Stream.of(Way.values()).filter(way -> times.trials(way) > 0).map(Crash::levels).toList();
  }

  /// The levels of trials that end that way.
  public static Settings levels(Way way) {
    return Settings.of(WAY, way.id());
  }

  /// When a trial is looked at, in order: the same for each contender, and in a run that is
  /// repeated. The writer of one that has several goes on after each but the last; what it shares
  /// among its looks lies far apart.
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

  /// So many moments, one in each of as many equal parts of the span, in any order.
  private List<Duration> moments(RandomGenerator random, int count) {
    var parts = new ArrayList<Integer>(IntStream.range(0, count).boxed().toList());
    Collections.shuffle(parts, random);
    return parts.stream().map(part -> moment((part + random.nextDouble()) / count)).toList();
  }

  /// One moment of the span, as many between one and two seconds as between ten and twenty: losses
  /// depend on what is flushed twice a second, and on what is written back after half a minute.
  ///
  /// @param share of the span that has passed then
  private Duration moment(double share) {
    double low = Math.log((double) least.toNanos());
    double high = Math.log((double) most.toNanos());
    return Duration.ofNanos(Math.round(Math.exp(low + (high - low) * share)));
  }
}
