package dynobench.ui.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Waiting;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BackgroundExecutorTest {
  private final BackgroundExecutor background =
      new BackgroundExecutor(Runnable::run, Runnable::run);
  private final List<String> heard = new ArrayList<>();

  private BackgroundTask start(BackgroundExecutor on, BackgroundExecutor.TaskBody<String> work) {
    return on.start("work", work, heard::add, failure -> heard.add("! " + failure.sentence()));
  }

  @Test
  void handsOverTheOutcomeAndForgetsTheTask() {
    BackgroundTask task = start(background, _ -> "made");

    assertThat(heard).containsExactly("made");
    assertThat(task.state().get()).isEqualTo(BackgroundTask.State.DONE);
    assertThat(background.tasks()).isEmpty();
  }

  @Nested
  class Failing {
    @Test
    void isToldAndListedUntilItIsClearedAway() {
      BackgroundTask task =
          start(
              background,
              _ -> {
                throw new IOException("disk is full");
              });

      assertThat(heard).containsExactly("! disk is full");
      assertThat(task.stage().get()).isEqualTo("disk is full");
      assertThat(task.failure().orElseThrow().details())
          .contains(BackgroundExecutorTest.class.getName());
      assertThat(background.tasks()).containsExactly(task);
      start(background, _ -> "another");
      assertThat(background.tasks()).containsExactly(task);
      background.clearFailed();
      assertThat(background.tasks()).isEmpty();
    }

    @Test
    void withAnErrorIsToldWithTheErrorsName() {
      start(
          background,
          _ -> {
            throw new NoClassDefFoundError("org/jfree/Chart");
          });

      assertThat(heard).containsExactly("! java.lang.NoClassDefFoundError: org/jfree/Chart");
      assertThat(background.tasks()).hasSize(1);
    }

    @Test
    void withoutAMessageIsToldWithTheExceptionsName() {
      start(
          background,
          _ -> {
            throw new IllegalStateException();
          });

      assertThat(heard).containsExactly("! java.lang.IllegalStateException");
    }

    @Test
    void ofWhoeverTakesTheOutcomeIsSeenInTheList() {
      BackgroundTask task =
          background.start(
              "work",
              _ -> "made",
              _ -> {
                throw new IllegalArgumentException("can't show it");
              },
              failure -> heard.add(failure.sentence()));

      assertThat(task.state().get()).isEqualTo(BackgroundTask.State.FAILED);
      assertThat(task.stage().get()).isEqualTo("can't show it");
      assertThat(background.tasks()).containsExactly(task);
      assertThat(heard).isEmpty();
    }

    @Test
    void ofWhoeverHearsOfAFailureKeepsBothReasons() {
      BackgroundTask task =
          background.<String>start(
              "work",
              _ -> {
                throw new IOException("disk is full");
              },
              heard::add,
              _ -> {
                throw new IllegalStateException("nor can it be told");
              });

      assertThat(task.failure().orElseThrow().details())
          .contains("nor can it be told")
          .contains("disk is full");
    }

    @Test
    void happensWhereNoWorkerTakesIt() {
      var rejecting =
          new BackgroundExecutor(
              _ -> {
                throw new RejectedExecutionException("pool is shut down");
              },
              Runnable::run);

      BackgroundTask task = start(rejecting, _ -> "made");

      assertThat(task.state().get()).isEqualTo(BackgroundTask.State.FAILED);
      assertThat(heard).containsExactly("! Not started: the window is closing.");
      assertThat(rejecting.tasks()).containsExactly(task);
    }
  }

  @Nested
  class Cancelling {
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final BackgroundExecutor queued = new BackgroundExecutor(waiting::add, Runnable::run);

    @Test
    void beforeItBeginsMeansThatItNeverDoes() {
      BackgroundTask task = start(queued, _ -> "made");
      task.cancel();
      waiting.remove().run();

      assertThat(heard).containsExactly("! Cancelled before it started.");
      assertThat(queued.tasks()).isEmpty();
    }

    @Test
    void isNoFailure() {
      BackgroundTask task =
          start(
              queued,
              report -> {
                report.cancellation().request();
                throw new java.util.concurrent.CancellationException("stopped");
              });
      waiting.remove().run();

      assertThat(task.failure()).isEmpty();
      assertThat(queued.tasks()).isEmpty();
      assertThat(heard).containsExactly("! stopped");
    }

    @Test
    void byAnInterruptionIsToldWithTheTasksTitleAndIsNoError() {
      var failures = new ArrayList<BackgroundTask.Failure>();
      BackgroundExecutor.TaskBody<String> work =
          report -> {
            report.cancellation().request();
            throw new InterruptedException();
          };
      queued.start("Getting MySQL", work, heard::add, failures::add);
      waiting.remove().run();

      assertThat(Thread.interrupted()).isTrue(); // this is the worker's thread as well
      assertThat(failures)
          .containsExactly(new BackgroundTask.Failure("Cancelled: Getting MySQL.", ""));
    }

    @Test
    void doesNotHideAnotherFailure() {
      start(
          queued,
          report -> {
            report.cancellation().request();
            throw new IOException("disk is full");
          });
      waiting.remove().run();

      assertThat(queued.tasks()).hasSize(1);
    }
  }

  @Test
  void tellsTheUserInterfaceOnlyTheLatest() {
    var ui = new ArrayDeque<Runnable>();
    var slow = new BackgroundExecutor(Runnable::run, ui::add);
    BackgroundTask task =
        start(
            slow,
            report -> {
              for (int step = 1; step <= 1000; step++) {
                report.stage("step " + step);
                report.fraction(step / 1000.0);
              }
              return "made";
            });

    assertThat(ui).hasSize(2);
    ui.remove().run();
    assertThat(task.stage().get()).isEqualTo("step 1000");
    assertThat(task.fraction().get()).isEqualTo(1);
  }

  @Nested
  class Closing {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final BackgroundExecutor threaded =
        new BackgroundExecutor(work -> Thread.ofVirtual().start(work), _ -> {});

    private BackgroundTask undertake(BackgroundExecutor.TaskBody<String> work)
        throws InterruptedException {
      BackgroundTask task =
          threaded.startAwaited(
              "work",
              report -> {
                begun.countDown();
                return work.of(report);
              },
              _ -> {},
              _ -> {});
      begun.await();
      return task;
    }

    @Test
    void asksWhatWouldLeaveSomethingBehindToStopAndWaitsForIt() throws Exception {
      BackgroundTask task =
          undertake(report -> {
            while (!report.cancellation().isRequested()) {
              Thread.onSpinWait();
            }
            return "made";
          });

      assertThat(threaded.close(Waiting.LIMIT)).isTrue();
      assertThat(task.isCancelled()).isTrue();
    }

    @Test
    void doesNotWaitForEverForWorkThatDoesNotListen() throws Exception {
      var end = new CountDownLatch(1);
      undertake(_ -> {
        end.await();
        return "made";
      });

      assertThat(threaded.close(Duration.ofMillis(20))).isFalse();
      end.countDown();
    }

    @Test
    void doesNotWaitForWorkThatCanBeThrownAway() throws Exception {
      var end = new CountDownLatch(1);
      BackgroundTask task =
          start(
              threaded,
              _ -> {
                begun.countDown();
                end.await();
                return "made";
              });
      begun.await();

      assertThat(threaded.close(Waiting.LIMIT)).isTrue();
      assertThat(task.isCancelled()).isTrue();
      end.countDown();
    }

    @Test
    void waitsForAllThatIsBeingStoredAndStopsNoneOfIt() throws Exception {
      var stored = Collections.synchronizedList(new ArrayList<Integer>());
      for (int i = 0; i < 100; i++) {
        int number = i;
        threaded.store("store", _ -> stored.add(number), _ -> {}, _ -> {});
      }

      assertThat(threaded.close(Waiting.LIMIT)).isTrue();
      assertThat(stored).hasSize(100).isSorted();
    }

    @Test
    void startsNothingAnyMore() throws Exception {
      background.close(Waiting.LIMIT);
      start(background, _ -> "made");

      assertThat(heard).containsExactly("! Not started: the window is closing.");
    }
  }
}
