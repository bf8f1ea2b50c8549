package dynobench.protocol.phases;

import dynobench.engine.RowCursor;
import dynobench.protocol.BitMixer;
import java.sql.Date;
import java.time.LocalDate;

/// Rows of a trial, generated from the seed, and equal for every engine.
///
/// Names and dates come from pools that are generated once, so that a row allocates nothing: a
/// trial measures the engine, not the generator. The price is that an engine that stores references
/// to texts shares them between rows.
final class SeededRows implements RowCursor {
  private static final int POOL = 1024;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /// Factor of the only multiplication. It scatters well enough for rows, and a second one would
  /// show in the figures of a fast map.
  private static final long SCATTER = 0xD6E8FEB86659FD93L;

  private static final long DAY_MILLIS = 86_400_000L;

  private final String[] names = new String[POOL];
  private final Date[] dates = new Date[POOL];
  private final long seed;
  private final long count;
  private long id;
  private boolean exhausted;
  private long bits;

  SeededRows(long seed, long count) {
    this(seed, 1, count);
  }

  /// Creates a range of rows, both ends included. Row numbers begin at 1.
  SeededRows(long seed, long first, long last) {
    this.seed = seed;
    this.id = first - 1;
    this.count = last;
    long firstDay = LocalDate.of(2005, 3, 3).toEpochDay();
    for (int i = 0; i < POOL; i++) {
      long random = BitMixer.mix(seed - i);
      names[i] = "Customer " + Long.toString(random >>> 1, 36) + " No. " + i;
      dates[i] = new Date((firstDay + i) * DAY_MILLIS);
    }
  }

  @Override
  public boolean next() {
    if (id == count) {
      exhausted = true;
      return false;
    }
    moveTo(id + 1);
    return true;
  }

  /// Moves to any row.
  void moveTo(long number) {
    id = number;
    long z = seed + id * GOLDEN;
    z = (z ^ (z >>> 32)) * SCATTER;
    bits = z ^ (z >>> 32);
  }

  /// Returns the row with a longnumber; the inverse of [#longNumber].
  ///
  /// @return the id of the row; any number if no such row exists
  static long idOf(long seed, long longNumber) {
    long z = longNumber * inverse(GOLDEN);
    z = (z ^ (z >>> 32)) * inverse(SCATTER);
    return ((z ^ (z >>> 32)) - seed) * inverse(GOLDEN);
  }

  /// Returns the multiplicative inverse of an odd factor modulo 2^64. Newton's method starts with
  /// three correct bits, and each step doubles their number.
  private static long inverse(long odd) {
    long found = odd;
    for (int bits = 3; bits < Long.SIZE; bits *= 2) {
      found *= 2 - odd * found;
    }
    return found;
  }

  /// Returns the number of finished rows, for a range from row 1. May be called by another thread;
  /// the value may be slightly old. The fields are plain, because a fence or an atomic for each row
  /// would show in the figures of a fast engine.
  long done() {
    return exhausted ? count : Math.max(0, id - 1);
  }

  @Override
  public long id() {
    return id;
  }

  @Override
  public String name() {
    return names[(int) bits & (POOL - 1)];
  }

  @Override
  public int value() {
    return (int) (bits >>> 12);
  }

  @Override
  public Date date() {
    return dates[(int) (bits >>> 44) & (POOL - 1)];
  }

  @Override
  public long longNumber() {
    return bits * GOLDEN;
  }

  /// Returns a multiple of a quarter, which every binary and decimal representation holds exactly.
  @Override
  public float floatNumber() {
    return (bits >>> 48) * 0.25f;
  }
}
