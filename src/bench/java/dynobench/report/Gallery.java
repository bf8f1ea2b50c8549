package dynobench.report;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.Role;
import dynobench.chart.Source;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/// The charts of a report: the overview, then for each phase what its figures allow.
final class Gallery {
  private static final int WIDTH = 1040;
  private static final int HEIGHT = 620;

  /// Of each lying bar, and of what stands around all of them: few need no whole height.
  private static final int BAR = 48;

  private static final int AROUND_BARS = 220;

  /// They say in another form what others say.
  private static final List<Chart> REPEATING = List.of(Charts.ROW, Charts.AVERAGES);

  private Gallery() {}

  /// Every chart of every phase that has something to show, in the metric that the workload is
  /// about; those over a factor only where it has several values.
  static List<Picture> of(RunResult run, Charts charts) {
    Metric metric = run.workload().metric();
    var requests = new ArrayList<ChartRequest>();
    charts.all().stream()
        .filter(each -> each.choice() == Chart.Choice.NOTHING)
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
          Metric shown = each.shows(metric) ? metric : each.usual();
          requests.add(ChartRequest.of(each, phase).of(shown));
        }
      }
    }
    var sources = List.of(new Source(run, Role.MAIN));
    return requests.stream()
        .map(request -> Picture.of(request, sources))
        .filter(picture -> picture.empty().isEmpty())
        .toList();
  }

  private static int height(Picture picture) {
    return picture.form() == Picture.Form.BARS
        ? Math.min(HEIGHT, AROUND_BARS + BAR * picture.x().categories().size())
        : HEIGHT;
  }

  /// Each in light and in dark, with ids of its own.
  static void write(List<Picture> pictures, Html html) {
    for (int i = 0; i < pictures.size(); i++) {
      Picture picture = pictures.get(i);
      html.drawing(
          ChartFile.svgText(picture, ChartTheme.LIGHT, WIDTH, height(picture), "light" + i),
          ChartFile.svgText(picture, ChartTheme.DARK, WIDTH, height(picture), "dark" + i));
    }
  }
}
