package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.estimate.RunProgress;
import dynobench.event.RunEvent;
import dynobench.result.WarmRun;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SteadyProgressTest {
  private final RunProgress progress = new RunProgress();

  @Test
  void saysWhichIterationRuns() {
    for (RunEvent event : WarmRun.of(0).events()) {
      progress.accept(event);
      if (event instanceof RunEvent.IterationStarted(long _, int _, int iteration)
          && iteration == 7) {
        break;
      }
    }

    assertThat(progress.where()).endsWith("repetition 1, iteration 7");
  }

  @Test
  void neverGoesBackThoughNobodyKnowsHowManyIterationsThereWillBe() {
    List<Double> shares = new ArrayList<>();
    for (RunEvent event : WarmRun.of(3).events()) {
      progress.accept(event);
      shares.add(progress.fraction());
    }

    assertThat(shares).isSorted().last().isEqualTo(1.0);
  }

  @Test
  void expectsAtLeastTheIterationsOfTheFirstLook() {
    for (RunEvent event : WarmRun.of(0).events()) {
      progress.accept(event);
      if (event instanceof RunEvent.IterationStarted(long _, int _, int iteration)
          && iteration == 3) {
        break;
      }
    }

    // Two iterations took 180 ms. Eighteen more of this trial and eleven more trials follow.
    assertThat(progress.timeLeft())
        .hasValueSatisfying(left -> assertThat(left.toMillis()).isGreaterThan(18 * 90));
  }
}
