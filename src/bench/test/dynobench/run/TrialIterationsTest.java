package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.SteadyStateRule;
import dynobench.workload.Phase;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

class TrialIterationsTest {
  private static final long MILLI = 1_000_000;
  private static final long NO_LIMIT = Long.MAX_VALUE / 2;
  private static final List<Phase> LASTING = Workloads.shipped().standard().asItComes().lasting();

  private final AtomicLong clock = new AtomicLong();

  private TrialIterations iterations(Optional<SteadyStateRule> rule, long limitNanos) {
    return new TrialIterations(rule, LASTING, limitNanos, clock::get);
  }

  /// Repeats iterations until no other is wanted, and returns their number.
  private int count(
      TrialIterations iterations, IntToLongFunction insert, IntToLongFunction select) {
    while (true) {
      tell(iterations, "create", 1 + iterations.number() * MILLI);
      tell(iterations, "insert", insert.applyAsLong(iterations.number()));
      tell(iterations, "select", select.applyAsLong(iterations.number()));
      if (!iterations.wantsAnother()) {
        return iterations.number();
      }
      iterations.next();
    }
  }

  private Optional<RunEvent> tell(TrialIterations iterations, String phase, long nanos) {
    clock.addAndGet(nanos);
    return iterations.toReport(phase(phase, nanos));
  }

  private static RunEvent.PhaseFinished phase(String phase, long nanos) {
    return new RunEvent.PhaseFinished(
        1,
        1,
        phase,
        10,
        new PhaseTiming(0, nanos, 0),
        new ResourceUsage(
            OptionalLong.empty(), 0, 0, OptionalLong.empty(), 0, OptionalLong.empty(), 0));
  }

  @Test
  void areOneWhereThePlanIsCold() {
    assertThat(count(iterations(Optional.empty(), NO_LIMIT), _ -> MILLI, _ -> MILLI)).isEqualTo(1);
  }

  @Test
  void endAtTheFirstLookThatFindsAllPhasesSteadyThatLast() {
    assertThat(
            count(
                iterations(Optional.of(new SteadyStateRule(60)), NO_LIMIT),
                _ -> MILLI,
                _ -> 2 * MILLI))
        .isEqualTo(20);
    assertThat(
            count(
                iterations(Optional.of(new SteadyStateRule(60)), NO_LIMIT),
                _ -> MILLI,
                i -> i > 12 ? MILLI : 40 * MILLI))
        .isEqualTo(25);
  }

  @Test
  void endAfterTheMostThatThePlanAllows() {
    assertThat(
            count(
                iterations(Optional.of(new SteadyStateRule(33)), NO_LIMIT),
                i -> (100 - i) * MILLI,
                _ -> MILLI))
        .isEqualTo(33);
  }

  @Test
  void endBeforeOneThatWouldNotFitIntoTheTimeLimit() {
    long fiveAndABit = 55 * MILLI;

    assertThat(
            count(
                iterations(Optional.of(new SteadyStateRule(60)), fiveAndABit),
                _ -> 5 * MILLI,
                _ -> MILLI))
        .isBetween(4, 5);
  }

  @Test
  void areToldApartFromTheFirstSoThatOlderVersionsShowThatOne() {
    TrialIterations iterations = iterations(Optional.of(new SteadyStateRule(60)), NO_LIMIT);
    RunEvent.PhaseFinished phase = phase("insert", MILLI);
    var engine = new RunEvent.EngineReported(1, 1, "", "", "");

    assertThat(iterations.toReport(phase)).contains(phase);
    assertThat(iterations.toReport(engine)).contains(engine);
    iterations.next();
    assertThat(iterations.toReport(phase)).contains(new RunEvent.PhaseRepeated(2, phase));
    assertThat(iterations.toReport(engine)).isEmpty();
  }
}
