package dynobench.measure;

import java.util.List;

/// Unit of a figure, and the multiples in which it is displayed.
public enum Unit {
  NANOS,
  BYTES,
  PER_SECOND,
  /// Percentage of one processor core over the whole time.
  PERCENT;

  /// Smallest number in a larger unit: 2,000 µs become 2 ms.
  private static final double ENOUGH = 2;

  /// Smallest number of seconds: times below 10,000 ms stay in ms, because papers in this field use
  /// ms.
  private static final double ENOUGH_SECONDS = 10;

  /// Multiple of a unit for display.
  ///
  /// @param text label on axes and in tables
  /// @param size number of base units
  public record Step(String text, double size) {}

  /// Returns the multiples from small to large.
  private List<Step> steps() {
    return switch (this) {
      case NANOS ->
          List.of(new Step("ns", 1), new Step("µs", 1e3), new Step("ms", 1e6), new Step("s", 1e9));
      case BYTES ->
          List.of(new Step("B", 1), new Step("kB", 1e3), new Step("MB", 1e6), new Step("GB", 1e9));
      case PER_SECOND ->
          List.of(new Step("/s", 1), new Step("thousand/s", 1e3), new Step("million/s", 1e6));
      case PERCENT -> List.of(new Step("%", 1));
    };
  }

  /// Returns the multiple that tables use: ms, MB, /s or %.
  public Step usual() {
    return steps().get(isQuotient() ? 0 : 2);
  }

  /// Returns whether a figure is a quotient, such as operations over time. Such a figure can't be
  /// divided by the number of operations.
  public boolean isQuotient() {
    return this == PER_SECOND || this == PERCENT;
  }

  /// Returns whether a figure is an amount of resources, not a speed.
  public boolean isAmount() {
    return this == BYTES || this == PERCENT;
  }

  /// Returns the largest multiple in which a typical figure is at least 2, or 10 for seconds. Else
  /// returns the base unit; for a time of 0, µs.
  public Step step(double typical) {
    List<Step> steps = steps();
    if (this == NANOS && typical == 0) {
      return steps.get(1);
    }
    for (int i = steps.size() - 1; i > 0; i--) {
      double enough = this == NANOS && i == steps.size() - 1 ? ENOUGH_SECONDS : ENOUGH;
      if (Math.abs(typical) >= enough * steps.get(i).size()) {
        return steps.get(i);
      }
    }
    return steps.getFirst();
  }
}
