package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Crash;
import dynobench.plan.Plan;
import dynobench.result.SampleRun;
import dynobench.session.CrashPlan;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A machine on which no plug can be pulled.
class CrashCheckTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Problems problems = new Problems();

  private CrashCheck check(int kills, int pulls) {
    Plan plan = CrashPlan.of(List.of(SampleRun.DISK), Crash.of(kills, pulls, SECOND, SECOND));
    var check = new CrashCheck(plan, Map.of(), Optional.of("it needs root"));
    check.check(problems);
    return check;
  }

  @Test
  void theKillsAreLeft() {
    CrashCheck check = check(3, 2);

    assertThat(problems.list()).isEmpty();
    assertThat(check.warning()).contains("No plug is pulled here: it needs root");
    assertThat(check.possible().crash()).contains(Crash.of(3, 0, SECOND, SECOND));
  }

  @Test
  void whereNothingIsLeftThatIsAProblem() {
    CrashCheck check = check(0, 2);

    assertThat(problems.list()).extracting(Problem::message).containsExactly("it needs root");
    assertThat(check.possible()).isEqualTo(check.plan());
  }
}
