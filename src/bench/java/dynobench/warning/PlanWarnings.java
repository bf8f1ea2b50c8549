package dynobench.warning;

import dynobench.durability.Durability;
import dynobench.event.Series;
import dynobench.plan.Plan;
import dynobench.plan.TrialIsolation;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Warnings that follow from the plan, before anything has run.
final class PlanWarnings {
  private final RunResult result;

  PlanWarnings(RunResult result) {
    this.result = result;
  }

  List<ResultWarning> list() {
    var doubts = new ArrayList<ResultWarning>();
    durability().ifPresent(doubts::add);
    tuned().ifPresent(doubts::add);
    result.plan().flatMap(PlanWarnings::coldFirst).ifPresent(doubts::add);
    return doubts;
  }

  private Optional<ResultWarning> durability() {
    List<String> classes =
        Series.answers(result.series().stream()).stream()
            .map(each -> each.sign() + " " + each.description() + " (" + titles(of(each)) + ")")
            .toList();
    return classes.size() < 2
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.DURABILITY_MIXED,
                "The run has contenders of %d durability classes: %s."
                    .formatted(classes.size(), String.join("; ", classes)),
                "Compare only figures of the same class: weaker durability costs less time."));
  }

  private static Predicate<Series> of(Durability.Answer answer) {
    return series -> series.effectiveDurability().answer().equals(answer);
  }

  private Optional<ResultWarning> tuned() {
    Predicate<Series> tuned = series -> series.tuned().isPresent();
    String changed = titles(tuned);
    String unchanged = titles(tuned.negate());
    return changed.isEmpty() || unchanged.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.TUNED_MIXED,
                "Some contenders have tuned settings (%s), others the defaults of their engine (%s)."
                    .formatted(changed, unchanged),
                "Compare tuned with tuned and default with default, or state which settings you"
                    + " would use.",
                result.series().stream().filter(tuned).map(Series::contender).toList(),
                List.of()));
  }

  private static Optional<ResultWarning> coldFirst(Plan plan) {
    return plan.isolation() == TrialIsolation.TRIAL || plan.warmups() > 0
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.FIRST_TRIAL_COLD,
                "One JVM runs all trials of a contender, and the plan has no warm-ups: the first"
                    + " trial of each contender includes the time of class loading and"
                    + " compilation.",
                "Set warmups = 1, or set isolation = \"trial\" to start each trial in a new JVM."));
  }

  private String titles(Predicate<Series> which) {
    return ResultWarning.first(result.series().stream().filter(which).map(Series::title).toList());
  }
}
