package dynobench.drawing;

import java.awt.Font;
import java.awt.Graphics2D;

/// Measures and shortens text on a chart.
final class ChartText {
  /// Distance from the middle of lower-case letters to the baseline, in ems.
  private static final double DROP = 0.34;

  /// Font size beside adjacent bars, as a fraction of their distance.
  static final double CLOSE = 0.85;

  private static final String CUT = "…";

  /// Difference between widths that comes from their sums and not from the text, in pixels.
  private static final double ROUNDING = 0.01;

  private ChartText() {}

  static double width(Graphics2D g, Font font, String text) {
    return font.getStringBounds(text, g.getFontRenderContext()).getWidth();
  }

  /// Returns the distance from the middle of a line of text to its baseline.
  static double drop(double em) {
    return DROP * em;
  }

  /// Returns the text, shortened in the middle if it does not fit. Names of series differ at the
  /// beginning or the end.
  static String fitting(Graphics2D g, Font font, String text, double room) {
    if (width(g, font, text) <= room + ROUNDING) {
      return text;
    }
    int fits = 0;
    int most = text.length() - 1;
    while (fits < most) {
      int middle = (fits + most + 1) / 2;
      if (width(g, font, cut(text, middle)) <= room) {
        fits = middle;
      } else {
        most = middle - 1;
      }
    }
    return cut(text, fits);
  }

  private static String cut(String text, int letters) {
    int end = letters / 2;
    return text.substring(0, letters - end).strip()
        + CUT
        + text.substring(text.length() - end).strip();
  }
}
