package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.measure.ClientFigures;
import dynobench.result.TrialResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// Chart of latency percentiles. The x axis is that of HdrHistogram: each further nine takes the
/// same distance. A line begins at the median, and ends where less than one operation would be
/// above it.
final class LatencyChart implements ClientChart {
  private static final List<String> PERCENTS =
      List.of("0 %", "90 %", "99 %", "99.9 %", "99.99 %", "99.999 %");

  /// Points between two labels of the x axis.
  private static final int STEPS = 8;

  /// First step, the median.
  private static final int FIRST = (int) Math.round(Math.log10(2) * STEPS);

  @Override
  public String id() {
    return "latency";
  }

  @Override
  public String title() {
    return "Latency percentiles";
  }

  @Override
  public String about() {
    return "Latency percentiles: the time that a share of operations did not exceed, from 50 % to"
        + " 99.999 %";
  }

  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    List<ChartLine> lines = ServedTrials.of(material).map(LatencyChart::line).toList();
    return new ChartDraft(
        material,
        material.title() + ", latency percentiles" + ChartDraft.at(material.point()),
        ChartForm.LINES,
        Axis.named("of all operations", PERCENTS, false),
        "latency",
        lines,
        lines.stream().allMatch(each -> each.points().isEmpty())
            ? List.of()
            : List.of(
                "Medians of the counted trials. A line ends where less than one operation would be"
                    + " above it."),
        ServedTrials.emptyReason(material));
  }

  private static ChartLine line(ServedTrials served) {
    List<ClientFigures> services =
        served.trials().stream()
            .filter(ServedTrials::counts)
            .flatMap((TrialResult each) -> served.service(each).stream())
            .toList();
    long fewest = services.stream().mapToLong(LatencyChart::count).min().orElse(0);
    double[] nines =
        IntStream.rangeClosed(FIRST, (PERCENTS.size() - 1) * STEPS)
            .mapToDouble(step -> (double) step / STEPS)
            .takeWhile(it -> Math.pow(10, it) <= fewest)
            .toArray();
    double[] percents = Arrays.stream(nines).map(it -> 100 * (1 - Math.pow(10, -it))).toArray();
    // Decodes the packed latencies once for all points.
    List<long[]> all = services.stream().map(each -> each.latencies(percents)).toList();
    var points = new ArrayList<ChartPoint>();
    for (int i = 0; i < nines.length; i++) {
      int place = i;
      double[] values = all.stream().mapToDouble(each -> each[place]).toArray();
      points.add(point(nines[i], percents[i], Summary.of(values)));
    }
    return ChartPoints.line(served.shown(), points);
  }

  private static long count(ClientFigures service) {
    return service.operations().stream().mapToLong(each -> each.done()).sum();
  }

  private static ChartPoint point(double x, double percent, Summary values) {
    String where = String.format(Locale.ROOT, "%.4g %%", percent);
    double median = values.median();
    return new ChartPoint(x, median, median, median, 0, values.count(), where, List.of());
  }
}
