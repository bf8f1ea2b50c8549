package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CurveValuesTest {
  private static final int COUNT = 5_000;
  private static final int STRETCHES = 500;

  @Test
  void findsTheSameExtremesAsALookAtEachValue() {
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
      float low = Float.NaN;
      float high = Float.NaN;
      for (int index = from; index < to; index++) {
        if (!Float.isNaN(values[index])) {
          low = Float.isNaN(low) ? values[index] : Math.min(low, values[index]);
          high = Float.isNaN(high) ? values[index] : Math.max(high, values[index]);
        }
      }
      assertThat(trace.low(from, to)).isEqualTo(low);
      assertThat(trace.high(from, to)).isEqualTo(high);
    }
  }

  @Test
  void aStretchWithoutValuesHasNoExtremes() {
    var trace = new CurveValues();
    for (int index = 0; index < 200; index++) {
      trace.add(Double.NaN);
    }

    assertThat(trace.low(0, 200)).isNaN();
    assertThat(trace.high(70, 70)).isNaN();
  }
}
