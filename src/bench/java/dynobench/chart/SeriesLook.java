package dynobench.chart;

/// Appearance of a series, independent of the theme.
///
/// @param hue index of the engine's hue in the theme's palette
/// @param shade index of the shade, which distinguishes an engine's modes and versions
/// @param marker index of the shape: circle, square, triangle, diamond, triangle down, plus, cross,
///   star
/// @param hollow whether the markers are hollow, as for an overlaid run
public record SeriesLook(int hue, int shade, int marker, boolean hollow, Trace trace) {
  /// Number of hues in a palette, and of shapes.
  public static final int KINDS = 8;

  /// Number of shades of each hue.
  public static final int SHADES = 3;

  /// Style of a line.
  public enum Trace {
    SOLID,
    /// Style of published figures.
    DASHED,
    /// Alternating dashes and dots. Used once all markers are taken.
    CHAINED
  }

  public SeriesLook {
    if (outside(hue, KINDS) || outside(shade, SHADES) || outside(marker, KINDS)) {
      throw new IllegalArgumentException(
          "No such look: hue %d, shade %d, marker %d".formatted(hue, shade, marker));
    }
  }

  private static boolean outside(int index, int count) {
    return index < 0 || index >= count;
  }

  /// Returns whether the series is published figures, which cannot be measured again.
  public boolean isPublished() {
    return trace == Trace.DASHED;
  }

  /// Returns the look of published figures that this series repeats.
  ///
  /// @param n number of other publications with a counterpart; it shifts the marker
  SeriesLook published(int n) {
    return new SeriesLook(hue, shade, (marker + n) % KINDS, false, Trace.DASHED);
  }

  /// Returns a variant for another line of the same contender.
  SeriesLook varied(int n) {
    return new SeriesLook((hue + n) % KINDS, shade, (marker + n) % KINDS, hollow, trace);
  }
}
