package dynobench.ui.desk;

import dynobench.session.Bench;
import dynobench.session.Home;
import java.time.Clock;

/// Everything that views share.
///
/// @param clock for what the window shows of time
public record Desk(
    Home home,
    Bench bench,
    Clock clock,
    Appearance appearance,
    Dialogs dialogs,
    Background background,
    Notices notices,
    Showing showing,
    LiveRun live,
    PlanDraft draft,
    Archive archive,
    Overlays overlays,
    PlanFiles planFiles,
    Picked picked,
    Navigation navigation,
    Troubles troubles) {
  public static Desk of(
      Home home, Bench bench, Clock clock, Dialogs dialogs, Background background) {
    var notices = new Notices();
    var showing = new Showing(notices);
    var draft = new PlanDraft(bench, background);
    var live = new LiveRun(bench, dialogs, background, showing, notices);
    var archive = new Archive(bench.workspace().runs(), background, notices, showing);
    var overlays = new Overlays(showing, archive, background, notices);
    live.running().subscribe((_, _) -> archive.refresh());
    return new Desk(
        home,
        bench,
        clock,
        new Appearance(),
        dialogs,
        background,
        notices,
        showing,
        live,
        draft,
        archive,
        overlays,
        new PlanFiles(draft, background, notices),
        new Picked(showing),
        new Navigation(),
        new Troubles(showing, draft, notices, clock));
  }

  /// Takes in what has happened. Called up to ten times a second.
  public void take() {
    live.take();
    showing.take();
  }

  /// Lets views work out what they show of it; what they draw goes into a frame of its own.
  public void refresh() {
    showing.refresh();
  }
}
