package dynobench.cli;

import dynobench.estimate.RunProgress;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Crashed;
import dynobench.event.RunEvent.Survived;
import dynobench.event.RunEvent.UpgradeSeen;
import dynobench.plan.LevelLabels;
import dynobench.plan.Trial;
import dynobench.table.CrashWords;
import dynobench.table.UpgradeWords;
import dynobench.text.PlainText;
import dynobench.upgrade.UpgradeStep;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/// Progress of a run. A terminal has one line that is overwritten. Other outputs have a line for
/// each trial, except in a duel, and one for each log line of Dynobench. Failures, notes, warnings
/// and a line for each crash remain visible in both.
final class ProgressLine implements Consumer<RunEvent> {
  private final PrintWriter out;
  private final TerminalLine live;
  private final RunProgress progress;
  private final Map<Integer, Trial> running = new HashMap<>();
  private final Map<Integer, Map<Integer, Crashed>> crashes = new HashMap<>();

  /// Steps of upgrade trials, as words.
  private final Map<Integer, List<String>> upgrades = new HashMap<>();

  /// Trials that should begin with a cold cache, and whose warning was printed.
  private final Set<Integer> notCold = new HashSet<>();

  /// @param terminal whether the line can be overwritten
  ProgressLine(PrintWriter out, boolean terminal) {
    this(out, terminal, new RunProgress());
  }

  /// @param terminal whether the line can be overwritten
  /// @param progress progress of the run so far
  ProgressLine(PrintWriter out, boolean terminal, RunProgress progress) {
    this.progress = progress;
    this.out = out;
    this.live = new TerminalLine(out, terminal);
  }

  @Override
  public void accept(RunEvent event) {
    progress.accept(event);
    switch (event) {
      case RunEvent.TrialStarted(long _, Trial trial) -> running.put(trial.number(), trial);
      case RunEvent.PhaseStarted _, RunEvent.Sampled _ -> live();
      case RunEvent.Acknowledged _ -> live();
      case RunEvent.Crashed crash ->
          crashes.computeIfAbsent(crash.trial(), _ -> new HashMap<>()).put(crash.crash(), crash);
      case RunEvent.Survived survived -> survived(survived);
      case UpgradeSeen seen -> upgraded(seen);
      case RunEvent.Logged logged -> log(logged);
      case RunEvent.Warned warned -> line("Note: " + warned.text());
      case RunEvent.Questioned questioned -> line("Warning: " + questioned.text());
      case RunEvent.CacheDropped it -> dropped(it);
      case RunEvent.TrialFinished(long _, int trial, Outcome outcome) -> finished(trial, outcome);
      case RunEvent.RunFinished _ -> live.clear();
      case RunEvent.RunStarted _,
          RunEvent.ShardStarted _,
          RunEvent.RoundsAdded _,
          RunEvent.EngineReported _,
          RunEvent.PhaseFinished _,
          RunEvent.IterationStarted _,
          RunEvent.PhaseRepeated _,
          RunEvent.ServerStarted _,
          RunEvent.FilesSeen _,
          RunEvent.Sliced _,
          RunEvent.IntervalPassed _,
          RunEvent.Accounted _,
          RunEvent.ResultsCompared _,
          RunEvent.IsolationSeen _,
          RunEvent.AgeingSeen _,
          RunEvent.Verified _,
          RunEvent.MachineSeen _ -> {}
      case RunEvent.Probed _ -> {}
    }
  }

  private void live() {
    if (live.terminal()) {
      live.show(progress.sentence());
    }
  }

  /// Shows Dynobench's own log lines: in the line that is overwritten, or else as printed lines of
  /// a running trial. An engine's output stays in the log.
  private void log(RunEvent.Logged logged) {
    if (logged.source() != RunEvent.Source.DYNOBENCH) {
      return;
    }
    Trial trial = running.get(logged.trial());
    if (live.terminal()) {
      live.show(logged.text());
    } else if (trial != null) {
      line(trial, LevelLabels.prefix(trial.levels()) + logged.text());
    }
  }

  private void finished(int number, Outcome outcome) {
    Trial trial = running.remove(number);
    boolean printed = crashes.remove(number) != null || live.terminal() || progress.isDuel();
    if (trial != null && !(printed && outcome.counts())) {
      List<String> steps = upgrades.getOrDefault(number, List.of());
      line(
          trial,
          LevelLabels.prefix(trial.levels())
              + (steps.isEmpty() ? outcome.sentence() : String.join(", ", steps)));
    }
  }

  private void dropped(RunEvent.CacheDropped event) {
    event
        .drop()
        .obstacle()
        .filter(_ -> notCold.add(event.trial()))
        .ifPresent(why ->
            line(
                "Warning: trial %d does not read only from the disk: %s"
                    .formatted(event.trial(), why)));
  }

  /// Notes a step of an upgrade trial. A trial that begins again forgets its earlier steps.
  private void upgraded(UpgradeSeen seen) {
    List<String> steps = upgrades.computeIfAbsent(seen.trial(), _ -> new ArrayList<>());
    if (seen.observation().step() == UpgradeStep.MAKE) {
      steps.clear();
    } else {
      steps.add(UpgradeWords.of(seen.observation()));
    }
  }

  private void survived(Survived event) {
    Trial trial = running.get(event.trial());
    Crashed crash = crashes.getOrDefault(event.trial(), Map.of()).get(event.crash());
    if (trial != null && crash != null) {
      line(trial, CrashWords.of(crash, event.survival()));
    }
  }

  private void line(Trial trial, String words) {
    line(
        "%d of %d  %s · %s"
            .formatted(
                progress.place(trial),
                progress.trials(),
                progress.title(trial.contender()),
                words));
  }

  private void line(String text) {
    live.clear();
    out.println(PlainText.shown(text));
    out.flush();
  }
}
