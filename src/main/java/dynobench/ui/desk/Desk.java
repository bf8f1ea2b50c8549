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
    Background background,
    Notices notices,
    Showing showing,
    LiveRun live,
    PlanDraft draft,
    PlanFiles planFiles,
    Picked picked) {
  public static Desk of(Home home, Bench bench, Clock clock, Background background) {
    var showing = new Showing();
    var notices = new Notices();
    var draft = new PlanDraft(bench, background);
    return new Desk(
        home,
        bench,
        clock,
        new Appearance(),
        background,
        notices,
        showing,
        new LiveRun(bench, background, showing),
        draft,
        new PlanFiles(draft, background, notices),
        new Picked());
  }

  /// Takes in what has happened. Called ten times a second.
  public void tick() {
    live.tick();
    showing.tick();
  }
}
