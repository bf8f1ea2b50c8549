package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.desk.Desk;
import dynobench.ui.details.DetailsView;
import dynobench.ui.dock.DockView;
import dynobench.ui.problems.ProblemsView;
import dynobench.ui.table.FiguresView;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Every view there is.
final class WorkbenchViews {
  private static final List<Function<Desk, Stream<DockView>>> MAKERS =
      List.of(ChartView::of, FiguresView::of, DetailsView::of, ProblemsView::of);

  private WorkbenchViews() {}

  static List<DockView> of(Desk desk) {
    return MAKERS.stream().flatMap(maker -> maker.apply(desk)).toList();
  }
}
