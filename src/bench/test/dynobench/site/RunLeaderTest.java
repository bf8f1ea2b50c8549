package dynobench.site;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.comparison.Grade;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RunLeaderTest {
  private static Plan plan(String... engines) {
    List<Contender> contenders =
        Stream.of(engines)
            .map(it -> new Contender(it, "mem", new CommitStyle.Autocommit()))
            .toList();
    return SampleRun.plan("plan").withContenders(contenders).withRounds(3, 0);
  }

  private static RunResult run(int rounds) {
    var run = new MadeRounds(plan("baseline-map", "slow", "fast").withRounds(rounds, 0));
    for (int i = 0; i < rounds; i++) {
      run.round(1, 30 + i % 2, 20 + i % 3);
    }
    return run.ended();
  }

  @Test
  void aBaselineIsNoEngine() {
    assertThat(RunLeader.of(run(12)))
        .last()
        .satisfies(it -> {
          assertThat(it.first()).isEqualTo("fast/mem");
          assertThat(it.grade()).isEqualTo(Grade.SURE);
          assertThat(it.about()).matches("21.0 ms; 1\\.\\d\\d× \\(.*\\) ahead of slow/mem");
          assertThat(it.engines()).isEqualTo(2);
        });
  }

  @Test
  void fewRoundsNameNoLeader() {
    assertThat(RunLeader.of(run(3)))
        .last()
        .satisfies(it -> {
          assertThat(it.first()).isEqualTo("fast/mem or slow/mem");
          assertThat(it.grade()).isEqualTo(Grade.OPEN);
          assertThat(it.about()).isEqualTo("the rounds do not decide");
        });
  }

  @Test
  void aGateHasNoLeader() {
    var run = new MadeRounds(plan("old", "new").withGate(new GateRules(0)));
    run.round(30, 20).round(30, 20).round(30, 20);

    assertThat(RunLeader.of(run.ended())).isEmpty();
  }
}
