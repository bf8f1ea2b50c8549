package dynobench.table;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The table to draw a chart from, as the tool of 2005 wrote it: what varies down, series across. A
/// first column names the phase. Each cell is the median of the repetitions that count, and is
/// empty where none does.
public final class WideCsv {
  private record Cell(Series series, Settings levels) {}

  private WideCsv() {}

  public static void write(RunResult result, Appendable out, Formulas formulas) throws IOException {
    write(result, Metric.TIME, out, formulas);
  }

  /// The same for another metric.
  public static void write(RunResult result, Metric metric, Appendable out, Formulas formulas)
      throws IOException {
    List<Series> series = result.series();
    Unit.Step step = metric.unit().usual();
    LongCsv.print(out, header(result, step), formulas);
    for (String phase : result.phases()) {
      Map<Cell, String> medians =
          result.measurements(phase, metric).stream()
              .collect(
                  Collectors.toMap(
                      m -> new Cell(m.series(), m.levels()),
                      m -> Numbers.plain(m.summary().median(), step)));
      for (Settings levels : points(result)) {
        var line = new ArrayList<String>();
        line.add(phase);
        result.factors().forEach(factor -> line.add(levels.get(factor).orElse("")));
        series.forEach(one -> line.add(medians.getOrDefault(new Cell(one, levels), "")));
        LongCsv.print(out, line, formulas);
      }
    }
  }

  private static List<String> header(RunResult result, Unit.Step step) {
    var header = new ArrayList<String>();
    header.add("phase");
    header.addAll(result.factors());
    SeriesNames.of(result.series())
        .values()
        .forEach(name -> header.add(name + " [" + step.text() + "]"));
    return header;
  }

  private static List<Settings> points(RunResult result) {
    return result.trials().stream()
        .map(trial -> trial.trial().levels())
        .distinct()
        .sorted(result.levelOrder())
        .toList();
  }
}
