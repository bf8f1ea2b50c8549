package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.Locale;
import java.util.regex.Pattern;

/// One contender at one point, once.
///
/// @param number position of the trial in the run's order, from 1
/// @param levels values of the plan's factors; in a crash plan, the kind of crash
/// @param repetition number of the repetition, from 1; warm-ups have numbers of their own, also
///   from 1
public record Trial(
    int number,
    Contender contender,
    String workload,
    Settings levels,
    int repetition,
    boolean warmup) {
  /// Workload of the trials that measure the harness; no plan has it.
  public static final String YARDSTICK = Workload.YARDSTICK;

  public Trial {
    ArgumentChecks.atLeast("a trial's number", number, 1);
    ArgumentChecks.atLeast("a trial's repetition", repetition, 1);
    levels.get(Factor.COMMIT).ifPresent(CommitStyle::parse);
    levels.get(Factor.NODES).ifPresent(Trial::requireNodes);
  }

  private static void requireNodes(String level) {
    ArgumentChecks.text(
        "a trial's nodes", level, Pattern.compile("[1-9]\\d{0,5}").asMatchPredicate(), "a number");
  }

  /// Returns the commit style: the factor's value, or else the contender's style.
  public CommitStyle commit() {
    return levels.get(Factor.COMMIT).map(CommitStyle::parse).orElse(contender.commit());
  }

  /// Returns the number of nodes of the trial's engine; 1 if the plan does not vary the nodes.
  public int nodes() {
    return levels.get(Factor.NODES).map(Integer::parseInt).orElse(1);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s · %s%s", contender, LevelLabels.prefix(levels), round());
  }

  /// Returns the number of the repetition or warm-up, as a text.
  public String round() {
    return (warmup ? "warm-up " : "repetition ") + repetition;
  }
}
