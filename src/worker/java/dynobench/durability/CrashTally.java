package dynobench.durability;

import java.util.ArrayList;
import java.util.Locale;

/// Summary of the crashes of one kind and stage, in one mode, commit style and file system.
/// Immutable.
///
/// @param mode mode of the engine
/// @param commit commit style, as text
/// @param blow the kind of crash
/// @param stage the activity of the process at that moment
/// @param disk the file system; empty in a sum over all file systems
/// @param times number of crashes
/// @param whole number of crashes after which all rows were found, and no wrong row
/// @param lostRows the most rows that one crash has lost; a database that did not open counts as 0
/// @param lostMillis the most milliseconds of writing that one crash has lost
/// @param notOpened number of crashes after which the database could not be opened, or not read to
///   its end
/// @param spoilt number of rows that were torn, doubled or never written, plus the number of
///   transactions of which only a part was found
/// @param words the engine's last error message of an opening or reading that failed; or empty
/// @param opensMillis the longest time that opening took, in milliseconds
/// @param flushes number of flushes of the disk; 0 where they were not counted
/// @param rows number of rows acknowledged in crashes whose flushes were counted
/// @param date date of the last crash, such as `2026-11-22`
public record CrashTally(
    String mode,
    String commit,
    CrashKind blow,
    CrashStage stage,
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
  /// Longest loss of writing, in milliseconds, that [SurvivalLevel#MOMENTS] allows.
  public static final long MOST_MOMENTS_MILLIS = 10_000;

  /// Shortest loss that is reported as a time; shorter ones are reported as rows.
  private static final long LEAST_TOLD_MILLIS = 10;

  private static final double MILLIS_PER_SECOND = 1_000;
  private static final String AUTOCOMMIT = "autocommit";
  private static final String USUAL_DISK = "ext4";

  /// Returns whether the process was killed; otherwise it was a power cut.
  public boolean isKill() {
    return blow == CrashKind.KILL;
  }

  public boolean isWriting() {
    return stage == CrashStage.WRITING;
  }

  /// Returns whether the database was being closed, or had just been closed.
  public boolean isEnding() {
    return stage == CrashStage.CLOSING || stage == CrashStage.CLOSED;
  }

  /// Returns whether the disk was full.
  public boolean isFull() {
    return stage == CrashStage.FULL;
  }

  /// Returns whether each row was a transaction.
  public boolean isAutocommit() {
    return commit.equals(AUTOCOMMIT);
  }

  /// Returns whether each row was a transaction and, for a power cut, the disk had the most common
  /// file system.
  public boolean isUsual() {
    return isAutocommit() && (isKill() || disk.equals(USUAL_DISK));
  }

  /// Returns the key of the tally within its mode: kind, stage, file system and, except for
  /// autocommit, the commit style.
  public String key() {
    String where = (blow + "-" + stage).toLowerCase(Locale.ROOT) + "-" + disk;
    return isAutocommit() ? where : where + "-" + commit.replace(' ', '-');
  }

  /// Returns both tallies as one: counts are added, losses and times are the worst of both, the
  /// date is the later. Mode, commit style, kind, stage and file system are those of this tally.
  public CrashTally plus(CrashTally other) {
    return new CrashTally(
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

  /// Returns how often all rows were found and the worst loss, such as `3 of 20, 0.61 s lost`.
  /// Failed openings and spoilt rows follow if any exist.
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

  /// Returns whether the finding is worse than a claim; false for an unstated claim.
  public boolean breaks(SurvivalLevel promise) {
    return level().isWorseThan(promise);
  }

  SurvivalLevel level() {
    if (notOpened > 0 || spoilt > 0) {
      return SurvivalLevel.DAMAGED;
    } else if (lostRows == 0) {
      return SurvivalLevel.EVERYTHING;
    }
    return lostMillis <= MOST_MOMENTS_MILLIS ? SurvivalLevel.MOMENTS : SurvivalLevel.UNTIL_CLOSE;
  }

  /// Returns the finding of this tally for a version of the engine.
  public CrashTestResult tested(String version) {
    return new CrashTestResult(level(), times, whole, lostRows, lostMillis, version, date, disk);
  }
}
