package dynobench.chart;

/// Which chart.
///
/// @param phase ignored by charts that show all phases
/// @param logRows whether the axis of rows, where there is one, is logarithmic
/// @param logTime the same for the axis of time
public record ChartRequest(ChartKind kind, String phase, boolean logRows, boolean logTime) {
  /// With the axes that suit the chart: a power of rows is a straight line on logarithmic axes, and
  /// phases differ too much for a common linear one.
  public static ChartRequest of(ChartKind kind, String phase) {
    boolean scaling = kind == ChartKind.SCALING;
    return new ChartRequest(kind, phase, scaling, scaling || kind == ChartKind.ALL_PHASES);
  }
}
