package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Calibration;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CalibrationLineTest {
  @Test
  void tellsEachLimitWithItsUnitInThreeDigits() {
    var measured =
        new Calibration(
            0,
            "/data",
            21.37,
            10,
            140.6,
            1234.5,
            1520.4,
            9876.5,
            OptionalDouble.empty(),
            OptionalDouble.of(120));

    assertThat(CalibrationLine.of(measured))
        .containsExactly(
            new CalibrationLine(
                "A flush to the disk", "141 µs (median), 1,235 µs (99th percentile)"),
            new CalibrationLine("Writing to the disk", "1,520 MB/s"),
            new CalibrationLine("Copying memory", "9,877 MB/s"),
            new CalibrationLine("Reading the clock", "21.4 ns, in steps of 10.0 ns"));
  }
}
