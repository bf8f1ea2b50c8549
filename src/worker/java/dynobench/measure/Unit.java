package dynobench.measure;

import java.util.List;

/// What a figure counts, and the steps in which people read it.
public enum Unit {
  NANOS,
  BYTES,
  PER_SECOND,
  /// Of a processor core, for all of the time.
  PERCENT;

  /// 2,000 µs become 2 ms.
  private static final double ENOUGH = 2;

  /// Up to 10,000 ms stay, because the papers of this field count in ms.
  private static final double ENOUGH_SECONDS = 10;

  /// A unit to read in.
  ///
  /// @param text as axes and tables write it
  /// @param size how much of the plain unit it has
  public record Step(String text, double size) {}

  /// From small to large.
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

  /// The one that a table has.
  public Step usual() {
    return steps().get(isQuotient() ? 0 : 2);
  }

  /// Whether a figure is one thing over another, such as operations over time. Such a figure can't
  /// be divided among operations.
  public boolean isQuotient() {
    return this == PER_SECOND || this == PERCENT;
  }

  /// Whether a figure says how much is used, and not how fast something is.
  public boolean isAmount() {
    return this == BYTES || this == PERCENT;
  }

  /// The largest of which a typical figure has enough.
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
