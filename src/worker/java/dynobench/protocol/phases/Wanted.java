package dynobench.protocol.phases;

import dynobench.engine.Reading;
import dynobench.workload.Settings;

/// What a trial's parameters ask for.
///
/// @param rows that are inserted
/// @param limit of rows that a select reads
/// @param fetch rows that a driver is asked to bring at a time; 0 for its own number
/// @param deleted rows, the first ones
record Wanted(long rows, long limit, int fetch, int deleted) {
  private static final int PERCENT = 100;

  static Wanted of(Settings settings) {
    long rows = settings.whole("rows");
    return new Wanted(
        rows,
        settings.whole("limit"),
        settings.count("fetch"),
        Math.toIntExact(rows * settings.whole("deletes") / PERCENT));
  }

  Reading reading() {
    return new Reading(limits(rows) ? limit : 0, fetch);
  }

  /// Whether a select leaves out any of so many rows.
  boolean limits(long present) {
    return limit < present;
  }

  /// The rows that are there at the end.
  long left() {
    return rows - deleted;
  }
}
