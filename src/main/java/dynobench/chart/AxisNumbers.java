package dynobench.chart;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The numbers at an axis: round ones, and only a few.
final class AxisNumbers {
  /// Below so many decades, a logarithmic axis has even steps.
  private static final double FEWEST_DECADES = 0.8;

  private AxisNumbers() {}

  /// 10,000 and 0.05, never 1E4.
  static NumberFormat format() {
    return new DecimalFormat("#,##0.######", DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  /// 2005.
  static NumberFormat years() {
    return new DecimalFormat("0", DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  /// Multiples of 1, 2 or 5 times a power of ten.
  ///
  /// @param most so many there are at most, or one more
  /// @param leastStep 1 where only whole numbers make sense
  static List<Double> even(double lower, double upper, int most, double leastStep) {
    double rough = Math.max(leastStep, (upper - lower) / most);
    int power = (int) Math.floor(Math.log10(rough));
    double step =
        List.of(1.0, 2.0, 5.0).stream()
            .map(each -> times(each, power))
            .filter(each -> each >= rough)
            .findFirst()
            .orElse(times(1, power + 1));
    var values = new ArrayList<Double>();
    for (double k = Math.ceil(lower / step); k * step <= upper; k++) {
      values.add(k * step + 0.0); // without it, there is a -0
    }
    return values;
  }

  /// 1, 2 and 5 times each power of ten, or only the powers, or only some of these. The ends are
  /// above zero.
  static List<Double> logarithmic(double lower, double upper, int most) {
    double decades = Math.log10(upper / lower);
    if (decades < FEWEST_DECADES) {
      return even(lower, upper, most, 0);
    }
    List<Double> steps = 3 * decades <= most ? List.of(1.0, 2.0, 5.0) : List.of(1.0);
    int every = (int) Math.max(1, Math.ceil(decades / most));
    var values = new ArrayList<Double>();
    for (int power = (int) Math.floor(Math.log10(lower)); power <= Math.log10(upper); power++) {
      for (double step : steps) {
        double value = times(step, power);
        if (power % every == 0 && value >= lower && value <= upper) {
          values.add(value);
        }
      }
    }
    return values;
  }

  /// Divides for small ones: 2 · 10^-1 as a product is 0.2 and a bit.
  private static double times(double step, int power) {
    return power < 0 ? step / Math.pow(10, -power) : step * Math.pow(10, power);
  }
}
