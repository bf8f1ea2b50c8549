package dynobench.profiling;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Waiting;
import dynobench.profiling.WorkingThread.Blocked;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests with real threads of this JVM.
class WorkingThreadTest {
  private static Thread client(String name, Runnable work) {
    return Thread.ofPlatform().name(name).daemon().start(work);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static WorkingThread found(String name) {
    return Waiting.untilFound(
        "the thread " + name,
        () -> {
          List<WorkingThread> all = WorkingThread.clients();
          return all.stream().filter(each -> each.name().equals(name)).findFirst();
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aThreadThatWaitsForALatchIsBlockedByALock(boolean isReported) {
    var latch = new CountDownLatch(1);
    Thread thread = client("client-71", () -> await(latch));
    try (WorkingThread working =
        isReported ? found("client-71") : WorkingThread.withoutSystem(thread)) {
      Blocked blocked = Waiting.untilFound("the wait", working::blocked);

      assertThat(blocked.call()).isEqualTo(BlockingCall.LOCK);
      assertThat(blocked.frames())
          .anySatisfy(each -> assertThat(each.getClassName()).endsWith("CountDownLatch"));
    } finally {
      latch.countDown();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aThreadThatComputesIsMostlyNotBlocked(boolean isReported) {
    var isOver = new AtomicBoolean();
    Thread thread =
        client(
            "client-72",
            () -> {
              while (!isOver.get()) {
                Thread.onSpinWait();
              }
            });
    try (WorkingThread working =
        isReported ? found("client-72") : WorkingThread.withoutSystem(thread)) {
      Waiting.until("a look at the running thread", () -> working.blocked().isEmpty());
    } finally {
      isOver.set(true);
    }
  }

  @Test
  void aThreadThatHasEndedIsNotBlocked() throws InterruptedException {
    var latch = new CountDownLatch(1);
    Thread thread = client("client-73", () -> await(latch));
    try (WorkingThread working = found("client-73")) {
      latch.countDown();
      thread.join();

      Waiting.until("the end of the thread", () -> working.blocked().isEmpty());
    }
  }
}
