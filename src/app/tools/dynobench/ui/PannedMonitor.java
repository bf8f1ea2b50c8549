package dynobench.ui;

import dynobench.event.RunEvent;
import dynobench.ui.shownrun.EventSource;
import dynobench.ui.shownrun.ShownRun;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Measurement of panning in the monitor of a long run. An arrow key is held down, so the visible
/// section moves at each pulse and every frame is drawn again.
final class PannedMonitor {
  private static final int REPETITIONS = 25;
  private static final int SAMPLES_EACH = 1_000;
  private static final int WARMUP_SECONDS = 3;

  /// Two steps to the left and two back, each a tenth of the section. The section is 80 % of the
  /// run, so it can move.
  private static final List<KeyCode> KEYS =
      List.of(KeyCode.LEFT, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.RIGHT);

  private final TestWindow window;
  private final Pulses pulses;
  private final AtomicInteger frame = new AtomicInteger();

  PannedMonitor(TestWindow window, Pulses pulses) {
    this.window = window;
    this.pulses = pulses;
  }

  void measure(int seconds) throws Exception {
    var log = new MadeLog(EightSeries.repeated(REPETITIONS), SAMPLES_EACH);
    Iterator<RunEvent> events = log.events().iterator();
    Toolkit.on(() -> {
      var shown = new ShownRun("made", ShownRun.Origin.STORED, Optional.empty());
      window.wiring().display().show(shown, source(events));
      return shown;
    });
    window.await(
        () -> window.wiring().display().result().log().counts().samples() == log.samples());
    Toolkit.on(() -> {
      press(KeyCode.HOME);
      press(KeyCode.UP);
      window.scene().addPreLayoutPulseListener(this::step);
      Platform.requestNextPulse();
      return window;
    });
    TimeUnit.SECONDS.sleep(WARMUP_SECONDS);
    long begin = System.nanoTime();
    TimeUnit.SECONDS.sleep(seconds);
    String part = "panning, %,d samples".formatted(log.samples());
    FrameTimes.of(pulses.since(begin)).tell(part, "all", "under 33 ms");
  }

  private static EventSource source(Iterator<RunEvent> events) {
    return most -> {
      var next = new ArrayList<RunEvent>();
      while (next.size() < most && events.hasNext()) {
        next.add(events.next());
      }
      return next;
    };
  }

  private void step() {
    press(KEYS.get(frame.getAndIncrement() % KEYS.size()));
    Platform.requestNextPulse();
  }

  private void press(KeyCode key) {
    Node strips = window.scene().lookup(".strips");
    Event.fireEvent(
        strips, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }
}
