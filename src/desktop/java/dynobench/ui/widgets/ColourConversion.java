package dynobench.ui.widgets;

import javafx.scene.paint.Color;

/// Conversion of chart colours to JavaFX colours, without their opacity.
public final class ColourConversion {
  private ColourConversion() {}

  public static Color of(java.awt.Color colour) {
    return Color.rgb(colour.getRed(), colour.getGreen(), colour.getBlue());
  }
}
