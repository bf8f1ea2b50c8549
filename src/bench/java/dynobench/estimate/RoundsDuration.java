package dynobench.estimate;

import dynobench.plan.Plan;
import dynobench.result.RunPart;
import dynobench.result.RunResult;
import java.time.Duration;

/// Estimated duration of further rounds of a run, from that of its present ones.
public final class RoundsDuration {
  private RoundsDuration() {}

  /// Returns the duration, including the plan's warm-ups; zero for a run without rounds.
  public static Duration of(RunResult run, int rounds) {
    int warmups = run.plan().map(Plan::warmups).orElse(0);
    int measured = run.parts().stream().mapToInt(RunPart::rounds).sum();
    long begun = measured + (long) warmups * run.parts().size();
    return begun == 0
        ? Duration.ZERO
        : Duration.ofMillis(run.lengthMillis() * (rounds + warmups) / begun);
  }
}
