package dynobench.durability;

/// State of a database after a crash.
///
/// @param opened whether the database could be opened, and read to its end
/// @param words the engine's error message if opening or reading failed; otherwise empty
/// @param recoveryMillis duration of opening, locks and logs included, or the time until opening
///   failed
/// @param rows numbers of rows by their state, as far as the database could be read
public record RecoveryResult(boolean opened, String words, long recoveryMillis, Rows rows) {
  public RecoveryResult {
    if (recoveryMillis < 0) {
      throw new IllegalArgumentException("nothing opens in " + recoveryMillis + " ms");
    }
  }

  /// Rows by their state after the crash.
  ///
  /// @param found number of rows that were written before the crash and are intact, each counted
  ///   once, acknowledged or not
  /// @param lost number of rows that were acknowledged before the crash and are missing
  /// @param firstLost the number of the first lost row, from 1; 0 if no row is lost
  /// @param unasked number of rows that are intact but were never written
  /// @param torn number of rows that differ from every written row
  /// @param doubled number of additional copies of rows
  /// @param halves number of transactions of which only a part was found
  public record Rows(
      long found, long lost, long firstLost, long unasked, long torn, long doubled, long halves) {
    public static final Rows NONE = new Rows(0, 0, 0, 0, 0, 0, 0);

    private static final long MOST = 1_000_000_000_000_000L;

    public Rows {
      for (long each : new long[] {found, lost, firstLost, unasked, torn, doubled, halves}) {
        if (each < 0 || each > MOST) {
          throw new IllegalArgumentException(each + " rows can't be");
        }
      }
    }

    /// Returns the sums over two crashes. The sum has no first lost row.
    public Rows plus(Rows other) {
      return new Rows(
          found + other.found,
          lost + other.lost,
          0,
          unasked + other.unasked,
          torn + other.torn,
          doubled + other.doubled,
          halves + other.halves);
    }
  }

  /// Returns whether all acknowledged rows were found, and no wrong ones.
  public boolean isWhole() {
    return opened
        && rows.lost() + rows.unasked() + rows.torn() + rows.doubled() + rows.halves() == 0;
  }
}
