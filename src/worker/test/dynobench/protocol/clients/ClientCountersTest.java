package dynobench.protocol.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.measure.Latencies;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientCountersTest {
  private final ClientCounters tally = new ClientCounters(2);
  private final List<Long> all = new ArrayList<>();

  /// Adds latencies between a microsecond and a few seconds.
  private void add(int count) {
    var random = new Random(2005);
    for (int i = 0; i < count; i++) {
      long nanos = Math.round(1e3 * Math.exp(3 * Math.abs(random.nextGaussian())));
      all.add(nanos);
      tally.add(1, nanos, 0);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {50, 90, 99, 99.9, 99.99})
  void agreesWithAListOfAllLatenciesToThreeDigits(double percent) {
    add(100_000);
    Collections.sort(all);
    double listed = all.get((int) Math.round(percent * all.size() / 100) - 1);

    Latencies told = Latencies.of(tally.take(1), tally.most(1));
    assertThat((double) told.recorded().getValueAtPercentile(percent))
        .isCloseTo(listed, within(listed / 1000));
  }

  @Test
  void tellsASecondToTwoDigits() {
    add(100_000);
    Histogram recorded = tally.take(1);

    Latencies second = Latencies.ofSecond(recorded);
    assertThat(second.recorded().getTotalCount()).isEqualTo(100_000);
    for (double percent : new double[] {50, 99, 99.9}) {
      double exact = recorded.getValueAtPercentile(percent);
      assertThat((double) second.recorded().getValueAtPercentile(percent))
          .isCloseTo(exact, within(exact / 100));
    }
    assertThat(second.histogram().length())
        .isLessThan(Latencies.of(recorded, 0).histogram().length() / 2);
  }

  @Test
  void keepsTheLongestExactlyAndTheCount() {
    add(10_000);

    Latencies told = Latencies.of(tally.take(1), tally.most(1));
    assertThat(told.mostNanos()).isEqualTo(Collections.max(all));
    assertThat(told.recorded().getTotalCount()).isEqualTo(10_000);
    assertThat(tally.done(1)).isEqualTo(10_000);
    assertThat(tally.done(0)).isZero();
  }

  @Test
  void handsOutEachLatencyOnce() {
    var sum = new Histogram(Latencies.DIGITS);
    for (int i = 0; i < 10; i++) {
      add(100);
      sum.add(tally.take(1));
    }

    assertThat(sum.getTotalCount()).isEqualTo(1000);
    assertThat(tally.take(1).getTotalCount()).isZero();
  }

  @Test
  void countsWhatWasBegunAnewAndWhatWasGivenUp() {
    tally.add(0, 1000, 3);
    tally.add(0, 1000, -1 - 7);

    assertThat(tally.done()).isEqualTo(1);
    assertThat(tally.failed(0)).isEqualTo(1);
    assertThat(tally.retried(0)).isEqualTo(10);
    assertThat(tally.take(0).getTotalCount()).isEqualTo(1);
  }
}
