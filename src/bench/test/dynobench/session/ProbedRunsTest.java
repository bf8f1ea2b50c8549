package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of real runs that probe the machine, with a clock that jumps.
class ProbedRunsTest {
  private static final Contender MAP =
      Contender.parse("baseline-map/heap", new CommitStyle.Autocommit());

  @TempDir Path folder;

  /// The system's clock, plus an adjustable offset.
  private static final class LeapingClock extends Clock {
    private final AtomicReference<Duration> leap = new AtomicReference<>(Duration.ZERO);

    @Override
    public ZoneId getZone() {
      return ZoneId.of("UTC");
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return Instant.now().plus(leap.get());
    }
  }

  @Test
  void aRunIsProbedAtItsBeginningAndItsEnd() throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    bench.run(bench.plan(List.of(MAP)));

    List<RunEvent> events = bench.events();
    assertThat(events.get(1)).isInstanceOf(RunEvent.Probed.class);
    assertThat(events.get(events.size() - 2)).isInstanceOf(RunEvent.Probed.class);
    assertThat(bench.result().machines().probes())
        .hasSizeGreaterThanOrEqualTo(2)
        .allSatisfy(it -> assertThat(it.probe().flushNanos()).isPresent());
    bench.requireNoTemporaryFiles();
  }

  @Test
  void aTrialInWhichTheClockLeapsIsDoubted() throws IOException, InterruptedException {
    var clock = new LeapingClock();
    var bench = new TestBench(folder, clock);
    bench.run(
        bench.plan(List.of(MAP)),
        event -> {
          if (event instanceof RunEvent.PhaseStarted) {
            clock.leap.set(Duration.ofHours(8));
          }
        });

    assertThat(ResultWarnings.atEnd(bench.result()))
        .extracting(ResultWarning::sentence)
        .anySatisfy(it -> assertThat(it).contains("slept in trial 1", "28,80"));
    assertThat(bench.result().trials().getFirst().counts()).isTrue();
  }
}
