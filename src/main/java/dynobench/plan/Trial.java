package dynobench.plan;

import java.util.Locale;

/// One contender at one row count, once.
///
/// @param number its place in the run's order, from 1
/// @param repetition from 1; warm-ups are counted by themselves, also from 1
public record Trial(
    int number, Contender contender, String workload, long rows, int repetition, boolean warmup) {
  /// The workload of the trials that the harness is measured by: no plan has it.
  public static final String YARDSTICK = "bare";

  public Trial {
    Require.atLeast("a trial's number", number, 1);
    Require.atLeast("a trial's rows", rows, 1);
    Require.atLeast("a trial's repetition", repetition, 1);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s · %,d rows · %s %d",
        contender,
        rows,
        warmup ? "warm-up" : "repetition",
        repetition);
  }
}
