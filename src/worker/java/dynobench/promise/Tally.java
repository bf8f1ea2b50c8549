package dynobench.promise;

import java.util.ArrayList;
import java.util.Locale;

/// What became of what a mode had acknowledged, over all crashes of a kind.
///
/// @param mode of the engine
/// @param commit style
/// @param blow that brought the end
/// @param stage what it was about then
/// @param disk the file system
/// @param times that it crashed
/// @param whole of them after which all was there, and nothing else
/// @param lostRows the most that one has cost
/// @param lostMillis of writing, the most that one has cost
/// @param notOpened of the times
/// @param spoilt rows that were torn, doubled or never written, and transactions that were half
///   there
/// @param words of the engine, of the last time that it could not be opened; or empty
/// @param opensMillis the most that opening took
/// @param flushes of the disk, where they were counted
/// @param rows that were acknowledged meanwhile
/// @param date of the last one, such as `2026-11-22`
public record Tally(
    String mode,
    String commit,
    Blow blow,
    Stage stage,
    String disk,
    int times,
    int whole,
    long lostRows,
    long lostMillis,
    int notOpened,
    long spoilt,
    String words,
    long opensMillis,
    long flushes,
    long rows,
    String date) {
  /// More than that are no moments.
  private static final long MOST_MOMENTS_MILLIS = 10_000;

  /// Less is no time to tell.
  private static final long LEAST_TOLD_MILLIS = 10;

  private static final double MILLIS_PER_SECOND = 1_000;
  private static final String AUTOCOMMIT = "autocommit";
  private static final String USUAL_DISK = "ext4";

  /// Whether its process was killed; otherwise it was a power cut.
  public boolean isKill() {
    return blow == Blow.KILL;
  }

  public boolean isWriting() {
    return stage == Stage.WRITING;
  }

  /// Whether the database was being closed, or had just been.
  public boolean isEnding() {
    return stage == Stage.CLOSING || stage == Stage.CLOSED;
  }

  /// Whether the disk had no room any more.
  public boolean isFull() {
    return stage == Stage.FULL;
  }

  /// Whether each row was a transaction.
  public boolean isAutocommit() {
    return commit.equals(AUTOCOMMIT);
  }

  /// Whether it was, and a plug that was pulled was that of the disk that most people have.
  public boolean isUsual() {
    return isAutocommit() && (isKill() || disk.equals(USUAL_DISK));
  }

  /// What of two tallies has to be the same for them to be added.
  public String key() {
    String where = (blow + "-" + stage).toLowerCase(Locale.ROOT) + "-" + disk;
    return isAutocommit() ? where : where + "-" + commit.replace(' ', '-');
  }

  /// Both together.
  public Tally plus(Tally other) {
    return new Tally(
        mode,
        commit,
        blow,
        stage,
        disk,
        times + other.times,
        whole + other.whole,
        Math.max(lostRows, other.lostRows),
        Math.max(lostMillis, other.lostMillis),
        notOpened + other.notOpened,
        spoilt + other.spoilt,
        other.words.isEmpty() ? words : other.words,
        Math.max(opensMillis, other.opensMillis),
        flushes + other.flushes,
        rows + other.rows,
        date.compareTo(other.date) > 0 ? date : other.date);
  }

  /// Such as `3 of 20, 0.61 s lost`: how often all was there, and the worst.
  public String summary() {
    var words = new ArrayList<String>();
    words.add(String.format(Locale.ROOT, "%,d of %,d", whole, times));
    if (lostRows == 1) {
      words.add("1 row lost");
    } else if (lostRows > 0 && lostMillis < LEAST_TOLD_MILLIS) {
      words.add(String.format(Locale.ROOT, "%,d rows lost", lostRows));
    } else if (lostRows > 0) {
      words.add(String.format(Locale.ROOT, "%.2f s lost", lostMillis / MILLIS_PER_SECOND));
    }
    if (notOpened > 0) {
      words.add(String.format(Locale.ROOT, "%,d not opened", notOpened));
    }
    if (spoilt > 0) {
      words.add(String.format(Locale.ROOT, "%,d spoilt", spoilt));
    }
    return String.join(", ", words);
  }

  /// Whether less was found than was promised.
  public boolean breaks(Kept promise) {
    return found().isWorseThan(promise);
  }

  Kept found() {
    if (notOpened > 0 || spoilt > 0) {
      return Kept.DAMAGED;
    } else if (lostRows == 0) {
      return Kept.EVERYTHING;
    }
    return lostMillis <= MOST_MOMENTS_MILLIS ? Kept.MOMENTS : Kept.UNTIL_CLOSE;
  }

  /// What it says of a promise.
  public Tested tested(String version) {
    return new Tested(found(), times, whole, lostRows, lostMillis, version, date, disk);
  }
}
