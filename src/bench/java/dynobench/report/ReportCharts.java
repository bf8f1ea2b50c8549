package dynobench.report;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.chart.SourceRole;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.workload.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Charts of a report: one that shows the answer, then the others that its figures allow.
///
/// @param sources the run, and the figures that are laid over it; those of other machines and years
///   are often orders of magnitude apart
record ReportCharts(RunResult run, List<ChartSource> sources, Charts charts) {
  private static final int WIDTH = 1040;
  private static final int HEIGHT = 620;

  /// Charts that only repeat other charts in another form.
  private static final List<Chart> REPEATING = List.of(Charts.ROW, Charts.AVERAGES);

  ReportCharts {
    sources = List.copyOf(sources);
  }

  /// Returns the charts of a run.
  ///
  /// @param overlays figures to lay over the run's
  static ReportCharts of(RunResult run, List<ChartSource> overlays, Charts charts) {
    var sources = new ArrayList<>(List.of(new ChartSource(run, SourceRole.MAIN)));
    sources.addAll(overlays);
    return new ReportCharts(run, sources, charts);
  }

  /// Returns the chart that shows the answer: a duel's score, or the workload's main phase. The
  /// first phase replaces a main phase that has no results. Empty if the chart would be empty.
  Optional<Picture> lead() {
    if (run.isDuel()) {
      return drawn(request(Charts.DUEL, ""));
    }
    return run.workload()
        .mainPhase()
        .map(Phase::id)
        .filter(run.phases()::contains)
        .or(() -> run.phases().stream().findFirst())
        .flatMap(phase -> drawn(request(Charts.PHASE, phase)));
  }

  /// Returns the other charts with content, for every phase, in the workload's main metric. A chart
  /// that cannot show this metric has its own default metric. Leaves out charts that repeat others.
  /// Also leaves out charts over a factor with one value, of order with one repetition, and of
  /// versions with one version.
  List<Picture> others() {
    Optional<ChartRequest> lead = lead().map(Picture::request);
    return requests().stream()
        .filter(each -> !lead.equals(Optional.of(each)))
        .flatMap(each -> drawn(each).stream())
        .filter(picture -> !isOfOneVersion(picture))
        .toList();
  }

  /// Returns the chart of versions in the main phase; empty if no engine has several.
  Optional<Picture> versions() {
    return run.workload()
        .mainPhase()
        .map(Phase::id)
        .filter(run.phases()::contains)
        .flatMap(phase -> drawn(request(Charts.VERSIONS, phase)))
        .filter(picture -> !isOfOneVersion(picture));
  }

  private ChartRequest request(Chart chart, String phase) {
    Metric metric = run.workload().metric();
    ChartRequest usual =
        ChartRequest.of(chart, phase).of(chart.shows(metric) ? metric : chart.defaultMetric());
    boolean isOverlaid = sources.size() > 1 && chart.equals(Charts.PHASE);
    return isOverlaid ? usual.withLogY() : usual;
  }

  private Optional<Picture> drawn(ChartRequest request) {
    return Optional.of(Picture.of(request, sources)).filter(it -> it.empty().isEmpty());
  }

  private List<ChartRequest> requests() {
    var requests = new ArrayList<ChartRequest>();
    charts.all().stream()
        .filter(each -> each.choice() == Chart.ChartSelection.NOTHING)
        .forEach(each -> requests.add(request(each, "")));
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
          requests.add(request(each, phase));
        }
      }
    }
    return requests;
  }

  private static boolean isOfOneVersion(Picture picture) {
    return List.of(Charts.VERSIONS, Charts.HISTORY).contains(picture.request().chart())
        && picture.lines().stream().allMatch(each -> each.points().size() < 2);
  }

  /// Writes a chart in a light and a dark theme, with separate ids.
  ///
  /// @param id unique in the page
  static void write(Picture picture, PictureCaption caption, String id, HtmlWriter html) {
    html.drawing(
        new ChartFile(picture, caption, ChartTheme.LIGHT, WIDTH, HEIGHT).svgText("light" + id),
        new ChartFile(picture, caption, ChartTheme.DARK, WIDTH, HEIGHT).svgText("dark" + id));
  }
}
