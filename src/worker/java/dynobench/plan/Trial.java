package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.Locale;
import java.util.regex.Pattern;

/// One contender at one point of what varies, once.
///
/// @param number its place in the run's order, from 1
/// @param levels what the plan's factors are in it
/// @param repetition from 1; warm-ups are counted by themselves, also from 1
public record Trial(
    int number,
    Contender contender,
    String workload,
    Settings levels,
    int repetition,
    boolean warmup) {
  /// The workload of the trials that the harness is measured by: no plan has it.
  public static final String YARDSTICK = Workload.YARDSTICK;

  public Trial {
    Require.atLeast("a trial's number", number, 1);
    Require.atLeast("a trial's repetition", repetition, 1);
    levels.get(Factor.COMMIT).ifPresent(CommitStyle::parse);
    levels.get(Factor.NODES).ifPresent(Trial::requireNodes);
  }

  private static void requireNodes(String level) {
    Require.text(
        "a trial's nodes", level, Pattern.compile("[1-9]\\d{0,5}").asMatchPredicate(), "a number");
  }

  /// How it commits: as the plan varies it, or as the contender says.
  public CommitStyle commit() {
    return levels.get(Factor.COMMIT).map(CommitStyle::parse).orElse(contender.commit());
  }

  /// How many nodes its engine has.
  public int nodes() {
    return levels.get(Factor.NODES).map(Integer::parseInt).orElse(1);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s · %s%s", contender, Levels.prefix(levels), round());
  }

  /// Which repetition or warm-up it is.
  public String round() {
    return (warmup ? "warm-up " : "repetition ") + repetition;
  }
}
