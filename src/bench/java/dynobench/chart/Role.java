package dynobench.chart;

/// What figures do on a chart.
public enum Role {
  /// The run that is shown.
  MAIN,
  /// Another run, to compare with: hollow markers, its id in the legend.
  OVERLAY,
  /// Published figures that nobody can run again: dashed, the legend names their source.
  REFERENCE
}
