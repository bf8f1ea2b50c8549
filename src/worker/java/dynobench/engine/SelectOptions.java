package dynobench.engine;

/// Limits of a select: the number of rows, and the rows in a portion.
///
/// @param limit maximum number of rows; 0 for all
/// @param fetch number of rows that a driver should fetch at a time; 0 for the driver's default
public record SelectOptions(long limit, int fetch) {
  /// Every row, with the driver's default fetch size.
  public static final SelectOptions ALL = new SelectOptions(0, 0);

  /// Returns a copy that reads every row, with the same fetch size.
  public SelectOptions unlimited() {
    return new SelectOptions(0, fetch);
  }

  /// Returns whether reading ends after this number of rows.
  public boolean endsAt(long rows) {
    return limit > 0 && rows >= limit;
  }
}
