package dynobench.chart;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The numbers at an axis.
final class AxisNumbers {
  /// Up to so many decades, 1, 2 and 5 of each are shown.
  private static final double MOST_DECADES = 3.6;

  /// Below so many decades, a logarithmic axis has even steps.
  private static final double FEWEST_DECADES = 0.8;

  private static final double STEPS = 6;
  private static final double MOST_LABELS = 9;

  private AxisNumbers() {}

  /// 10,000 and 0.05, never 1E4.
  static NumberFormat format() {
    return new DecimalFormat("#,##0.######", DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  /// Round numbers between two ends that are above zero, for a logarithmic axis.
  static List<Double> logarithmic(double lower, double upper) {
    double decades = Math.log10(upper / lower);
    if (decades < FEWEST_DECADES) {
      return even(lower, upper);
    }
    List<Double> steps = decades <= MOST_DECADES ? List.of(1.0, 2.0, 5.0) : List.of(1.0);
    int every = (int) Math.max(1, Math.ceil(decades / MOST_LABELS));
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

  private static List<Double> even(double lower, double upper) {
    double rough = (upper - lower) / STEPS;
    int power = (int) Math.floor(Math.log10(rough));
    double step =
        List.of(1.0, 2.0, 5.0, 10.0).stream()
            .map(each -> times(each, power))
            .filter(each -> each >= rough)
            .findFirst()
            .orElse(rough);
    var values = new ArrayList<Double>();
    for (double k = Math.ceil(lower / step); k * step <= upper; k++) {
      values.add(k * step);
    }
    return values;
  }

  /// Divides for small ones: 2 · 10^-1 as a product is 0.2 and a bit.
  private static double times(double step, int power) {
    return power < 0 ? step / Math.pow(10, -power) : step * Math.pow(10, power);
  }
}
