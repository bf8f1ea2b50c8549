package dynobench.report;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.SourceRole;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/// Charts of a report: the overview, then for each phase the charts that its figures allow.
final class ReportCharts {
  private static final int WIDTH = 1040;
  private static final int HEIGHT = 620;

  /// Height in pixels of each horizontal bar, and of the area around the bars. A chart with few
  /// bars is lower than the others.
  private static final int BAR = 48;

  private static final int AROUND_BARS = 220;

  /// Charts that only repeat other charts in another form.
  private static final List<Chart> REPEATING = List.of(Charts.ROW, Charts.AVERAGES);

  private ReportCharts() {}

  /// Returns every chart with content, for every phase, in the workload's main metric. Charts over
  /// a factor are included only where the factor has several values.
  static List<Picture> of(RunResult run, Charts charts) {
    Metric metric = run.workload().metric();
    var requests = new ArrayList<ChartRequest>();
    charts.all().stream()
        .filter(each -> each.choice() == Chart.ChartSelection.NOTHING)
        .map(each -> ChartRequest.of(each, "").of(metric))
        .forEach(requests::add);
    for (String phase : run.phases()) {
      List<Measurement> figures = run.measurements(phase);
      boolean one = figures.stream().map(Measurement::levels).distinct().count() <= 1;
      boolean once = figures.stream().allMatch(each -> each.summary().count() == 1);
      for (Chart each : charts.all()) {
        boolean useless =
            switch (each.choice()) {
              case NOTHING -> true;
              case PHASE -> once && each.equals(Charts.ORDER);
              case PHASE_AND_FACTOR -> one;
            };
        if (!useless && !REPEATING.contains(each)) {
          Metric shown = each.shows(metric) ? metric : each.defaultMetric();
          requests.add(ChartRequest.of(each, phase).of(shown));
        }
      }
    }
    var sources = List.of(new ChartSource(run, SourceRole.MAIN));
    return requests.stream()
        .map(request -> Picture.of(request, sources))
        .filter(picture -> picture.empty().isEmpty())
        .toList();
  }

  private static int height(Picture picture) {
    return picture.form() == Picture.ChartForm.BARS
        ? Math.min(HEIGHT, AROUND_BARS + BAR * picture.x().categories().size())
        : HEIGHT;
  }

  /// Writes each chart in a light and a dark theme, with separate ids.
  static void write(List<Picture> pictures, HtmlWriter html) {
    for (int i = 0; i < pictures.size(); i++) {
      Picture picture = pictures.get(i);
      html.drawing(
          ChartFile.svgText(picture, ChartTheme.LIGHT, WIDTH, height(picture), "light" + i),
          ChartFile.svgText(picture, ChartTheme.DARK, WIDTH, height(picture), "dark" + i));
    }
  }
}
