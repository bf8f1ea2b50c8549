package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.plan.Trial;
import dynobench.text.PlainText;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Passes on a trial's events, and stores the facts that the outcome of a sudden end needs.
final class TrialWatch {
  /// Maximum number of an engine's log lines; more would only fill the disk.
  private static final int MOST_LINES = 2_000;

  private static final int LONGEST_LINE = 2_000;
  private static final int LAST_LINES = 3;

  /// Name of the part after the phases, when another worker reads the data.
  private static final String VERIFICATION = "verification";

  /// Name of the part before the phases, when another worker makes the database.
  private static final String PREPARATION = "preparation";

  /// Names of the parts of a crash.
  private static final String COMMIT = "commit";

  private static final String RECOVERY = "recovery";

  private final Trial trial;
  private final int heapMegabytes;
  private final HiddenSecrets sink;
  private final EventValidator validator;
  private final TrialIterations iterations;
  private final Deque<String> last = new ArrayDeque<>();
  private Map<String, String> account = Map.of();
  private Optional<UpgradeObservation> upgraded = Optional.empty();
  private String phase = "start";
  private long row;
  private int lines;
  private int logForged;

  /// @param expected expected events of the worker, in each iteration
  TrialWatch(
      Trial trial,
      ExpectedEvents expected,
      TrialIterations iterations,
      int heapMegabytes,
      HiddenSecrets sink) {
    this.trial = trial;
    this.validator = new EventValidator(trial.number(), expected, System::nanoTime);
    this.iterations = iterations;
    this.heapMegabytes = heapMegabytes;
    this.sink = sink;
  }

  /// Creates the watch of a trial that runs once.
  static TrialWatch once(RunScript script, Trial trial, HiddenSecrets sink) {
    return new TrialWatch(
        trial,
        ExpectedEvents.of(script.workload(), script.settings(trial)),
        new TrialIterations(Optional.empty(), script.workload().lasting(), 0, System::nanoTime),
        script.plan().jvm(trial.contender(), trial.levels()).heapMegabytes(),
        sink);
  }

  /// Begins the preparation: the worker is asked to make the trial's database.
  void preparing() {
    validator.preparing();
    phase = PREPARATION;
  }

  /// Begins measuring: the worker is asked to run the trial.
  void measuring(boolean verifies) {
    validator.measuring(verifies);
  }

  /// Begins the next iteration: the worker will be asked to run the trial's phases again.
  void repeating() {
    iterations.next();
    sink.accept(
        new RunEvent.IterationStarted(
            System.currentTimeMillis(), trial.number(), iterations.number()));
  }

  /// Logs that the worker waits while its engine writes files in the background.
  void waits(int millis) {
    log(
        RunEvent.Source.DYNOBENCH,
        "Waiting %d s, not timed: the engine writes its log in the background after closing"
            .formatted(Math.ceilDiv(millis, 1_000)));
  }

  /// Begins the verification: another worker is asked to read the trial's data.
  void verifying(boolean mayLose) {
    validator.verifying(mayLose);
    phase = VERIFICATION;
    row = 0;
  }

  /// Begins committing: the worker is asked to commit until it crashes.
  void committing() {
    validator.committing();
    phase = COMMIT;
  }

  /// Begins the recovery: another worker is asked to count the rows after a crash.
  void finding(int crash) {
    validator.finding(crash);
    phase = RECOVERY;
  }

  /// Begins a step of an upgrade trial.
  void upgrading(UpgradeStep step) {
    validator.upgrading(step);
    phase = step.name().toLowerCase(Locale.ROOT);
    upgraded = Optional.empty();
  }

  /// Returns the observation of the last step of an upgrade trial; empty if it reported none.
  Optional<UpgradeObservation> upgraded() {
    return upgraded;
  }

  /// Handles an event of a worker. An event that is not credible is logged as output of the engine.
  ///
  /// @return the outcome of the trial, when the event reports an outcome
  Optional<Outcome> event(RunEvent event, String text) {
    if (!validator.accepts(event)) {
      logForged(text);
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
    if (event instanceof RunEvent.UpgradeSeen seen) {
      upgraded = Optional.of(seen.observation());
    }
    iterations.toReport(event).ifPresent(sink);
    return Optional.empty();
  }

  /// Logs a line that looks like an event, but was not or cannot have been sent by the worker.
  void logForged(String text) {
    logForged++;
    line(RunEvent.Source.OUTPUT, text);
  }

  /// Reports a warning: an observation contradicts the mode's durability, or an earlier event.
  void warn(String sentence) {
    sink.accept(new RunEvent.Questioned(System.currentTimeMillis(), trial.number(), sentence));
  }

  /// Deletes a folder of the trial: the databases of many trials would fill the disk. If deleting
  /// fails, the folder is deleted later with the run's folder.
  void delete(Path folder) {
    try {
      FolderTree.delete(folder);
    } catch (IOException e) {
      line(
          RunEvent.Source.DYNOBENCH,
          "Could not delete %s (%s)".formatted(folder, IoErrorText.of(e)));
    }
  }

  /// Ends the trial, after its last message.
  void end() {
    if (logForged > 0) {
      warn(
          String.format(
              Locale.ROOT,
              "The engine printed %,d %s that only a worker may send; Dynobench ignored them.",
              logForged,
              logForged == 1 ? "event" : "events"));
    }
  }

  /// Logs a line without its secrets, cut to the maximum length. Lines beyond the maximum number
  /// are only kept as the last output.
  void line(RunEvent.Source source, String text) {
    String open = sink.hide(text); // before it is shortened: half a secret would remain visible
    String shown = PlainText.cut(open, LONGEST_LINE);
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
          "The engine has printed %,d lines; further lines are not stored".formatted(MOST_LINES));
    }
  }

  private void log(RunEvent.Source source, String text) {
    sink.accept(new RunEvent.Logged(System.currentTimeMillis(), trial.number(), source, text));
  }

  /// Returns the sums of the clients' commits, as the worker reported them last; empty before the
  /// first report.
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
