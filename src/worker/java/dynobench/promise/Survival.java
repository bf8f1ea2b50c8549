package dynobench.promise;

/// What was found after a crash.
///
/// @param opened whether the database could be opened, and read to its end
/// @param words of the engine where it couldn't; otherwise empty
/// @param recoveryMillis that opening took, locks and logs included
/// @param rows that could be read
public record Survival(boolean opened, String words, long recoveryMillis, Rows rows) {
  public Survival {
    if (recoveryMillis < 0) {
      throw new IllegalArgumentException("nothing opens in " + recoveryMillis + " ms");
    }
  }

  /// Rows by what became of them.
  ///
  /// @param found written before the crash, whole, each counted once
  /// @param lost acknowledged before the crash, and gone
  /// @param firstLost the number of the first of them; 0 where none is
  /// @param unasked whole, and never written
  /// @param torn other than anything that was written
  /// @param doubled there once more
  /// @param halves transactions of which a part is there
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

    /// Of two crashes together; the first row that is lost is none of both.
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

  /// Whether all that was acknowledged is there, and nothing else.
  public boolean isWhole() {
    return opened
        && rows.lost() + rows.unasked() + rows.torn() + rows.doubled() + rows.halves() == 0;
  }
}
