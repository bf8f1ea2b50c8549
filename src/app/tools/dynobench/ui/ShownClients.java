package dynobench.ui;

import dynobench.chart.Charts;
import dynobench.event.RunEvent;
import dynobench.result.ClientRun;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.EventSource;
import dynobench.ui.shownrun.ShownRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Measurement of a run with eight clients that work for ten minutes with each of two contenders.
/// The events up to the last minutes arrive at once, the rest in real time. The chart with the most
/// data to unpack displays them.
final class ShownClients {
  private static final int SECONDS = 600;
  private static final int WARMUPS = 10;
  private static final long PRESENT_MILLIS = 120_000;
  private static final int SETTLED_SECONDS = 10;
  private static final ViewId CHART = ViewId.of(Charts.LATENCY_TIME);
  private final TestWindow window;
  private int next;

  ShownClients(TestWindow window) {
    this.window = window;
  }

  void show() throws Exception {
    List<RunEvent> events = new ClientRun(SECONDS, WARMUPS).events().toList();
    long last = events.getLast().atMillis();
    Toolkit.on(() -> {
      var shown = new ShownRun("clients", ShownRun.Origin.LIVE, Optional.empty());
      window.wiring().display().show(shown, source(events, last - PRESENT_MILLIS));
      return shown;
    });
    window.await(() ->
        window.wiring().display().result().log().counts().samples() * 100L
            > 2 * SECONDS * 1_000L - PRESENT_MILLIS);
    Toolkit.on(() -> {
      window.dock().show(CHART);
      return window;
    });
    TimeUnit.SECONDS.sleep(SETTLED_SECONDS);
  }

  void frames(Pulses pulses, int seconds) throws Exception {
    show();
    long begin = System.nanoTime();
    TimeUnit.SECONDS.sleep(seconds);
    FrameTimes.of(pulses.since(begin)).tell("clients", "99 %", "100 ms at most");
  }

  /// @param present current time of the run
  private EventSource source(List<RunEvent> events, long present) {
    long begin = System.nanoTime();
    return most -> {
      long now = present + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      var due = new ArrayList<RunEvent>();
      while (due.size() < most && next < events.size() && events.get(next).atMillis() <= now) {
        due.add(events.get(next));
        next++;
      }
      return due;
    };
  }
}
