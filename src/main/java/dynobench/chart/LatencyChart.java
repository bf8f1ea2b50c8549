package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.measure.Metric;
import dynobench.measure.Service;
import dynobench.result.TrialResult;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How long so many of a hundred operations took at most. The x axis is HdrHistogram's: each nine
/// more is as far as the one before.
final class LatencyChart implements Chart {
  private static final List<String> PERCENTS =
      List.of("0 %", "90 %", "99 %", "99.9 %", "99.99 %", "99.999 %");

  /// Between two names.
  private static final int STEPS = 8;

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
    return "How long so many of a hundred operations took at most, from half of them to all but one"
        + " in 100,000";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public boolean isFor(Workload workload) {
    return workload.hasClients();
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == Metric.LATENCY_P99;
  }

  @Override
  public Metric usual() {
    return Metric.LATENCY_P99;
  }

  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public Draft draft(Material material) {
    Settings point = material.point(List.of(material.phase()));
    List<Line> lines =
        material.shown().stream()
            .flatMap(each ->
                Material.run(each.source()).stream()
                    .map(run -> new ServedTrials(run, each, material.phase(), point)))
            .map(LatencyChart::line)
            .toList();
    return new Draft(
        material,
        material.title() + ", latencies of so many in a hundred" + Draft.at(point),
        Form.LINES,
        new Axis("of all operations", false, PERCENTS, false),
        "latency",
        lines,
        lines.stream().allMatch(each -> each.points().isEmpty())
            ? List.of()
            : List.of(
                "Medians of the trials that count. A line ends where less than one operation would"
                    + " lie above it."),
        ServedTrials.none(material));
  }

  private static Line line(ServedTrials served) {
    List<Service> services =
        served.trials().stream()
            .filter(ServedTrials::counts)
            .flatMap((TrialResult each) -> served.service(each).stream())
            .toList();
    var points = new ArrayList<Point>();
    long fewest = services.stream().mapToLong(LatencyChart::count).min().orElse(0);
    // From the median on.
    int first = (int) Math.round(Math.log10(2) * STEPS);
    for (int step = first; step <= (PERCENTS.size() - 1) * STEPS; step++) {
      double nines = (double) step / STEPS;
      if (Math.pow(10, nines) > fewest) {
        break;
      }
      double percent = 100 * (1 - Math.pow(10, -nines));
      points.add(point(nines, percent, services));
    }
    return Points.line(served.shown(), points);
  }

  private static long count(Service service) {
    return service.operations().stream().mapToLong(each -> each.done()).sum();
  }

  private static Point point(double x, double percent, List<Service> services) {
    var values = Summary.of(services.stream().mapToDouble(each -> each.latency(percent)).toArray());
    String where = String.format(Locale.ROOT, "%.4g %%", percent);
    double median = values.median();
    return new Point(x, median, median, median, 0, values.count(), where, List.of());
  }
}
