package dynobench.result;

import java.util.ArrayList;
import java.util.List;

/// One line of a phase's table: the whole, and the medians of its parts, which are medians of their
/// own and need not add up.
public record PhaseRow(Measurement whole, double openNanos, double workNanos, double closeNanos) {

  /// The table of a phase: series in order, then rows from small to large.
  public static List<PhaseRow> of(RunResult run, String phase) {
    List<Measurement> whole = run.measurements(phase);
    List<Measurement> open = run.measurements(phase, each -> each.timing().openNanos());
    List<Measurement> work = run.measurements(phase, each -> each.timing().workNanos());
    List<Measurement> close = run.measurements(phase, each -> each.timing().closeNanos());
    var rows = new ArrayList<PhaseRow>();
    for (int i = 0; i < whole.size(); i++) {
      rows.add(
          new PhaseRow(
              whole.get(i),
              open.get(i).summary().median(),
              work.get(i).summary().median(),
              close.get(i).summary().median()));
    }
    return rows;
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
}
