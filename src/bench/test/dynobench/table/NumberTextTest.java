package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Unit;
import dynobench.stats.Summary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0             | 0.00",
        "1234567       | 1.23",
        "9990000       | 9.99",
        "9999000       | 10.0",
        "12345678      | 12.3",
        "99960000      | 100",
        "123456789     | 123",
        "1234567890123 | 1,234,568"
      })
  void showsMillisecondsWithThreeDigitsThatMeanSomething(double nanos, String text) {
    assertThat(NumberText.millis(nanos)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.0015, 0.0015", "0.09216, 0.0922", "0.5, 0.50", "1.164, 1.16", "12.34, 12.3"})
  void showsSmallRatiosToo(double times, String text) {
    assertThat(NumberText.ratio(times)).isEqualTo(text);
  }

  @Test
  void showsOperationsASecond() {
    assertThat(NumberText.rate(300, 1e9)).isEqualTo("300");
    assertThat(NumberText.rate(1_000_000, 5e8)).isEqualTo("2,000,000");
    assertThat(NumberText.rate(1, 0)).isEqualTo("–");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0        | 0     | 0",
        "0.000012 | 0.0000120 | 0.000012",
        "0.0041   | 0.00410   | 0.0041",
        "0.49     | 0.49  | 0.49",
        "28.4375  | 28.4  | 28.4375",
        "99.97    | 100   | 99.97",
        "1234.56789 | 1,235 | 1234.57",
        "2345678.5 | 2,345,679 | 2345679",
      })
  void showsSmallRatesWithTheirDigits(double perSecond, String text, String plain) {
    assertThat(NumberText.rate(perSecond)).isEqualTo(text);
    assertThat(NumberText.rounded(perSecond, Unit.PER_SECOND.usual())).isEqualTo(plain);
    assertThat(NumberText.plainRate(49, 100e9)).isEqualTo("0.49");
  }

  @Test
  void groupsCounts() {
    assertThat(NumberText.count(1_234_567)).isEqualTo("1,234,567");
  }

  @Test
  void showsADashWhereThereIsNoInterval() {
    assertThat(NumberText.interval(Summary.of(1e6))).isEqualTo("–");
  }

  @Test
  void showsTheIntervalOfAMedian() {
    var summary = Summary.of(1e6, 2e6, 3e6, 4e6, 5e6, 6e6, 7e6, 8e6);

    assertThat(NumberText.interval(summary)).isEqualTo("1.00 – 8.00");
  }
}
