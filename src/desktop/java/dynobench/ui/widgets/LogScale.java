package dynobench.ui.widgets;

import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/// Logarithmic scale of whole numbers along a slider.
///
/// @param least at position 0
/// @param most at position 1
public record LogScale(long least, long most) {
  /// Steps within a factor of ten. Dragging gives round numbers rather than values such as 2,617.
  private static final double[] ROUND = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10};

  public LogScale {
    if (least < 1 || most <= least) {
      throw new IllegalArgumentException(
          "a scale goes from at least 1 upwards, not from %d to %d".formatted(least, most));
    }
  }

  /// Returns the position of a number, 0 to 1. Numbers beyond an end have the position of that end.
  public double position(long number) {
    double inside = Math.clamp(number, least, most);
    return Math.log(inside / least) / Math.log((double) most / least);
  }

  /// Returns the round number nearest to a position.
  public long number(double position) {
    double exact = least * Math.pow((double) most / least, Math.clamp(position, 0, 1));
    return Math.clamp(rounded(exact), least, most);
  }

  /// Returns the next number with one significant digit inside the scale, for the arrow keys; at an
  /// end, the end itself.
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
