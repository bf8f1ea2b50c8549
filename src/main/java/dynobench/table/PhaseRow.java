package dynobench.table;

import dynobench.measure.Timing;
import dynobench.result.Figures;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.Scaling;
import dynobench.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

/// One line of a phase's table: the whole, and the medians of its parts, which are medians of their
/// own and need not add up; of published figures they are not known.
public record PhaseRow(
    Measurement whole,
    OptionalDouble openNanos,
    OptionalDouble workNanos,
    OptionalDouble closeNanos) {
  private static final List<String> COLUMNS =
      List.of(
          "series",
          "phase",
          "rows",
          "median_ms",
          "low_ms",
          "high_ms",
          "n",
          "open_ms",
          "work_ms",
          "close_ms",
          "outliers");

  /// The table of a phase: series in order, then rows from small to large.
  public static List<PhaseRow> of(Figures figures, String phase) {
    List<Measurement> whole = figures.measurements(phase);
    List<OptionalDouble> open = medians(figures, phase, Timing::openNanos);
    List<OptionalDouble> work = medians(figures, phase, Timing::workNanos);
    List<OptionalDouble> close = medians(figures, phase, Timing::closeNanos);
    var rows = new ArrayList<PhaseRow>();
    for (int i = 0; i < whole.size(); i++) {
      rows.add(new PhaseRow(whole.get(i), open.get(i), work.get(i), close.get(i)));
    }
    return rows;
  }

  /// Only a run knows parts.
  private static List<OptionalDouble> medians(
      Figures figures, String phase, ToLongFunction<Timing> part) {
    return figures instanceof RunResult run
        ? run.measurements(phase, each -> part.applyAsLong(each.timing())).stream()
            .map(each -> OptionalDouble.of(each.summary().median()))
            .toList()
        : figures.measurements(phase).stream().map(_ -> OptionalDouble.empty()).toList();
  }

  public String median() {
    return Numbers.millis(whole.summary().median()) + (whole.outliers().isEmpty() ? "" : "*");
  }

  /// Rows a second, open and close counted; empty for a phase that does nothing per row.
  public String rate() {
    return Scaling.applies(whole.phase())
        ? Numbers.rate(whole.rows(), whole.summary().median())
        : "";
  }

  /// The names of the columns of [#cells].
  public static List<String> columns() {
    return COLUMNS;
  }

  /// The line for a spreadsheet; times as the wide CSV has them.
  ///
  /// @param name of the series
  public List<Object> cells(String name) {
    Optional<Interval> interval = whole.summary().medianInterval();
    return List.of(
        name,
        whole.phase(),
        whole.rows(),
        WideCsv.millis(whole.summary().median()),
        interval.map(Interval::low).map(WideCsv::millis).orElse(""),
        interval.map(Interval::high).map(WideCsv::millis).orElse(""),
        whole.summary().count(),
        millis(openNanos),
        millis(workNanos),
        millis(closeNanos),
        whole.outliers().size());
  }

  private static String millis(OptionalDouble nanos) {
    return nanos.isPresent() ? WideCsv.millis(nanos.getAsDouble()) : "";
  }
}
