package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MannKendallTrendTest {
  /// Probability that n values without a trend have at least this surplus of rises over falls. The
  /// source is Gilbert, Statistical Methods for Environmental Pollution Monitoring (1987), table
  /// A18, after Kendall. The two-sided probability is twice that.
  @ParameterizedTest
  @CsvSource({
    "4, 4, 0.167",
    "4, 6, 0.042",
    "5, 4, 0.242",
    "5, 8, 0.042",
    "6, 9, 0.068",
    "7, 11, 0.068",
    "8, 12, 0.089",
    "8, 18, 0.016",
    "9, 14, 0.090",
    "9, 20, 0.022",
    "10, 11, 0.190",
    "10, 15, 0.108",
    "10, 21, 0.036",
    "10, 23, 0.023"
  })
  void givesThePublishedProbabilities(int count, int rises, double published) {
    var trend = new MannKendallTrend(withRises(count, rises));

    assertThat(trend.rises()).isEqualTo(rises);
    assertThat(trend.pValue() / 2).isCloseTo(published, within(0.0005));
  }

  @Test
  void isAsProbableDownwards() {
    List<Double> up = withRises(10, 15);

    assertThat(new MannKendallTrend(up.reversed()).rises()).isEqualTo(-15);
    assertThat(new MannKendallTrend(up.reversed()).pValue())
        .isEqualTo(new MannKendallTrend(up).pValue());
  }

  @Test
  void findsNoneWhereAllIsTheSame() {
    assertThat(new MannKendallTrend(Collections.nCopies(12, 3.0)).pValue())
        .isCloseTo(1, within(1e-9));
  }

  @Test
  void takesAnOutlierForNoMoreThanItsRank() {
    assertThat(new MannKendallTrend(List.of(1.0, 2.0, 3.0, 1e9)).pValue())
        .isEqualTo(new MannKendallTrend(List.of(1.0, 2.0, 3.0, 4.0)).pValue());
  }

  @Test
  void givesProbabilitiesThatAddUpForTheLongestWindow() {
    assertThat(new MannKendallTrend(withRises(100, 0)).pValue()).isCloseTo(1, within(1e-9));
  }

  /// Returns the numbers from 1 to `count`, reordered until the surplus of rising over falling
  /// pairs is `rises`.
  private static List<Double> withRises(int count, int rises) {
    var values =
        new ArrayList<>(IntStream.rangeClosed(1, count).mapToObj(i -> (double) i).toList());
    int falls = (count * (count - 1) / 2 - rises) / 2;
    for (int end = count - 1; falls > 0; end--) {
      for (int i = 0; i < end && falls > 0; i++, falls--) {
        Collections.swap(values, i, i + 1);
      }
    }
    return values;
  }
}
