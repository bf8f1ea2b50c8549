package dynobench.drawing;

import java.awt.Font;
import java.awt.Graphics2D;

/// Measures and shortens what is written on a chart.
final class Lettering {
  /// From the middle of small letters down to the line that they stand on, in ems.
  private static final double DROP = 0.34;

  /// The size of type beside bars that stand close, in the distance between two.
  static final double CLOSE = 0.85;

  private static final String CUT = "…";

  private Lettering() {}

  static double width(Graphics2D g, Font font, String text) {
    return font.getStringBounds(text, g.getFontRenderContext()).getWidth();
  }

  /// From the middle of a line of type to its baseline.
  static double drop(double em) {
    return DROP * em;
  }

  /// The text, or as much of its beginning and end as there is room for: names of series differ at
  /// either.
  static String fitting(Graphics2D g, Font font, String text, double room) {
    if (width(g, font, text) <= room) {
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
