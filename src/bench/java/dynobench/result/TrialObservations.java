package dynobench.result;

import dynobench.event.RunEvent.AgeingSeen;
import dynobench.event.RunEvent.IsolationSeen;
import dynobench.event.RunEvent.Observed;
import dynobench.event.RunEvent.ResultsCompared;
import dynobench.event.RunEvent.UpgradeSeen;
import dynobench.isolation.IsolationObservation;
import dynobench.isolation.IsolationObservation.HistoryResult;
import dynobench.isolation.IsolationObservation.LevelTaken;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.measure.AgeingObservation;
import dynobench.measure.AgeingObservation.CleanUp;
import dynobench.measure.AgeingObservation.Cycle;
import dynobench.upgrade.UpgradeObservation;
import java.util.List;

/// What the trials of a run saw that only their kind of workload looks for, in the order of events.
/// Confined to one thread.
public final class TrialObservations {
  /// Assumed length of a statement and its example in a comparison.
  private static final int MOST_COMPARED_CHARACTERS = 700;

  /// Assumed length of a step of a script, with its answer or refusal.
  private static final int MOST_STEP_CHARACTERS = 300;

  private final CappedList<Observed> all = new CappedList<>(TrialObservations::characters);

  TrialObservations() {}

  void add(Observed seen) {
    all.add(seen);
  }

  List<Observed> all() {
    return all.list();
  }

  /// Returns what the trials saw of the engines' isolation.
  public List<IsolationSeen> isolation() {
    return of(IsolationSeen.class);
  }

  /// Returns what the trials saw of databases in long use.
  public List<AgeingSeen> ageing() {
    return of(AgeingSeen.class);
  }

  /// Returns the steps of upgrade trials.
  public List<UpgradeSeen> upgrades() {
    return of(UpgradeSeen.class);
  }

  /// Returns the comparisons of replays with their recordings.
  public List<ResultsCompared> comparisons() {
    return of(ResultsCompared.class);
  }

  private <T extends Observed> List<T> of(Class<T> kind) {
    return all.list().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /// Returns about how much memory an observation takes.
  private static int characters(Observed seen) {
    return switch (seen) {
      case ResultsCompared it -> it.comparison().deviating().size() * MOST_COMPARED_CHARACTERS;
      case IsolationSeen it -> characters(it.observation());
      case AgeingSeen it -> characters(it.observation());
      case UpgradeSeen it -> characters(it.observation());
    };
  }

  private static int characters(IsolationObservation seen) {
    return switch (seen) {
      case LevelTaken it -> it.refusal().length();
      case ScriptResult it -> it.steps().size() * MOST_STEP_CHARACTERS;
      case HistoryResult it ->
          it.findings().stream()
              .flatMap(each -> each.proof().stream())
              .mapToInt(String::length)
              .sum();
    };
  }

  private static int characters(UpgradeObservation seen) {
    return seen.words().length()
        + seen.findings().stream()
            .mapToInt(each -> each.subject().length() + each.words().length())
            .sum();
  }

  private static int characters(AgeingObservation seen) {
    return switch (seen) {
      case Cycle it -> it.latencies().histogram().length();
      case CleanUp _ -> 0;
    };
  }
}
