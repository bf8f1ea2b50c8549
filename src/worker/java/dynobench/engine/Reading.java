package dynobench.engine;

/// How much of a table a select reads, and in what portions.
///
/// @param limit rows at most; 0 for all
/// @param fetch rows that a driver is asked to bring at a time; 0 for what it does by itself
public record Reading(long limit, int fetch) {
  /// Every row, in the driver's own way.
  public static final Reading ALL = new Reading(0, 0);

  /// The same portions of every row.
  public Reading unlimited() {
    return new Reading(0, fetch);
  }

  /// Whether no row follows so many.
  public boolean endsAt(long rows) {
    return limit > 0 && rows >= limit;
  }
}
