package dynobench.ui.monitor;

import java.util.Arrays;

/// Pixels for curves, which are drawn column by column. The software renderer needs more time for a
/// path that moves up and down in every column than for the rest of the window. This needs a few
/// additions a pixel. Partly covered pixels at upper and lower ends are shaded accordingly.
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

  /// Returns the pixels as premultiplied ARGB, row by row.
  int[] pixels() {
    return pixels;
  }

  void clear() {
    Arrays.fill(pixels, 0);
  }

  /// Fills a part of a column, as far as it is inside the raster.
  ///
  /// @param top in pixels from above, with fractions
  /// @param bottom in pixels from above, with fractions; not above the top
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
