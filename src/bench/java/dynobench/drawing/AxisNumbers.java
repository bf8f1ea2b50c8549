package dynobench.drawing;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Numbers at an axis: round, and few.
final class AxisNumbers {
  /// Smallest range of a logarithmic axis in decades. An axis with a smaller range has even steps.
  private static final double FEWEST_DECADES = 0.8;

  /// Minimum count of numbers, so that the scale of an axis is recognisable.
  private static final int FEWEST = 3;

  private static final List<Double> ROUND = List.of(10.0, 5.0, 2.0);
  private static final List<Double> COARSE = List.of(1.0);
  private static final List<Double> MIDDLE = List.of(1.0, 3.0);
  private static final List<Double> FINE = List.of(1.0, 2.0, 5.0);

  private AxisNumbers() {}

  /// Returns the format of axis numbers, such as 10,000 and 0.05, never 1E4.
  static NumberFormat format() {
    return new DecimalFormat("#,##0.######", DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  /// Returns the format of years, such as 2005.
  static NumberFormat years() {
    return new DecimalFormat("0", DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  /// Returns the multiples of a step that is 1, 2 or 5 times a power of ten. Takes the smallest
  /// step that does not give too many numbers. Returns at least three if `leastStep` allows this.
  ///
  /// @param most the maximum count, which may be exceeded by one
  /// @param leastStep 1 if only whole numbers make sense
  static List<Double> even(double lower, double upper, int most, double leastStep) {
    double rough = Math.max(leastStep, (upper - lower) / most);
    int power = (int) Math.floor(Math.log10(rough)) + 1;
    int place = 0; // index of the round numbers, starting at 10 times the power and decreasing
    while (place < ROUND.size() * 2 - 1 && round(place + 1, power) >= rough) {
      place++;
    }
    List<Double> values = multiples(lower, upper, round(place, power));
    while (values.size() < FEWEST && upper > lower && round(place + 1, power) >= leastStep) {
      place++;
      values = multiples(lower, upper, round(place, power));
    }
    return values;
  }

  /// Returns the n-th element of the sequence 1, 0.5, 0.2, 0.1 and so on, times a power of ten.
  private static double round(int n, int power) {
    return times(ROUND.get(n % ROUND.size()), power - 1 - n / ROUND.size());
  }

  private static List<Double> multiples(double lower, double upper, double step) {
    var values = new ArrayList<Double>();
    for (double k = Math.ceil(lower / step); k * step <= upper; k++) {
      values.add(k * step + 0.0); // the addition turns -0 into 0
    }
    return values;
  }

  /// Returns 1, 2 and 5 times each power of ten. If these are too many, returns 1 and 3 times each
  /// power, or only some of the powers. Falls back to even steps on a short range, or if fewer than
  /// three remain. Both limits must be positive.
  static List<Double> logarithmic(double lower, double upper, int most) {
    double decades = Math.log10(upper / lower);
    if (decades >= FEWEST_DECADES) {
      int every = (int) Math.max(1, Math.ceil(decades / most));
      for (List<Double> steps :
          3 * decades <= most ? List.of(FINE) : List.of(COARSE, MIDDLE, FINE)) {
        List<Double> values = powers(lower, upper, every, steps);
        if (values.size() >= FEWEST) {
          return values;
        }
      }
    }
    return even(lower, upper, most, 0);
  }

  private static List<Double> powers(double lower, double upper, int every, List<Double> steps) {
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

  /// Multiplies by a power of ten. Divides for negative powers, since the product 2 · 10^-1 is not
  /// exactly 0.2.
  private static double times(double step, int power) {
    return power < 0 ? step / Math.pow(10, -power) : step * Math.pow(10, power);
  }
}
