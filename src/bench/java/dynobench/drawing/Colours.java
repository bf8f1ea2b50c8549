package dynobench.drawing;

import java.awt.Color;

/// Operations on colours of a theme.
final class Colours {
  private Colours() {}

  /// Returns the colour with at most this opacity.
  ///
  /// @param opacity opacity from 0 to 255
  static Color opaque(Color colour, int opacity) {
    return new Color(
        colour.getRed(), colour.getGreen(), colour.getBlue(), Math.min(opacity, colour.getAlpha()));
  }
}
