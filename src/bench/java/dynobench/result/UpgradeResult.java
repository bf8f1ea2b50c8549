package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.UpgradeSeen;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.UpgradeRules;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeObservation.Finding;
import dynobench.upgrade.UpgradeObservation.Opening;
import dynobench.upgrade.UpgradeStep;
import java.util.List;
import java.util.Optional;

/// Result of an upgrade trial: whether one version opens the files of another one.
///
/// @param from version that made the files
/// @param to version that opened them
/// @param steps steps of the trial in order
public record UpgradeResult(
    Contender contender,
    String from,
    String to,
    UpgradeVerdict verdict,
    String outcome,
    List<UpgradeObservation> steps) {
  public UpgradeResult {
    steps = List.copyOf(steps);
  }

  /// Returns the results of a run, in the order of its trials.
  public static List<UpgradeResult> of(RunResult run) {
    return run.isOfUpgrades()
        ? run.trials().stream().map(each -> of(run, each)).toList()
        : List.of();
  }

  /// Returns the result of a pair of versions; empty if the run has none.
  public static Optional<UpgradeResult> of(List<UpgradeResult> results, String from, String to) {
    return results.stream()
        .filter(each -> each.from().equals(from) && each.to().equals(to))
        .findFirst();
  }

  private static UpgradeResult of(RunResult run, TrialResult trial) {
    List<UpgradeObservation> steps =
        run.observations().upgrades().stream()
            .filter(each -> each.trial() == trial.trial().number())
            .map(UpgradeSeen::observation)
            .toList();
    return new UpgradeResult(
        trial.trial().contender(),
        version(run, trial.trial().contender()),
        version(run, UpgradeRules.target(trial.trial())),
        verdict(steps, best(steps)),
        trial.outcome().map(Outcome::sentence).orElse("not ended"),
        steps);
  }

  /// Returns whether both versions are the same: a test of the test.
  public boolean isControl() {
    return from.equals(to);
  }

  /// Returns the engine's own procedure to which the verdict belongs; empty without one.
  public String procedure() {
    return best(steps).map(UpgradeObservation::procedure).orElse("");
  }

  /// Returns the changed, lost or unreadable data.
  public List<Finding> findings() {
    return best(steps).map(UpgradeObservation::findings).orElse(List.of());
  }

  /// Returns how the first version opened the files afterwards; empty if it did not try.
  public Optional<UpgradeObservation> back() {
    return best(steps)
        .flatMap(opened ->
            steps.stream()
                .dropWhile(each -> !each.equals(opened))
                .filter(each -> each.step() == UpgradeStep.BACK)
                .findFirst());
  }

  /// Returns whether the first version could not open the files any more after the other one, or
  /// read other data.
  public boolean isOneWay() {
    return back().filter(each -> !each.isOpened() || !each.findings().isEmpty()).isPresent();
  }

  /// Returns how the first version failed to open the files after a procedure that was not needed.
  public Optional<UpgradeObservation> afterNeedless() {
    return steps.stream()
        .filter(each -> each.step() == UpgradeStep.BACK && !each.isOpened())
        .filter(each -> !each.procedure().isEmpty() && procedure().isEmpty())
        .filter(_ -> verdict == UpgradeVerdict.OPENS)
        .findFirst();
  }

  /// Returns the first step that failed; empty if all went well.
  public Optional<UpgradeObservation> obstacle() {
    return steps.stream()
        .filter(each -> each.step() != UpgradeStep.BACK && !each.isOpened())
        .findFirst();
  }

  /// Returns the failed steps of the engine's own procedures.
  public List<UpgradeObservation> failedProcedures() {
    return steps.stream()
        .filter(each -> each.step() == UpgradeStep.EXPORT || each.step() == UpgradeStep.IMPORT)
        .filter(each -> !each.isOpened())
        .toList();
  }

  /// Returns the step that opened the files: as they are, or else by a procedure, preferably
  /// without changed data.
  private static Optional<UpgradeObservation> best(List<UpgradeObservation> steps) {
    List<UpgradeObservation> opened =
        steps.stream()
            .filter(each -> each.step() == UpgradeStep.OPEN || each.step() == UpgradeStep.IMPORT)
            .filter(UpgradeObservation::isOpened)
            .toList();
    return opened.stream()
        .filter(each -> each.step() == UpgradeStep.OPEN || each.findings().isEmpty())
        .findFirst()
        .or(() -> opened.stream().findFirst());
  }

  private static UpgradeVerdict verdict(
      List<UpgradeObservation> steps, Optional<UpgradeObservation> best) {
    if (best.isPresent()) {
      return !best.get().findings().isEmpty()
          ? UpgradeVerdict.CHANGES
          : best.get().step() == UpgradeStep.OPEN ? UpgradeVerdict.OPENS : UpgradeVerdict.CONVERTS;
    }
    Opening opening =
        step(steps, UpgradeStep.OPEN).map(UpgradeObservation::opening).orElse(Opening.NOT_TRIED);
    return switch (opening) {
      case EMPTY -> UpgradeVerdict.IGNORES;
      case REFUSED -> UpgradeVerdict.REFUSES;
      case OPENED, NOT_TRIED -> UpgradeVerdict.NOT_TRIED;
    };
  }

  private static Optional<UpgradeObservation> step(
      List<UpgradeObservation> steps, UpgradeStep wanted) {
    return steps.stream().filter(each -> each.step() == wanted).findFirst();
  }

  private static String version(RunResult run, Contender contender) {
    String engine = contender.engine();
    return run.series(contender)
        .map(Series::version)
        .orElseGet(() -> engine.substring(engine.indexOf(Contender.AT) + 1));
  }
}
