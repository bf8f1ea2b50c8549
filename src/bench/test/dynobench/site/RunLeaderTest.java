package dynobench.site;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
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

  @Test
  void aBaselineIsNoEngine() {
    var run = new MadeRounds(plan("baseline-map", "slow", "fast"));
    run.round(1, 30, 20).round(1, 30, 20).round(1, 30, 20);

    assertThat(RunLeader.of(run.ended()))
        .singleElement()
        .satisfies(it -> {
          assertThat(it.contender()).isEqualTo("fast/mem");
          assertThat(it.compared()).isEqualTo(2);
        });
  }

  @Test
  void aGateHasNoLeader() {
    var run = new MadeRounds(plan("old", "new").withGate(new GateRules(0)));
    run.round(30, 20).round(30, 20).round(30, 20);

    assertThat(RunLeader.of(run.ended())).isEmpty();
  }
}
