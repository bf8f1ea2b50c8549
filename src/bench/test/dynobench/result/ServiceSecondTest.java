package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServiceSecondTest {
  private final RunResult run = new ClientRun(3, 0).result();

  @Test
  void unpacksLatenciesOfASecondOnce() {
    ServiceSecond second = run.flow(run.trials().getFirst(), ClientRun.PHASE).getFirst();

    assertThat(second.pace()).isSameAs(second.pace());
    assertThat(run.flow(run.trials().getFirst(), ClientRun.PHASE).getFirst()).isSameAs(second);
    assertThat(second.pace().longestNanos())
        .isEqualTo(second.interval().operations().getFirst().latencies().mostNanos());
  }
}
