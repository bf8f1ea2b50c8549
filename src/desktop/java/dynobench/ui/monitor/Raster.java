package dynobench.ui.monitor;

import java.util.Arrays;

/// Pixels that curves are drawn into by hand, a column at a time. A path that goes up and down in
/// every column costs the software renderer more than everything else in the window; this costs a
/// few additions a pixel. Upper and lower ends are shaded by how much of their pixel they cover.
final class Raster {
  private static final int ALPHA_SHIFT = 24;
  private static final int OPAQUE = 255;

  private final int width;
  private final int height;
  private final int[] pixels;

  Raster(int width, int height) {
    this.width = width;
    this.height = height;
    pixels = new int[width * height];
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /// Premultiplied ARGB, row by row.
  int[] pixels() {
    return pixels;
  }

  void clear() {
    Arrays.fill(pixels, 0);
  }

  /// Fills a part of a column; what lies outside is left out.
  ///
  /// @param top in pixels from above, not necessarily a whole number
  /// @param bottom the same, not above the top
  /// @param argb not premultiplied
  void column(int x, double top, double bottom, int argb) {
    if (x < 0 || x >= width) {
      return;
    }
    double from = Math.max(0, top);
    double to = Math.min(height, bottom);
    for (int y = (int) from; y < to; y++) {
      double covered = Math.min(y + 1, to) - Math.max(y, from);
      blend(y * width + x, argb, covered);
    }
  }

  private void blend(int at, int argb, double covered) {
    int alpha = (int) Math.round((argb >>> ALPHA_SHIFT) * covered);
    int under = pixels[at];
    int rest = OPAQUE - alpha;
    int result = (alpha + scaled(under >>> ALPHA_SHIFT, rest)) << ALPHA_SHIFT;
    for (int shift = 0; shift < ALPHA_SHIFT; shift += 8) {
      int colour = scaled((argb >>> shift) & OPAQUE, alpha);
      result |= Math.min(OPAQUE, colour + scaled((under >>> shift) & OPAQUE, rest)) << shift;
    }
    pixels[at] = result;
  }

  private static int scaled(int value, int share) {
    return (value * share + OPAQUE / 2) / OPAQUE;
  }
}
