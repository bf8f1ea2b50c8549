package dynobench.ui;

import dynobench.session.Bench;
import dynobench.session.Home;
import dynobench.ui.concern.Concerns;
import dynobench.ui.dock.Navigation;
import dynobench.ui.draft.KnownWorkloads;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.live.LiveRun;
import dynobench.ui.monitor.Lanes;
import dynobench.ui.parts.Appearance;
import dynobench.ui.shown.Showing;
import dynobench.ui.stored.Archive;
import dynobench.ui.stored.Library;
import dynobench.ui.stored.Overlays;
import dynobench.ui.work.Background;
import dynobench.ui.work.Dialogs;
import dynobench.ui.work.Notices;
import dynobench.ui.work.Tasks;
import java.time.Clock;

/// Collaborators of one window's views and commands. Only the classes that assemble the window know
/// it; views and commands receive the single parts that they need.
///
/// @param clock for the times that the window shows
public record Wiring(
    Home home,
    Bench bench,
    Clock clock,
    Appearance appearance,
    Dialogs dialogs,
    Tasks tasks,
    Showing showing,
    Library library,
    PlanDraft draft,
    PlanFiles planFiles,
    Navigation navigation,
    Concerns concerns,
    Lanes lanes) {
  public static Wiring of(
      Home home, Bench bench, Clock clock, Dialogs dialogs, Background background) {
    var notices = new Notices();
    var tasks = new Tasks(background, notices);
    var showing = new Showing(notices, clock);
    var known = new KnownWorkloads(home, tasks);
    var draft = new PlanDraft(bench, known, background);
    showing.expect(draft.workload().id().flatMap(id -> known.all().map(_ -> known.orStandard(id))));
    var live = new LiveRun(bench, dialogs, tasks, showing);
    var archive = new Archive(bench.workspace().runs(), tasks, showing);
    var overlays = new Overlays(showing, archive, tasks);
    live.running().subscribe((_, _) -> archive.refresh());
    return new Wiring(
        home,
        bench,
        clock,
        new Appearance(),
        dialogs,
        tasks,
        showing,
        new Library(archive, overlays, live),
        draft,
        new PlanFiles(draft, tasks),
        new Navigation(),
        new Concerns(showing, draft, notices),
        new Lanes());
  }

  public Background background() {
    return tasks.background();
  }

  public Notices notices() {
    return tasks.notices();
  }

  public LiveRun live() {
    return library.live();
  }

  public Archive archive() {
    return library.archive();
  }

  /// Takes new events. Called up to ten times a second.
  public void take() {
    live().take();
    showing.take();
  }

  /// Lets views update what they derive from the events, in a frame of its own.
  public void refresh() {
    showing.refresh();
  }
}
