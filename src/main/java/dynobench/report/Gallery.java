package dynobench.report;

import dynobench.chart.ChartFile;
import dynobench.chart.ChartKind;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartTheme;
import dynobench.chart.Picture;
import dynobench.chart.Role;
import dynobench.chart.Source;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/// The charts of a report: the overview, then for each phase what its figures allow.
final class Gallery {
  private static final int WIDTH = 1040;
  private static final int HEIGHT = 620;

  private Gallery() {}

  static List<Picture> of(RunResult run) {
    var requests = new ArrayList<ChartRequest>();
    requests.add(ChartRequest.of(ChartKind.ALL_PHASES, ""));
    for (String phase : run.phases()) {
      List<Measurement> figures = run.measurements(phase);
      if (figures.stream().map(Measurement::rows).distinct().count() > 1) {
        requests.add(ChartRequest.of(ChartKind.PHASE, phase));
        requests.add(ChartRequest.of(ChartKind.SCALING, phase));
      }
      requests.add(ChartRequest.of(ChartKind.PARTS, phase));
      if (figures.stream().anyMatch(each -> each.summary().count() > 1)) {
        requests.add(ChartRequest.of(ChartKind.RUN_TO_RUN, phase));
      }
    }
    var sources = List.of(new Source(run, Role.MAIN));
    return requests.stream()
        .map(request -> Picture.of(request, sources))
        .filter(picture -> picture.empty().isEmpty())
        .toList();
  }

  /// Each in light and in dark, with ids of its own.
  static void write(List<Picture> pictures, Html html) {
    for (int i = 0; i < pictures.size(); i++) {
      Picture picture = pictures.get(i);
      html.drawing(
          ChartFile.svgText(picture, ChartTheme.LIGHT, WIDTH, HEIGHT, "light" + i),
          ChartFile.svgText(picture, ChartTheme.DARK, WIDTH, HEIGHT, "dark" + i));
    }
  }
}
