package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.failure.FailureBench.Story;
import dynobench.run.Cancellation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of engines that hang, with a clock that the test sets. No trial is late because the
/// machine is busy.
class TimeLimitTest {
  private static final Duration LIMIT = Duration.ofHours(1);
  private static final int HANGING = 2;

  /// Number of samples of a phase before it counts as hanging.
  private static final int LOOKS = 3;

  /// Offset of the clock for the time limits.
  private final AtomicLong leapNanos = new AtomicLong();

  private final Map<Integer, Integer> looks = new HashMap<>();
  private final Set<Long> workers = new HashSet<>();

  /// Advances the clock by an hour in the insert phase of the trials that hang.
  private void hear(FailureBench bench, RunEvent event) {
    Processes.workersIn(bench.workspace()).forEach(worker -> workers.add(worker.pid()));
    if (event instanceof RunEvent.Sampled look
        && look.trial() <= HANGING
        && look.phase().equals("insert")
        && looks.merge(look.trial(), 1, Integer::sum) == LOOKS) {
      leapNanos.addAndGet(LIMIT.toNanos());
    }
  }

  @Test
  void endsTrialsThatHangAndTheNextOneRuns(@TempDir Path folder)
      throws IOException, InterruptedException {
    var bench =
        new FailureBench(
            folder, folder.resolve("workspace"), () -> System.nanoTime() + leapNanos.get());
    Story hung =
        bench.run(
            FailureBench.plan(LIMIT, "bad/insert-hang", "bad/close-spin", "bad/insert-none"),
            event -> hear(bench, event),
            new Cancellation());

    var timedOut = new Outcome.TimedOut("insert", LIMIT.toMillis());
    assertThat(hung.of("insert-hang")).isEqualTo(timedOut);
    assertThat(hung.of("close-spin")).isEqualTo(timedOut);
    assertThat(hung.of("insert-none")).isEqualTo(new Outcome.Completed());
    assertThat(workers).hasSizeGreaterThan(2);
    assertThat(workers).noneMatch(pid -> ProcessHandle.of(pid).isPresent());
  }
}
