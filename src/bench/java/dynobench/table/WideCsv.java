package dynobench.table;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.LevelOrder;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.workload.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Table for drawing a chart, as the tool of 2005 wrote it: points in rows, series in columns. The
/// first column names the phase. Each cell is the median of the repetitions that count; empty
/// without such repetitions.
public final class WideCsv {
  private record SeriesPoint(Series series, Settings levels) {}

  private WideCsv() {}

  public static void write(RunResult result, Appendable out, FormulaHandling formulas)
      throws IOException {
    write(result, Metric.TIME, out, formulas);
  }

  /// Writes the table for another metric.
  public static void write(
      RunResult result, Metric metric, Appendable out, FormulaHandling formulas)
      throws IOException {
    List<Series> series = result.series();
    LongCsv.print(out, header(result, metric), formulas);
    for (String phase : result.phases()) {
      Map<SeriesPoint, String> medians =
          result.measurements(phase, metric).stream()
              .collect(
                  Collectors.toMap(
                      m -> new SeriesPoint(m.series(), m.levels()),
                      m -> cell(m.summary().median(), metric)));
      for (Settings levels : points(result)) {
        var line = new ArrayList<String>();
        line.add(phase);
        result.factors().forEach(factor -> line.add(levels.get(factor).orElse("")));
        series.forEach(one -> line.add(medians.getOrDefault(new SeriesPoint(one, levels), "")));
        LongCsv.print(out, line, formulas);
      }
    }
  }

  /// Returns the text of a cell. A rate is a quotient, whose further digits have no meaning.
  private static String cell(double median, Metric metric) {
    Unit.Step step = metric.unit().usual();
    return metric.unit().isQuotient()
        ? NumberText.rounded(median, step)
        : NumberText.plain(median, step);
  }

  /// Returns the header. It does not name the time, which was the metric of 2005.
  private static List<String> header(RunResult result, Metric metric) {
    String unit = metric.unit().usual().text();
    String figure =
        switch (metric.unit()) {
          case PER_SECOND -> metric.title(); // which names the unit
          case NANOS, BYTES, PERCENT -> metric == Metric.TIME ? unit : metric.title() + ", " + unit;
        };
    var header = new ArrayList<String>();
    header.add("phase");
    header.addAll(result.factors());
    SeriesNames.of(result.series())
        .values()
        .forEach(name -> header.add(name + " [" + figure + "]"));
    return header;
  }

  private static List<Settings> points(RunResult result) {
    return result.trials().stream()
        .map(trial -> trial.trial().levels())
        .distinct()
        .sorted(LevelOrder.of(result))
        .toList();
  }
}
