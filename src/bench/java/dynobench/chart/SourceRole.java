package dynobench.chart;

/// Role of figures on a chart.
public enum SourceRole {
  /// The displayed run.
  MAIN,
  /// Another run for comparison, with hollow markers and its id in the legend.
  OVERLAY,
  /// Published figures, which cannot be measured again: dashed lines, with the source in the
  /// legend.
  REFERENCE
}
