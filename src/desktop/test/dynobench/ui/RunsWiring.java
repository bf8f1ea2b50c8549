package dynobench.ui;

import dynobench.event.RunEvent;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.SampleRun;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.NoDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/// Wiring without a window, with a workspace of real run folders. All tasks run at once on the
/// calling thread.
public record RunsWiring(Wiring wiring, Path workspace) {
  /// Time of the day after the sample run.
  public static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");

  public static RunsWiring in(Path workspace) {
    return in(workspace, Clock.fixed(NOW, ZoneOffset.UTC));
  }

  public static RunsWiring in(Path workspace, Clock clock) {
    var home = new ProgramHome(workspace, workspace.resolve("engines"), Path.of("java"));
    var bench =
        new PlanRunner(home, new Workspace(workspace, clock, home.summaries()), clock, "test");
    var background = new BackgroundExecutor(Runnable::run, Runnable::run);
    return new RunsWiring(Wiring.of(home, bench, clock, new NoDialogs(), background), workspace);
  }

  public Path folder(String id) {
    return workspace.resolve("runs").resolve(id);
  }

  /// Stores a run whose repetitions took these times on the heap, and twice as long on disk.
  public Path store(String id, Instant started, long... heapNanos) {
    return SampleRun.store(folder(id), events(started, heapNanos));
  }

  /// Stores a run like [#store], with engines of another version.
  public Path storeNewer(String id, Instant started, long... heapNanos) {
    return SampleRun.store(folder(id), events(started, "2.0", heapNanos));
  }

  public static List<RunEvent> events(Instant started, long... heapNanos) {
    return events(started, "1.0", heapNanos);
  }

  private static List<RunEvent> events(Instant started, String version, long... heapNanos) {
    var events = new ArrayList<RunEvent>();
    long begin = started.toEpochMilli();
    events.add(SampleRun.started(begin, "quick", SampleRun.environment("ext4"), version));
    int trial = 0;
    for (int i = 0; i < heapNanos.length; i++) {
      var heap = new Trial(++trial, SampleRun.HEAP, "phases", Rows.at(10), i + 1, false);
      SampleRun.addTrial(events, heap, heapNanos[i], SampleRun.completed());
      var disk = new Trial(++trial, SampleRun.DISK, "phases", Rows.at(10), i + 1, false);
      SampleRun.addTrial(events, disk, 2 * heapNanos[i], SampleRun.completed());
    }
    events.add(new RunEvent.RunFinished(begin + 1000, false));
    return events;
  }

  /// Overwrites a line of a run's log.
  public void damage(String id, int line, String text) throws IOException {
    Path log = folder(id).resolve("events.jsonl");
    var lines = new ArrayList<>(Files.readAllLines(log));
    lines.set(line - 1, text);
    Files.write(log, lines);
  }

  /// Lets the window take all new events.
  public void settle() {
    wiring.take();
    wiring.refresh();
    wiring.take();
    wiring.refresh();
  }
}
