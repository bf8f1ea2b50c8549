package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantityTest {
  @Test
  void valuesHaveTheirUnit() {
    assertThat(Quantity.SHARE.text(1.25)).isEqualTo("125 %");
    assertThat(Quantity.MILLIS.text(2.5)).isEqualTo("2.5 ms");
    assertThat(Quantity.BYTES.text(0)).isEqualTo("0 B");
    assertThat(Quantity.BYTES.text(512L << 20)).isEqualTo("512 MB");
    assertThat(Quantity.BYTES_PER_SECOND.text(1536)).isEqualTo("1.5 kB/s");
  }

  @Test
  void scalesEndAtARoundNumberThatHoldsTheValue() {
    assertThat(Quantity.SHARE.top(0.2)).isEqualTo(1);
    assertThat(Quantity.SHARE.top(1.7)).isEqualTo(2);
    assertThat(Quantity.BYTES.top(247L << 20)).isEqualTo(250L << 20);
    assertThat(Quantity.BYTES.top(512L << 20)).isEqualTo(600L << 20);
    assertThat(Quantity.MILLIS.top(0)).isEqualTo(10);
    assertThat(Quantity.BYTES.top(Long.MAX_VALUE)).isGreaterThanOrEqualTo(Long.MAX_VALUE);
  }
}
