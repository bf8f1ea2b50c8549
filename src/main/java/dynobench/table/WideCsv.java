package dynobench.table;

import dynobench.event.Series;
import dynobench.result.RunResult;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The table to draw a chart from, as the tool of 2005 wrote it: rows down, series across. A first
/// column names the phase. Each cell is the median of the repetitions that count, in milliseconds,
/// and is empty where none does.
public final class WideCsv {
  private static final int NANO_DIGITS_IN_MILLI = 6;

  private record Cell(Series series, long rows) {}

  private WideCsv() {}

  public static void write(RunResult result, Appendable out, Formulas formulas) throws IOException {
    List<Series> series = result.series();
    LongCsv.print(out, header(series), formulas);
    for (String phase : result.phases()) {
      Map<Cell, String> medians =
          result.measurements(phase).stream()
              .collect(
                  Collectors.toMap(
                      m -> new Cell(m.series(), m.rows()), m -> millis(m.summary().median())));
      for (long rows : rows(result)) {
        var line = new ArrayList<String>(List.of(phase, Long.toString(rows)));
        series.forEach(one -> line.add(medians.getOrDefault(new Cell(one, rows), "")));
        LongCsv.print(out, line, formulas);
      }
    }
  }

  private static List<String> header(List<Series> series) {
    var header = new ArrayList<String>(List.of("phase", "rows"));
    SeriesNames.of(series).values().forEach(name -> header.add(name + " [ms]"));
    return header;
  }

  private static SortedSet<Long> rows(RunResult result) {
    return result.trials().stream()
        .map(trial -> trial.trial().rows())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static String millis(double nanos) {
    return BigDecimal.valueOf(nanos)
        .movePointLeft(NANO_DIGITS_IN_MILLI)
        .stripTrailingZeros()
        .toPlainString();
  }
}
