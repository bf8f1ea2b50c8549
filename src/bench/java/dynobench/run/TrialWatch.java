package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Passes a trial's events on, and remembers what a sudden end would need to say.
final class TrialWatch {
  /// Beyond this an engine's chatter helps nobody and fills the disk.
  private static final int MOST_LINES = 2_000;

  private static final int LONGEST_LINE = 2_000;
  private static final int LAST_LINES = 3;

  /// The part of a trial that comes after its phases, when another worker reads the data.
  private static final String VERIFICATION = "verification";

  /// The parts of a crash.
  private static final String COMMIT = "commit";

  private static final String RECOVERY = "recovery";

  private final Trial trial;
  private final int heapMegabytes;
  private final HiddenSecrets sink;
  private final Testimony testimony;
  private final Iterations iterations;
  private final Deque<String> last = new ArrayDeque<>();
  private Map<String, String> account = Map.of();
  private String phase = "start";
  private long row;
  private int lines;
  private int pretended;

  /// @param expected what its worker will have to say, in each iteration
  TrialWatch(
      Trial trial,
      Expected expected,
      Iterations iterations,
      int heapMegabytes,
      HiddenSecrets sink) {
    this.trial = trial;
    this.testimony = new Testimony(trial.number(), expected, System::nanoTime);
    this.iterations = iterations;
    this.heapMegabytes = heapMegabytes;
    this.sink = sink;
  }

  /// The worker is asked to run the trial.
  void measuring(boolean verifies) {
    testimony.measuring(verifies);
  }

  /// The worker will be asked to run the trial's phases once more.
  void repeating() {
    iterations.next();
    sink.accept(
        new RunEvent.IterationStarted(
            System.currentTimeMillis(), trial.number(), iterations.number()));
  }

  /// The worker is left alone until its engine has written its files in the background.
  void waits(int millis) {
    log(
        RunEvent.Source.DYNOBENCH,
        "Waiting %d s, untimed: the engine writes its log in the background after it was closed"
            .formatted(Math.ceilDiv(millis, 1_000)));
  }

  /// Another worker is asked to read what the trial has left.
  void verifying(boolean mayLose) {
    testimony.verifying(mayLose);
    phase = VERIFICATION;
    row = 0;
  }

  /// The worker is asked to write until it is crashed.
  void committing() {
    testimony.committing();
    phase = COMMIT;
  }

  /// Another worker is asked to look for what a crash has left.
  void finding(int crash) {
    testimony.finding(crash);
    phase = RECOVERY;
  }

  /// A worker's words. What can't be believed is taken for an engine's chatter.
  ///
  /// @return how the trial ended, once it is said
  Optional<Outcome> event(RunEvent event, String text) {
    if (!testimony.believes(event)) {
      pretended(text);
      return Optional.empty();
    }
    if (event instanceof RunEvent.TrialFinished(long _, int _, Outcome outcome)) {
      return Optional.of(outcome);
    }
    if (event instanceof RunEvent.PhaseStarted started) {
      phase = started.phase();
      row = 0;
    } else if (event instanceof RunEvent.Sampled sampled && !sampled.phase().isEmpty()) {
      row = sampled.done();
    }
    if (event instanceof RunEvent.Accounted(long _, int _, Map<String, String> sums)) {
      account = sums;
    }
    iterations.told(event).ifPresent(sink);
    return Optional.empty();
  }

  /// A line that has the look of an event and was not, or can't have been, sent by the worker.
  void pretended(String text) {
    pretended++;
    line(RunEvent.Source.OUTPUT, text);
  }

  /// Something doesn't go with what the mode promises, or with what was told.
  void question(String sentence) {
    sink.accept(new RunEvent.Questioned(System.currentTimeMillis(), trial.number(), sentence));
  }

  /// No more will be heard.
  void end() {
    if (pretended > 0) {
      question(
          String.format(
              Locale.ROOT,
              "The engine printed %,d %s as only a worker may send them; they were not believed.",
              pretended,
              pretended == 1 ? "event" : "events"));
    }
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

  /// What clients have committed, as the worker said last.
  Map<String, String> account() {
    return account;
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
