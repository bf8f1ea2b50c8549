package dynobench.ui.problemlist;

import dynobench.chart.Charts;
import dynobench.chart.SeriesKey;
import dynobench.ui.dock.ViewId;
import dynobench.warning.ResultWarning;
import dynobench.warning.WarningKind;

/// Places where the user sees the subject of a warning: a view, with the first of the warning's
/// contenders if it names any.
///
/// @param run the id of the shown run
record WarningTargets(String run) {
  ProblemListEntry.LinkTarget of(ResultWarning warning) {
    ViewId view = view(warning.kind());
    return warning.contenders().isEmpty()
        ? new ProblemListEntry.LinkTarget.InView(view)
        : new ProblemListEntry.LinkTarget.AtSeries(
            new SeriesKey(run, warning.contenders().getFirst()), view);
  }

  /// Returns the view that shows the figures which the warning concerns.
  private static ViewId view(WarningKind kind) {
    return switch (kind) {
      case FIRST_FAR_OFF, FIRST_TRIAL_COLD -> ViewId.of(Charts.ORDER);
      case NOT_STEADY, HEAP_GROWS -> ViewId.of(Charts.STEADY);
      case ROUNDS_ALIKE -> ViewId.of(Charts.DUEL);
      case RATE_MISSED, CLIENTS_MANY, ENDED_APART, NEVER_STEADY, GIVEN_UP, IN_THE_WAY ->
          ViewId.of(Charts.THROUGHPUT);
      case MACHINE_BUSY, MACHINE_DRIFTED, PARTS_DIFFER, MONITOR_SLOW, LIMITED, RESTLESS ->
          ViewId.MONITOR;
      case INTERVAL_WIDE,
          SLICES_APART,
          TRIALS_FAILED,
          FASTER_THAN_DISK,
          STYLES_ALIKE,
          RESULTS_DIFFER,
          CACHE_NOT_COLD ->
          ViewId.TABLE;
      case REPETITIONS_FEW, STYLE_IGNORED -> ViewId.PLAN;
      case QUESTIONED,
          KEEPS_NOTHING,
          NOTHING_STORED,
          PROMISE_REFUTED,
          DURABILITY_MIXED,
          TUNED_MIXED,
          LOG_DAMAGED,
          NEWER_EVENTS,
          CUT_OFF,
          WARNED,
          WRITTEN_BY_FOLIOS,
          CANCELLED,
          BUSY_AT_START,
          CORES_FEW,
          DISK_FAR,
          ROWS_LOST,
          RETIRED ->
          ViewId.DETAILS;
    };
  }
}
