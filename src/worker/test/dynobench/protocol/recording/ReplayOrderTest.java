package dynobench.protocol.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class ReplayOrderTest {
  private static final long LIMIT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final ReplayOrder order = new ReplayOrder(2);

  @Test
  void aCallWaitsForThoseThatHadEndedBeforeItBegan() throws InterruptedException {
    order.advance(0, 100);
    order.advance(1, 300);

    assertThat(order.await(1, 100, LIMIT_NANOS)).isFalse();
    assertThat(order.words()).startsWith("1 call began before their turn");

    order.advance(0, 101);
    assertThat(order.await(1, 100, LIMIT_NANOS)).isTrue();
  }

  @Test
  void callsThatOverlappedDoNotWaitForEachOther() throws InterruptedException {
    order.advance(0, 200);
    order.advance(1, 250);

    assertThat(order.await(0, 100, LIMIT_NANOS)).isTrue();
    assertThat(order.await(1, 150, LIMIT_NANOS)).isTrue();
    assertThat(order.words()).isEmpty();
  }

  @Test
  void nobodyWaitsForAClientThatHasFinishedOrAfterAStop() throws InterruptedException {
    order.advance(1, 300);
    order.finish(0);
    assertThat(order.await(1, 250, LIMIT_NANOS)).isTrue();

    order.advance(0, 100);
    order.stop();
    order.await(1, 250);
    assertThat(order.words()).isEmpty();
  }

  @Test
  void theEndOfACallWakesTheClientsWhoseTurnItIs() throws InterruptedException {
    order.advance(0, 100);
    order.advance(1, 300);
    var woken = new CountDownLatch(1);
    Thread waiting =
        Thread.ofPlatform()
            .start(() -> {
              try {
                order.await(1, 200);
                woken.countDown();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    while (waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }

    order.advance(0, 150);
    assertThat(woken.getCount()).isEqualTo(1);
    order.advance(0, 201);
    waiting.join();

    assertThat(woken.getCount()).isZero();
  }
}
