package dynobench.protocol.phases;

import dynobench.engine.SelectOptions;
import dynobench.workload.Settings;

/// Sizes of a trial, from its parameters.
///
/// @param rows number of inserted rows
/// @param limit maximum of rows that a select reads
/// @param fetch fetch size for the driver; 0 for its default
/// @param deleted number of deleted rows, rounded down; the first rows are deleted
record TrialSizes(long rows, long limit, int fetch, int deleted) {
  private static final int PERCENT = 100;

  static TrialSizes of(Settings settings) {
    long rows = settings.whole("rows");
    return new TrialSizes(
        rows,
        settings.whole("limit"),
        settings.count("fetch"),
        Math.toIntExact(rows * settings.whole("deletes") / PERCENT));
  }

  SelectOptions reading() {
    return new SelectOptions(limits(rows) ? limit : 0, fetch);
  }

  /// Returns whether a select skips some of the present rows.
  boolean limits(long present) {
    return limit < present;
  }

  /// Returns the number of rows after the deletions.
  long left() {
    return rows - deleted;
  }
}
