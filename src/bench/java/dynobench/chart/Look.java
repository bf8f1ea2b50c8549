package dynobench.chart;

/// How a series looks, whatever the theme.
///
/// @param hue of its engine: index into the theme's palette
/// @param shade of that hue, which tells an engine's modes and versions apart
/// @param marker index into the eight shapes: circle, square, triangle, diamond, triangle down,
///   plus, cross, star
public record Look(int hue, int shade, int marker, boolean hollow, Trace trace) {
  /// How many hues a palette has, and how many shapes there are.
  public static final int KINDS = 8;

  /// How many shades each hue has.
  public static final int SHADES = 3;

  /// How a line is drawn.
  public enum Trace {
    SOLID,
    /// Published.
    DASHED,
    /// Dashes and dots in turn: where all markers have been used once.
    CHAINED
  }

  public Look {
    if (outside(hue, KINDS) || outside(shade, SHADES) || outside(marker, KINDS)) {
      throw new IllegalArgumentException(
          "No such look: hue %d, shade %d, marker %d".formatted(hue, shade, marker));
    }
  }

  private static boolean outside(int index, int count) {
    return index < 0 || index >= count;
  }

  /// Whether it is published, and can't be run again.
  public boolean isPublished() {
    return trace == Trace.DASHED;
  }

  /// The same, but told from it: of a contender that has several lines.
  Look varied(int n) {
    return new Look((hue + n) % KINDS, shade, (marker + n) % KINDS, hollow, trace);
  }
}
