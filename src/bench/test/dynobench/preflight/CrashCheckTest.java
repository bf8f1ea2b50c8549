package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.crash.CrashPlan;
import dynobench.plan.CommitStyle;
import dynobench.plan.CrashRules;
import dynobench.plan.Plan;
import dynobench.result.SampleRun;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Tests on a machine that cannot simulate a power cut.
class CrashCheckTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Problems problems = new Problems();

  private CrashCheck check(int kills, int pulls) {
    Plan plan = CrashPlan.of(List.of(SampleRun.DISK), CrashRules.of(kills, pulls, SECOND, SECOND));
    var check = new CrashCheck(plan, Map.of(), Optional.of("it needs root"));
    check.check(Workloads.shipped().standard(), problems);
    return check;
  }

  @Test
  void theKillsAreLeft() {
    CrashCheck check = check(3, 2);

    assertThat(problems.list()).isEmpty();
    assertThat(check.warning()).contains("Power cuts and full disks are left out: it needs root");
    assertThat(check.possible().crash()).contains(CrashRules.of(3, 0, SECOND, SECOND));
  }

  @Test
  void whatCrashesCommitsRows() {
    Plan plan =
        CrashPlan.of(
            List.of(SampleRun.DISK.withCommit(new CommitStyle.OneTransaction())),
            CrashRules.of(1, 0, SECOND, SECOND));
    var check = new CrashCheck(plan, Map.of(), Optional.empty());
    check.check(Workloads.shipped().named("lookup").orElseThrow(), problems);

    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly(
            "a crash plan needs the workload phases, not lookup",
            SampleRun.DISK.use() + " would not commit any row: set commit = \"every 100\"");
  }

  @Test
  void whereNothingIsLeftThatIsAProblem() {
    CrashCheck check = check(0, 2);

    assertThat(problems.list()).extracting(Problem::message).containsExactly("it needs root");
    assertThat(check.possible()).isEqualTo(check.plan());
  }
}
