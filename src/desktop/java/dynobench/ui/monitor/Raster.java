package dynobench.ui.monitor;

import java.util.Arrays;

/// Pixels for curves, which are drawn column by column. The software renderer needs more time for a
/// path that moves up and down in every column than for the rest of the window. A raster needs a
/// few additions a pixel. Partly covered pixels at upper and lower ends are shaded accordingly.
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
    int y = (int) from;
    if (y < from && y < to) {
      blend(y * width + x, premultiplied(argb, Math.min(y + 1, to) - from));
      y++;
    }
    int end = (int) to;
    if (y < end) {
      int colour = premultiplied(argb, 1);
      for (; y < end; y++) {
        blend(y * width + x, colour);
      }
    }
    if (y < to) {
      blend(y * width + x, premultiplied(argb, to - y));
    }
  }

  /// Fills a rectangle of whole pixels, as far as it is inside the raster.
  ///
  /// @param argb not premultiplied
  void rectangle(int left, int right, int top, int bottom, int argb) {
    int colour = premultiplied(argb, 1);
    int from = Math.max(0, left);
    int to = Math.min(width, right);
    int end = Math.min(height, bottom);
    for (int y = Math.max(0, top); y < end; y++) {
      for (int at = y * width + from; at < y * width + to; at++) {
        blend(at, colour);
      }
    }
  }

  /// Fills whole pixels of a column, as far as they are inside the raster.
  ///
  /// @param colour as [#premultiplied] returns it
  void pixels(int x, int top, int bottom, int colour) {
    if (x >= 0 && x < width) {
      int end = Math.min(height, bottom);
      for (int y = Math.max(0, top); y < end; y++) {
        blend(y * width + x, colour);
      }
    }
  }

  /// Returns a colour with its parts multiplied by its opacity.
  static int premultiplied(int argb) {
    return premultiplied(argb, 1);
  }

  private static int premultiplied(int argb, double covered) {
    int alpha = (int) Math.round((argb >>> ALPHA_SHIFT) * covered);
    return (alpha << ALPHA_SHIFT)
        | (scaled((argb >>> 16) & OPAQUE, alpha) << 16)
        | (scaled((argb >>> 8) & OPAQUE, alpha) << 8)
        | scaled(argb & OPAQUE, alpha);
  }

  /// Draws a premultiplied colour over a pixel.
  private void blend(int at, int colour) {
    int under = pixels[at];
    int rest = OPAQUE - (colour >>> ALPHA_SHIFT);
    if (under == 0 || rest == 0) {
      pixels[at] = colour;
      return;
    }
    int result = ((colour >>> ALPHA_SHIFT) + scaled(under >>> ALPHA_SHIFT, rest)) << ALPHA_SHIFT;
    for (int shift = 0; shift < ALPHA_SHIFT; shift += 8) {
      int part = (colour >>> shift) & OPAQUE;
      result |= Math.min(OPAQUE, part + scaled((under >>> shift) & OPAQUE, rest)) << shift;
    }
    pixels[at] = result;
  }

  private static int scaled(int value, int share) {
    return (value * share + OPAQUE / 2) / OPAQUE;
  }
}
