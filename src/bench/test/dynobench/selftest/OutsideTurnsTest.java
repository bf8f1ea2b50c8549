package dynobench.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.run.Cancellation;
import dynobench.workload.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutsideTurnsTest {
  private static final Contender MAP =
      Contender.parse("baseline-map/heap", new CommitStyle.Autocommit());

  private final List<String> order = new ArrayList<>();
  private final Cancellation cancellation = new Cancellation();

  private void trials(OutsideTurns turns, int count) {
    for (int i = 1; i <= count; i++) {
      var trial = new Trial(i, MAP, "phases", Settings.NONE, i, false);
      turns.accept(new RunEvent.TrialStarted(0, trial));
      order.add("trial");
    }
  }

  @Test
  void neitherSideAlwaysComesFirst() throws IOException {
    var turns =
        new OutsideTurns(
            () -> {
              order.add("loop");
              return 5;
            },
            4,
            cancellation);

    trials(turns, 4);
    turns.accept(new RunEvent.RunFinished(0, false));

    assertThat(order)
        .containsExactly("loop", "trial", "trial", "loop", "loop", "trial", "trial", "loop");
    assertThat(turns.nanos()).containsExactly(5, 5, 5, 5);
  }

  @Test
  void aLoopThatFailsEndsTheRun() {
    var turns =
        new OutsideTurns(
            () -> {
              throw new IOException("no space");
            },
            4,
            cancellation);

    trials(turns, 1);

    assertThat(cancellation.isRequested()).isTrue();
    assertThatExceptionOfType(IOException.class).isThrownBy(turns::nanos).withMessage("no space");
  }
}
