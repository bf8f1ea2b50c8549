package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantityTest {
  @Test
  void valuesHaveTheirUnit() {
    assertThat(Quantity.CORES.text(1.25)).isEqualTo("1.3");
    assertThat(Quantity.CORES.text(0.062)).isEqualTo("0.06");
    assertThat(Quantity.MILLIS.text(2.5)).isEqualTo("2.5 ms");
    assertThat(Quantity.BYTES.text(0)).isEqualTo("0 B");
    assertThat(Quantity.BYTES.text(512L << 20)).isEqualTo("512 MB");
    assertThat(Quantity.BYTES_PER_SECOND.text(1536)).isEqualTo("1.5 kB/s");
    assertThat(Quantity.OPERATIONS_PER_SECOND.text(12_345)).isEqualTo("12,345/s");
    assertThat(Quantity.OPERATIONS_PER_SECOND.text(0.49)).isEqualTo("0.49/s");
    assertThat(Quantity.OPERATIONS_PER_SECOND.text(0.0041)).isEqualTo("0.0041/s");
    assertThat(Quantity.OPERATIONS_PER_SECOND.text(0)).isEqualTo("0/s");
  }

  @Test
  void aLatencyIsSaidInTheUnitThatFitsIt() {
    assertThat(Quantity.LATENCY.text(0.0125)).isEqualTo("13 µs");
    assertThat(Quantity.LATENCY.text(0.9996)).isEqualTo("1.0 ms");
    assertThat(Quantity.LATENCY.text(250)).isEqualTo("250 ms");
    assertThat(Quantity.LATENCY.text(1_500)).isEqualTo("1.5 s");
    assertThat(Quantity.LATENCY.top(0.0121)).isEqualTo(0.015);
  }

  @Test
  void scalesEndAtARoundNumberThatHoldsTheValue() {
    assertThat(Quantity.CORES.top(0.2)).isEqualTo(1);
    assertThat(Quantity.CORES.top(1.7)).isEqualTo(2);
    assertThat(Quantity.BYTES.top(247L << 20)).isEqualTo(250L << 20);
    assertThat(Quantity.BYTES.top(512L << 20)).isEqualTo(600L << 20);
    assertThat(Quantity.MILLIS.top(0)).isEqualTo(10);
    assertThat(Quantity.BYTES.top(Long.MAX_VALUE)).isGreaterThanOrEqualTo(Long.MAX_VALUE);
  }
}
