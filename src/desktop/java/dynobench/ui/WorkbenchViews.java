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
import dynobench.ui.isolation.IsolationView;
import dynobench.ui.monitor.MonitorView;
import dynobench.ui.plan.FileFields;
import dynobench.ui.plan.PlanView;
import dynobench.ui.problems.ProblemsView;
import dynobench.ui.progress.ProgressView;
import dynobench.ui.recording.RecordingView;
import dynobench.ui.result.DecidingRounds;
import dynobench.ui.result.MeasureAgain;
import dynobench.ui.result.ResultView;
import dynobench.ui.runs.RunsView;
import dynobench.ui.storedruns.RunExport;
import dynobench.ui.table.FiguresView;
import dynobench.ui.upgrades.UpgradesView;
import dynobench.ui.why.WhyView;
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
                wiring.display(),
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
                wiring.tasks(),
                new FileFields(wiring.dialogs(), wiring.recordings(), wiring.navigation())))
        .flatMap(views -> views);
  }

  private static Stream<DockView> ofAnswer(Wiring wiring) {
    return ResultView.of(
        wiring.display(),
        wiring.problemList().warnings(),
        new DecidingRounds(
            wiring.display(),
            wiring.addRounds(),
            new MeasureAgain(wiring.planFiles(), wiring.draft(), wiring.live()),
            wiring.live()),
        wiring.appearance(),
        wiring.navigation(),
        wiring.notifications());
  }

  private static Stream<DockView> ofRun(Wiring wiring) {
    return Stream.of(
            ChartView.of(
                wiring.display(),
                wiring.library(),
                wiring.appearance(),
                wiring.dialogs(),
                wiring.tasks(),
                wiring.navigation()),
            FiguresView.of(
                wiring.display(), export(wiring), wiring.appearance(), wiring.notifications()),
            CompareView.of(
                wiring.display(),
                wiring.archive(),
                wiring.draft(),
                wiring.planFiles(),
                wiring.navigation(),
                wiring.notifications()),
            why(wiring),
            IsolationView.of(wiring.display()),
            UpgradesView.of(wiring.display()),
            runs(wiring),
            DetailsView.of(
                wiring.display(),
                wiring.problemList().warnings(),
                wiring.library(),
                wiring.appearance(),
                wiring.tasks(),
                wiring.clock().getZone()),
            RecordingView.of(
                wiring.recordings(), wiring.planFiles(), wiring.dialogs(), wiring.navigation()),
            CrashView.of(
                wiring.display(),
                wiring.live(),
                wiring.draft(),
                wiring.planFiles(),
                wiring.tasks()))
        .flatMap(views -> views);
  }

  private static Stream<DockView> why(Wiring wiring) {
    return WhyView.of(
        wiring.display(),
        wiring.profileRuns(),
        wiring.appearance(),
        wiring.dialogs(),
        wiring.tasks());
  }

  private static Stream<DockView> runs(Wiring wiring) {
    return RunsView.of(
        wiring.library(),
        wiring.addRounds(),
        wiring.display(),
        wiring.navigation(),
        wiring.tasks(),
        wiring.clock());
  }

  private static RunExport export(Wiring wiring) {
    return new RunExport(
        wiring.display(), wiring.dialogs(), wiring.tasks(), wiring.archive().store());
  }

  private static Stream<DockView> ofWork(Wiring wiring) {
    return Stream.of(
            ProgressView.of(wiring.background()),
            MonitorView.of(
                wiring.display(),
                wiring.appearance(),
                wiring.navigation(),
                wiring.lanes(),
                wiring.dialogs(),
                wiring.tasks(),
                wiring.live().running()),
            ConsoleView.of(wiring.display(), wiring.notifications(), wiring.clock()),
            ProblemsView.of(
                wiring.problemList(),
                wiring.display(),
                wiring.navigation(),
                wiring.notifications()))
        .flatMap(views -> views);
  }
}
