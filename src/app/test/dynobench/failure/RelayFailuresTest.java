package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.failure.FailureBench.Story;
import dynobench.measure.Metric;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.run.Cancellation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests with a failure of one of two workers that take turns. The other one must not wait for it.
@Thorough
class RelayFailuresTest {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @BeforeEach
  void prepare() throws IOException {
    bench = new FailureBench(folder);
  }

  private static Plan relay(String one, String other) {
    return relay(FailureBench.plan("bad/" + one, "bad/" + other));
  }

  private static Plan relay(Plan it) {
    return it.withRounds(1, 0)
        .withConditions(it.conditions().withOrder(TrialOrder.INTERLEAVED))
        .withDuel(
            new Duel(
                List.of(new Duel.PhaseMetric("insert", Metric.TIME)),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Duration.ofMinutes(5),
                true));
  }

  private void requireOneAfterTheOther(Story story) {
    List<Integer> numbers =
        story.events().stream()
            .flatMap(event ->
                switch (event) {
                  case RunEvent.TrialStarted it -> Optional.of(it.trial().number()).stream();
                  case RunEvent.PhaseStarted it -> Optional.of(it.trial()).stream();
                  case RunEvent.Sliced it -> Optional.of(it.trial()).stream();
                  case RunEvent.PhaseFinished it -> Optional.of(it.trial()).stream();
                  case RunEvent.Logged it -> Optional.of(it.trial()).stream();
                  case RunEvent.MachineSeen it -> Optional.of(it.trial()).stream();
                  case RunEvent.TrialFinished it -> Optional.of(it.trial()).stream();
                  default -> Optional.<Integer>empty().stream();
                })
            .toList();
    assertThat(numbers).isSorted();
    assertThat(bench.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource({
    "insert-exit, WorkerDied",
    "insert-halt, WorkerDied",
    "insert-hoard, OutOfMemory",
    "insert-error, Failed",
    "open-sql, Failed"
  })
  void theOtherFinishesAloneWhicheverOfTheTwoGoesWrong(String mode, String outcome)
      throws IOException, InterruptedException {
    for (Plan plan : List.of(relay(mode, "insert-none"), relay("insert-none", mode))) {
      Story story = bench.run(plan);

      assertThat(story.of("insert-none")).isEqualTo(new Outcome.Completed());
      assertThat(story.of(mode).getClass().getSimpleName()).isEqualTo(outcome);
      assertThat(story.events().getLast()).isInstanceOf(RunEvent.RunFinished.class);
      requireOneAfterTheOther(story);
    }
  }

  @Test
  void oneThatHangsHoldsTheOtherUpUntilItsTimeIsOver() throws IOException, InterruptedException {
    Story story =
        bench.run(
            relay(FailureBench.plan(Duration.ofSeconds(3), "bad/insert-hang", "bad/insert-none")));

    assertThat(story.of("insert-hang")).isInstanceOf(Outcome.TimedOut.class);
    // Its own time limit expired at about the same moment.
    assertThat(story.of("insert-none"))
        .isInstanceOfAny(Outcome.Completed.class, Outcome.TimedOut.class);
    requireOneAfterTheOther(story);
  }

  @Test
  void cancellingEndsBoth() throws IOException, InterruptedException {
    var cancellation = new Cancellation();
    Story story =
        bench.run(
            relay("insert-hang", "insert-none"),
            event -> {
              if (event instanceof RunEvent.PhaseStarted started
                  && started.phase().equals("insert")) {
                cancellation.request();
              }
            },
            cancellation);

    assertThat(story.outcomes().values()).containsOnly(new Outcome.Cancelled());
    assertThat(Processes.workersIn(bench.workspace())).isEmpty();
    requireOneAfterTheOther(story);
  }

  @Test
  void aConsumerThatThrowsLeavesNoWorker() throws IOException, InterruptedException {
    try {
      bench.run(
          relay("insert-none", "insert-hang"),
          event -> {
            if (event instanceof RunEvent.PhaseFinished) {
              throw new IllegalStateException("the disk is full");
            }
          },
          new Cancellation());
    } catch (IllegalStateException e) {
      assertThat(e).hasMessage("the disk is full");
    }

    assertThat(Processes.workersIn(bench.workspace())).isEmpty();
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().equals("dynobench-relay"));
  }
}
