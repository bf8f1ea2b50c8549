package dynobench.preflight;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.stats.ErrorBudget;
import dynobench.stats.InterimLooks;
import dynobench.stats.Ratio;
import dynobench.workload.Workload;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// Checks that a plan has enough rounds to separate its contenders.
///
/// @param contenders contenders that could be resolved
record RoundsCheck(Plan plan, Workload workload, Map<Contender, Resolved> contenders) {
  /// Returns a warning if the plan has too few rounds, an order without rounds, or a duel that ends
  /// before its first interim look. The warning does not prevent the run.
  Optional<String> warning() {
    if (plan.duel().isPresent()) {
      return ofDuel();
    }
    if (isUnjudged()) {
      return Optional.empty();
    }
    if (plan.order() == TrialOrder.BY_CONTENDER) {
      return Optional.of(
          "order = \"by-contender\" makes no rounds: without rounds, more comparisons between"
              + " contenders of equal durability stay undecided");
    }
    return missing().stream().mapToObj(this::words).findFirst();
  }

  /// Returns the number of rounds that a verdict needs. Empty if the plan has enough, is a duel or
  /// a gate, has an order without rounds, or gives no verdict.
  OptionalInt missing() {
    int needed = Ratio.fewestRounds(ErrorBudget.USUAL.strictest(verdicts()));
    boolean isOpenEnded = plan.duel().isPresent() || plan.gate().isPresent();
    boolean turns = !isOpenEnded && plan.order() != TrialOrder.BY_CONTENDER;
    return !turns || isUnjudged() || plan.repetitions() >= needed
        ? OptionalInt.empty()
        : OptionalInt.of(needed);
  }

  private boolean isUnjudged() {
    return verdicts() == 0
        || plan.crash().isPresent()
        || plan.upgrade().isPresent()
        || workload.testsIsolation();
  }

  private long verdicts() {
    return pairs() * plan.points().size() * plan.work().decidingIn(workload).size();
  }

  private String words(int needed) {
    return String.format(
        Locale.ROOT,
        "%,d %s between contenders of equal durability (%,d %s): at least %,d repetitions are"
            + " needed",
        plan.repetitions(),
        plan.repetitions() == 1 ? "repetition cannot decide" : "repetitions cannot decide",
        verdicts(),
        verdicts() == 1 ? "verdict" : "verdicts at once",
        needed);
  }

  private Optional<String> ofDuel() {
    int first = InterimLooks.next(0).orElseThrow();
    return plan.repetitions() >= first
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "A duel of at most %,d rounds cannot decide: its first interim look is after %,d",
                plan.repetitions(),
                first));
  }

  /// Returns the number of pairs of equal durability. Contenders of unequal durability are not
  /// ranked.
  private long pairs() {
    return contenders.values().stream()
        .collect(groupingBy(each -> each.mode().durability().answer(), counting()))
        .values()
        .stream()
        .mapToLong(count -> count * (count - 1) / 2)
        .sum();
  }
}
