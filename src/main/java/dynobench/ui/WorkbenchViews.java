package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.compare.CompareView;
import dynobench.ui.console.ConsoleView;
import dynobench.ui.desk.Desk;
import dynobench.ui.details.DetailsView;
import dynobench.ui.dock.DockView;
import dynobench.ui.engines.EnginesView;
import dynobench.ui.monitor.MonitorView;
import dynobench.ui.plan.PlanView;
import dynobench.ui.problems.ProblemsView;
import dynobench.ui.progress.ProgressView;
import dynobench.ui.runs.RunsView;
import dynobench.ui.table.FiguresView;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Every view that needs nothing but the desk.
final class WorkbenchViews {
  private static final List<Function<Desk, Stream<DockView>>> MAKERS =
      List.of(
          EnginesView::of,
          PlanView::of,
          ChartView::of,
          FiguresView::of,
          CompareView::of,
          RunsView::of,
          DetailsView::of,
          MonitorView::of,
          ProgressView::of,
          ConsoleView::of,
          ProblemsView::of);

  private WorkbenchViews() {}

  static List<DockView> of(Desk desk) {
    return MAKERS.stream().flatMap(maker -> maker.apply(desk)).toList();
  }
}
