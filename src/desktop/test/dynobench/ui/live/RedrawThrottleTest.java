package dynobench.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.result.SampleRun;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RedrawThrottleTest {
  private static final RunEvent.PhaseStarted PHASE =
      new RunEvent.PhaseStarted(SampleRun.BEGIN, 1, "insert", 10);

  private long now = 1;
  private final RedrawThrottle stillness = new RedrawThrottle(() -> now);

  private boolean allowsAfter(long millis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    return stillness.allows();
  }

  @Test
  void theWindowMovesWhileNothingIsTimed() {
    assertThat(allowsAfter(0)).isTrue();
    assertThat(allowsAfter(1)).isTrue();
  }

  @Test
  void aShortPhaseIsLeftAlone() {
    stillness.accept(PHASE);

    assertThat(allowsAfter(100)).isFalse();
    assertThat(allowsAfter(899)).isFalse();
  }

  @Test
  void aLongPhaseIsSeenToGoOnTwiceASecond() {
    stillness.accept(PHASE);

    assertThat(allowsAfter(1_000)).isTrue();
    assertThat(allowsAfter(400)).isFalse();
    assertThat(allowsAfter(100)).isTrue();
  }

  @Test
  void shortPhasesInARowDoNotHoldItForEver() {
    stillness.accept(PHASE);
    assertThat(allowsAfter(900)).isFalse();
    stillness.accept(PHASE);
    assertThat(allowsAfter(100)).isTrue();
    assertThat(allowsAfter(700)).isFalse();
  }

  @Test
  void aRunThatDiedHoldsNothing() {
    stillness.accept(PHASE);
    stillness.end();

    assertThat(allowsAfter(1)).isTrue();
  }

  @Test
  void theWindowMovesAgainAfterTheTrial() {
    stillness.accept(PHASE);
    stillness.accept(new RunEvent.TrialFinished(SampleRun.BEGIN, 1, SampleRun.completed()));

    assertThat(allowsAfter(1)).isTrue();
  }
}
