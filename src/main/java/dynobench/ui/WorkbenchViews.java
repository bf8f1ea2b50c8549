package dynobench.ui;

import dynobench.ui.console.ConsoleView;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.DockView;
import dynobench.ui.monitor.MonitorView;
import dynobench.ui.progress.ProgressView;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Every view there is.
final class WorkbenchViews {
  private static final List<Function<Desk, Stream<DockView>>> MAKERS =
      List.of(MonitorView::of, ProgressView::of, ConsoleView::of);

  private WorkbenchViews() {}

  static List<DockView> of(Desk desk) {
    return MAKERS.stream().flatMap(maker -> maker.apply(desk)).toList();
  }
}
