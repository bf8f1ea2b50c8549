package dynobench.ui;

import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.ui.dock.Navigation;
import dynobench.ui.live.LiveRun;
import dynobench.ui.monitor.Lanes;
import dynobench.ui.plandraft.KnownWorkloads;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.problemlist.ProblemList;
import dynobench.ui.recordingfile.RecordingLoader;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.AddRounds;
import dynobench.ui.storedruns.ChartOverlays;
import dynobench.ui.storedruns.ProfileRuns;
import dynobench.ui.storedruns.RunArchive;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import java.time.Clock;

/// Collaborators of one window's views and commands. Only the classes that assemble the window know
/// it; views and commands receive the single parts that they need.
///
/// @param clock for the times that the window shows
public record Wiring(
    ProgramHome home,
    PlanRunner bench,
    Clock clock,
    Appearance appearance,
    Dialogs dialogs,
    TaskStarter tasks,
    RunDisplay display,
    RunSources library,
    PlanDraft draft,
    PlanFiles planFiles,
    Navigation navigation,
    RecordingLoader recordings,
    ProblemList problemList,
    Lanes lanes) {
  public static Wiring of(
      ProgramHome home,
      PlanRunner bench,
      Clock clock,
      Dialogs dialogs,
      BackgroundExecutor background) {
    var notifications = new Notifications();
    var tasks = new TaskStarter(background, notifications);
    var display = new RunDisplay(notifications, clock);
    var known = new KnownWorkloads(home, tasks);
    var draft = new PlanDraft(bench, known, background);
    display.expect(draft.workload().id().flatMap(id -> known.all().map(_ -> known.orStandard(id))));
    var live = new LiveRun(bench, dialogs, tasks, display);
    var archive = new RunArchive(bench.workspace().runs(), tasks, display);
    var overlays = new ChartOverlays(display, archive, tasks);
    live.running().subscribe((_, _) -> archive.refresh());
    return new Wiring(
        home,
        bench,
        clock,
        new Appearance(),
        dialogs,
        tasks,
        display,
        new RunSources(archive, overlays, live),
        draft,
        new PlanFiles(draft, tasks),
        new Navigation(),
        new RecordingLoader(background),
        new ProblemList(display, draft, notifications),
        new Lanes());
  }

  public BackgroundExecutor background() {
    return tasks.background();
  }

  public Notifications notifications() {
    return tasks.notifications();
  }

  public LiveRun live() {
    return library.live();
  }

  public RunArchive archive() {
    return library.archive();
  }

  /// Returns the action that adds rounds to stored runs.
  public AddRounds addRounds() {
    return new AddRounds(bench, draft.catalog(), live(), dialogs, tasks);
  }

  /// Returns the action that profiles stored runs.
  public ProfileRuns profileRuns() {
    return new ProfileRuns(bench, draft.catalog(), live(), tasks);
  }

  /// Takes new events. Called up to ten times a second.
  public void take() {
    live().take();
    display.take();
  }

  /// Lets views update what they derive from the events, in a frame of its own.
  public void refresh() {
    display.refresh();
  }
}
