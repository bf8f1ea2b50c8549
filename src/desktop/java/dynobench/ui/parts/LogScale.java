package dynobench.ui.parts;

import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/// Whole numbers along a slider, so that each tenfold takes the same way.
///
/// @param least at position 0
/// @param most at position 1
public record LogScale(long least, long most) {
  /// Whoever drags wants a number that is easily said, and not 2,617: the steps of a tenfold.
  private static final double[] ROUND = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10};

  public LogScale {
    if (least < 1 || most <= least) {
      throw new IllegalArgumentException(
          "a scale goes from at least 1 upwards, not from %d to %d".formatted(least, most));
    }
  }

  /// Where a number stands, 0 to 1. What lies beyond an end stands at it.
  public double position(long number) {
    double inside = Math.clamp(number, least, most);
    return Math.log(inside / least) / Math.log((double) most / least);
  }

  /// The round number nearest to a position.
  public long number(double position) {
    double exact = least * Math.pow((double) most / least, Math.clamp(position, 0, 1));
    return Math.clamp(rounded(exact), least, most);
  }

  /// The next number with one digit that counts, for the arrow keys.
  public long next(long number, boolean up) {
    return LongStream.iterate(1, each -> each <= most, each -> each * 10)
        .flatMap(power -> LongStream.rangeClosed(1, 9).map(digit -> digit * power))
        .filter(each -> up ? each > number : each < number)
        .reduce((one, other) -> up ? Math.min(one, other) : Math.max(one, other))
        .stream()
        .map(each -> Math.clamp(each, least, most))
        .findFirst()
        .orElse(up ? most : least);
  }

  private static long rounded(double exact) {
    double power = Math.pow(10, Math.floor(Math.log10(exact)));
    return DoubleStream.of(ROUND)
        .mapToObj(each -> Math.round(each * power))
        .min(Comparator.comparingDouble(each -> Math.abs(Math.log(each / exact))))
        .orElseThrow();
  }
}
