package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.compare.CompareView;
import dynobench.ui.console.ConsoleView;
import dynobench.ui.crash.CrashView;
import dynobench.ui.details.DetailsView;
import dynobench.ui.dock.DockView;
import dynobench.ui.engines.AddEngineContext;
import dynobench.ui.engines.EngineFetching;
import dynobench.ui.engines.EnginesView;
import dynobench.ui.monitor.MonitorView;
import dynobench.ui.plan.PlanView;
import dynobench.ui.problems.ProblemsView;
import dynobench.ui.progress.ProgressView;
import dynobench.ui.result.MeasureAgain;
import dynobench.ui.result.ResultView;
import dynobench.ui.runs.RunsView;
import dynobench.ui.storedruns.RunExport;
import dynobench.ui.table.FiguresView;
import java.util.List;
import java.util.stream.Stream;

/// All views of the window except its pages, with their collaborators.
final class WorkbenchViews {
  private WorkbenchViews() {}

  static List<DockView> of(Wiring wiring) {
    return Stream.of(ofPlan(wiring), ofAnswer(wiring), ofRun(wiring), ofWork(wiring))
        .flatMap(each -> each)
        .toList();
  }

  private static Stream<DockView> ofPlan(Wiring wiring) {
    return Stream.of(
            EnginesView.of(
                wiring.draft(),
                wiring.showing(),
                new EngineFetching(wiring.tasks(), wiring.dialogs(), wiring.home().fetcher()),
                wiring.home().engineRoots(),
                new AddEngineContext(
                    wiring.home(), wiring.bench(), wiring.dialogs(), wiring.tasks()),
                wiring.navigation()),
            PlanView.of(
                wiring.draft(),
                wiring.planFiles(),
                wiring.library(),
                wiring.navigation(),
                wiring.tasks()))
        .flatMap(views -> views);
  }

  private static Stream<DockView> ofAnswer(Wiring wiring) {
    return ResultView.of(
        wiring.showing(),
        wiring.concerns().doubts(),
        new MeasureAgain(wiring.planFiles(), wiring.draft(), wiring.live()),
        wiring.appearance(),
        wiring.navigation(),
        wiring.notices());
  }

  private static Stream<DockView> ofRun(Wiring wiring) {
    return Stream.of(
            ChartView.of(
                wiring.showing(),
                wiring.library(),
                wiring.appearance(),
                wiring.dialogs(),
                wiring.tasks(),
                wiring.navigation()),
            FiguresView.of(wiring.showing(), export(wiring), wiring.appearance(), wiring.notices()),
            CompareView.of(
                wiring.showing(),
                wiring.archive(),
                wiring.draft(),
                wiring.planFiles(),
                wiring.navigation(),
                wiring.notices()),
            RunsView.of(
                wiring.library(),
                wiring.showing(),
                wiring.navigation(),
                wiring.tasks(),
                wiring.clock()),
            DetailsView.of(
                wiring.showing(),
                wiring.concerns().doubts(),
                wiring.library(),
                wiring.appearance(),
                wiring.tasks(),
                wiring.clock().getZone()),
            CrashView.of(wiring.showing(), wiring.live(), wiring.draft(), wiring.planFiles()),
            MonitorView.of(
                wiring.showing(),
                wiring.appearance(),
                wiring.navigation(),
                wiring.lanes(),
                wiring.clock()))
        .flatMap(views -> views);
  }

  private static RunExport export(Wiring wiring) {
    return new RunExport(
        wiring.showing(), wiring.dialogs(), wiring.tasks(), wiring.archive().store());
  }

  private static Stream<DockView> ofWork(Wiring wiring) {
    return Stream.of(
            ProgressView.of(wiring.background()),
            ConsoleView.of(wiring.showing(), wiring.notices(), wiring.clock()),
            ProblemsView.of(
                wiring.concerns(), wiring.showing(), wiring.navigation(), wiring.notices()))
        .flatMap(views -> views);
  }
}
