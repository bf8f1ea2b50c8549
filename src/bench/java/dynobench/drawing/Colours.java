package dynobench.drawing;

import java.awt.Color;

/// What is done with a colour of a theme.
final class Colours {
  private Colours() {}

  /// @param opacity of 255
  static Color opaque(Color colour, int opacity) {
    return new Color(
        colour.getRed(), colour.getGreen(), colour.getBlue(), Math.min(opacity, colour.getAlpha()));
  }
}
