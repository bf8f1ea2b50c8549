package dynobench.chart;

import java.util.Locale;

/// What a chart tells.
public enum ChartKind {
  /// Time over rows, of one phase.
  PHASE,
  /// Every phase at the largest row count, side by side.
  ALL_PHASES,
  /// Time divided by rows, over rows, of one phase.
  TIME_PER_ROW,
  /// Work time over rows with a fitted power of rows, of one phase.
  SCALING,
  /// The repetitions in order, at the largest row count, of one phase.
  RUN_TO_RUN,
  /// Open, work and close at the largest row count, of one phase.
  PARTS,
  /// Mean time per row over all row counts, of one phase.
  AVERAGES;

  /// As the command line writes it.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
