package dynobench.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.preflight.Preflight;
import dynobench.session.TestBench;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HarnessTargetTest {
  private static final long PLENTY = 1L << 40;

  private static List<HarnessTarget> all() {
    return HarnessTarget.ALL;
  }

  /// A target that cannot run yields no figure, so it could not check a limit.
  @ParameterizedTest
  @MethodSource("all")
  void isAPlanThatCanRun(HarnessTarget target) {
    Contender contender = Contender.parse(target.use(), new CommitStyle.Autocommit());
    Plan plan =
        new HarnessPlan(target.workload(), contender).with(target.parameters(), target.flags(), 2);
    var problems = new Problems();

    new Preflight(TestBench.SHIPPED, Workloads.shipped(), PLENTY, PLENTY).check(plan, problems);

    assertThat(problems.list()).isEmpty();
  }
}
