package dynobench.run;

import dynobench.catalog.Setup;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/// Passes a trial's events on, and remembers what a sudden end would need to say.
final class TrialWatch {
  /// Beyond this an engine's chatter helps nobody and fills the disk.
  private static final int MOST_LINES = 2_000;

  private static final int LONGEST_LINE = 2_000;
  private static final int LAST_LINES = 3;

  private final Trial trial;
  private final int heapMegabytes;
  private final String secret;
  private final Consumer<RunEvent> sink;
  private final Deque<String> last = new ArrayDeque<>();
  private String phase = "start";
  private long row;
  private int lines;

  /// @param secret never to be passed on; may be empty
  TrialWatch(Trial trial, int heapMegabytes, String secret, Consumer<RunEvent> sink) {
    this.trial = trial;
    this.heapMegabytes = heapMegabytes;
    this.secret = secret;
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
    String open = hide(text); // before it is cut: half a secret is too much
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

  /// The text without the secret.
  String hide(String text) {
    return Setup.hidden(text, secret);
  }

  /// An engine may well quote the password in its complaint.
  Outcome hide(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Failed(String at, String message, String details) ->
          new Outcome.Failed(at, hide(message), hide(details));
      case Outcome.Completed _,
          Outcome.WrongData _,
          Outcome.OutOfMemory _,
          Outcome.TimedOut _,
          Outcome.Cancelled _,
          Outcome.WorkerDied _ ->
          outcome;
    };
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
