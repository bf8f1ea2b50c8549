package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PixelColumnsTest {
  private final SampleTimes moments = new SampleTimes(1_000);
  private final CurveValues trace = new CurveValues();

  private void add(long millis, double value) {
    moments.add(millis, false);
    trace.add(value);
  }

  private PixelColumns thinned(double from, double to, int pixels) {
    var columns = new PixelColumns();
    columns.fill(moments, trace, from, to, pixels);
    return columns;
  }

  @Test
  void whatIsFilledAnewHoldsNothingOfBefore() {
    add(0, 9);
    add(100, 1);
    PixelColumns columns = thinned(0, 1_000, 100);

    columns.fill(moments, trace, 50, 1_000, 10);

    assertThat(columns.count()).isEqualTo(2);
    assertThat(columns.joined(0)).isFalse();
    assertThat(columns.high(1)).isEqualTo(1);
  }

  @Test
  void keepsFirstLowestHighestAndLastOfEachColumn() {
    var random = new Random(2);
    for (int index = 0; index < 100_000; index++) {
      add(index, random.nextDouble());
    }

    PixelColumns columns = thinned(10_000, 90_000, 800);

    // The sample before the window, 800 columns of 100 samples, the sample after it.
    assertThat(columns.count()).isEqualTo(802);
    for (int column = 0; column < 800; column++) {
      float low = Float.MAX_VALUE;
      float high = -Float.MAX_VALUE;
      int from = 10_000 + column * 100;
      for (int index = from; index < from + 100; index++) {
        low = Math.min(low, trace.value(index));
        high = Math.max(high, trace.value(index));
      }
      assertThat(columns.low(column + 1)).isEqualTo(low);
      assertThat(columns.high(column + 1)).isEqualTo(high);
      assertThat(columns.first(column + 1)).isEqualTo(trace.value(from));
      assertThat(columns.last(column + 1)).isEqualTo(trace.value(from + 99));
      assertThat(columns.place(column + 1)).isEqualTo(column + 0.5);
      assertThat(columns.joined(column + 1)).isTrue();
    }
  }

  @Test
  void aSinglePeakAmongAMillionIsKept() {
    for (int index = 0; index < 1_000_000; index++) {
      add(index * 100L, index == 654_321 ? 9 : 1);
    }

    PixelColumns columns = thinned(0, 100_000_000, 500);

    assertThat(columns.highest()).isEqualTo(9);
    assertThat(columns.high(327)).isEqualTo(9);
    assertThat(columns.high(326)).isEqualTo(1);
  }

  @Test
  void gapsStayGaps() {
    add(0, 1);
    add(100, 2);
    add(5_000, 3);
    add(5_100, 4);

    PixelColumns columns = thinned(0, 10_000, 1_000);

    assertThat(columns.count()).isEqualTo(4);
    assertThat(columns.joined(0)).isFalse();
    assertThat(columns.joined(1)).isTrue();
    assertThat(columns.joined(2)).isFalse();
    assertThat(columns.joined(3)).isTrue();
    assertThat(columns.place(2)).isEqualTo(500.5);
  }

  @Test
  void aMissingFirstValueDoesNotBridgeAGap() {
    add(0, 1);
    add(5_000, Double.NaN);
    add(5_100, 4);

    PixelColumns columns = thinned(0, 10_000, 1_000);

    assertThat(columns.count()).isEqualTo(2);
    assertThat(columns.joined(1)).isFalse();
  }

  @Test
  void theNeighboursOutsideLeadLinesOutOfTheWindow() {
    add(0, 1);
    add(900, 5);
    add(1_800, 9);

    PixelColumns columns = thinned(800, 1_000, 100);

    assertThat(columns.count()).isEqualTo(3);
    assertThat(columns.place(0)).isCloseTo(-400, within(1e-9));
    assertThat(columns.place(2)).isCloseTo(500, within(1e-9));
    assertThat(columns.joined(2)).isTrue();
  }

  @Test
  void nothingGivesNoColumns() {
    assertThat(thinned(0, 1_000, 100).count()).isZero();
    assertThat(new PixelColumns().highest()).isZero();
  }
}
