package dynobench.api;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Figures of a run.
///
/// @param failures trials that did not complete, each with the reason
/// @param warnings what limits trust in the figures, gravest first
/// @param run folder of the stored run
public record RunReport(
    List<RunFigure> figures, List<String> failures, List<String> warnings, Path run) {
  /// Median of a contender's trials in one phase at one point.
  ///
  /// @param contender engine and mode, such as `h2/file`
  /// @param metric id of the metric, such as `time`
  /// @param point values of the factors
  /// @param values values of the trials in the metric's base unit: nanoseconds, bytes, operations
  ///   per second, or per cent
  public record RunFigure(
      String contender,
      String version,
      String phase,
      String metric,
      Map<String, String> point,
      double median,
      List<Double> values) {}

  public RunReport {
    figures = List.copyOf(figures);
    failures = List.copyOf(failures);
    warnings = List.copyOf(warnings);
  }
}
