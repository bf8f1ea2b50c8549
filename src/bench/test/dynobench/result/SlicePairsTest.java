package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent.Sliced;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SlicePairsTest {
  private static final List<Long> TENS = List.of(10L, 10L, 10L, 10L, 10L);

  /// Number of repetitions of a given list.
  private static final int TIMES = 20;

  private static <T> List<T> often(List<T> some) {
    return Collections.nCopies(TIMES, some).stream().flatMap(List::stream).toList();
  }

  private static TrialResult trial(List<Long> operations, Long... nanos) {
    var trial = new Trial(1, SampleRun.HEAP, "phases", Rows.at(50), 1, false);
    return new TrialResult(trial)
        .with(new Sliced(0, 1, "insert", often(operations), often(List.of(nanos)), 0, 0));
  }

  private static Optional<Double> typical(TrialResult over, TrialResult under) {
    return SlicePairs.of(over, under, "insert").map(SlicePairs::typical);
  }

  @Test
  void leavesOutWhatFallsIntoFewSlices() {
    TrialResult a = trial(TENS, 100L, 100L, 100L, 100L, 100L);
    TrialResult b = trial(TENS, 103L, 103L, 9_000L, 104L, 102L);

    assertThat(typical(b, a)).hasValueSatisfying(it -> assertThat(it).isEqualTo(1.03));
  }

  @Test
  void leavesOutWhatDidNothing() {
    List<Long> ending = List.of(1L, 2L, 4L, 4L, 4L, 4L, 0L);
    TrialResult a = trial(ending, 100L, 100L, 100L, 100L, 100L, 100L, 1L);
    TrialResult b = trial(ending, 105L, 105L, 105L, 105L, 90L, 900L, 900L);

    assertThat(typical(b, a)).hasValueSatisfying(it -> assertThat(it).isEqualTo(1.05));
  }

  @Test
  void isTheReciprocalWithTheSidesExchanged() {
    TrialResult a = trial(List.of(10L, 10L, 10L, 10L, 10L, 10L), 1L, 2L, 3L, 4L, 5L, 6L);
    TrialResult b = trial(List.of(10L, 10L, 10L, 10L, 10L, 10L), 7L, 5L, 4L, 4L, 3L, 2L);

    double there = typical(b, a).orElseThrow();
    double back = typical(a, b).orElseThrow();
    assertThat(there * back).isCloseTo(1, within(1e-12));
  }

  @Test
  void saysNothingOfTooFewSlicesOrOfDifferentOperations() {
    TrialResult a = trial(TENS, 1L, 1L, 1L, 1L, 1L);

    assertThat(typical(trial(List.of(10L, 10L, 10L, 11L, 9L), 1L, 1L, 1L, 1L, 1L), a)).isEmpty();
    assertThat(
            typical(
                trial(List.of(10L, 10L, 10L, 10L), 1L, 1L, 1L, 1L),
                trial(List.of(10L, 10L, 10L, 10L), 1L, 1L, 1L, 1L)))
        .isEmpty();
    assertThat(SlicePairs.of(a, a, "select")).isEmpty();
  }
}
