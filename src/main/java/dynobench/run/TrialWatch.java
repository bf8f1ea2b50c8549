package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import java.util.ArrayDeque;
import java.util.Deque;

/// Passes a trial's events on, and remembers what a sudden end would need to say.
final class TrialWatch {
  /// Beyond this an engine's chatter helps nobody and fills the disk.
  private static final int MOST_LINES = 2_000;

  private static final int LONGEST_LINE = 2_000;
  private static final int LAST_LINES = 3;

  private final Trial trial;
  private final int heapMegabytes;
  private final HiddenSecrets sink;
  private final Deque<String> last = new ArrayDeque<>();
  private String phase = "start";
  private long row;
  private int lines;

  TrialWatch(Trial trial, int heapMegabytes, HiddenSecrets sink) {
    this.trial = trial;
    this.heapMegabytes = heapMegabytes;
    this.sink = sink;
  }

  void event(RunEvent event) {
    if (event instanceof RunEvent.PhaseStarted started) {
      phase = started.phase();
      row = 0;
    } else if (event instanceof RunEvent.Sampled sampled && !sampled.phase().isEmpty()) {
      row = sampled.done();
    }
    sink.accept(event);
  }

  void line(RunEvent.Source source, String text) {
    String open = sink.hide(text); // before it is cut: half a secret is too much
    String shown = open.length() > LONGEST_LINE ? open.substring(0, LONGEST_LINE) + "…" : open;
    last.addLast(shown);
    if (last.size() > LAST_LINES) {
      last.removeFirst();
    }
    lines++;
    if (lines <= MOST_LINES) {
      log(source, shown);
    } else if (lines == MOST_LINES + 1) {
      log(
          RunEvent.Source.DYNOBENCH,
          "The engine has printed %,d lines; further ones are left out".formatted(MOST_LINES));
    }
  }

  private void log(RunEvent.Source source, String text) {
    sink.accept(new RunEvent.Logged(System.currentTimeMillis(), trial.number(), source, text));
  }

  String phase() {
    return phase;
  }

  String lastOutput() {
    return String.join(" | ", last);
  }

  Outcome outOfMemory() {
    return new Outcome.OutOfMemory(phase, row, heapMegabytes);
  }
}
