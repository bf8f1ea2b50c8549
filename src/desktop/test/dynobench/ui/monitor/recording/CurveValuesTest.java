package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CurveValuesTest {
  private static final int COUNT = 5_000;
  private static final int STRETCHES = 500;

  @Test
  void hasTheSameStatisticsAsALookAtEachValue() {
    var random = new Random(1);
    var trace = new CurveValues();
    var values = new float[COUNT];
    for (int index = 0; index < COUNT; index++) {
      values[index] = random.nextInt(10) == 0 ? Float.NaN : (float) random.nextGaussian();
      trace.add(values[index]);
    }

    for (int stretch = 0; stretch < STRETCHES; stretch++) {
      int from = random.nextInt(COUNT);
      int to = from + random.nextInt(COUNT - from + 1);
      double[] present =
          IntStream.range(from, to)
              .mapToDouble(index -> values[index])
              .filter(each -> !Double.isNaN(each))
              .toArray();
      Optional<CurveStatistics> found = trace.statistics(from, to);
      assertThat(found.isPresent()).isEqualTo(present.length > 0);
      found.ifPresent(it -> {
        assertThat(it.least()).isEqualTo(DoubleStream.of(present).min().orElseThrow());
        assertThat(it.most()).isEqualTo(DoubleStream.of(present).max().orElseThrow());
        assertThat(it.mean())
            .isCloseTo(DoubleStream.of(present).average().orElseThrow(), within(1e-9));
      });
    }
  }

  @Test
  void aStretchWithoutValuesHasNoExtremes() {
    var trace = new CurveValues();
    for (int index = 0; index < 200; index++) {
      trace.add(Double.NaN);
    }

    var extremes = new CurveValues.Extremes();
    trace.find(0, 200, extremes);
    assertThat(extremes.isEmpty()).isTrue();
    assertThat(trace.statistics(0, 200)).isEmpty();
    assertThat(trace.statistics(70, 70)).isEmpty();
  }
}
