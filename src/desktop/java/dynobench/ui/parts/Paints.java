package dynobench.ui.parts;

import javafx.scene.paint.Color;

/// The colours of charts in the window's own terms.
public final class Paints {
  private Paints() {}

  public static Color of(java.awt.Color colour) {
    return Color.rgb(colour.getRed(), colour.getGreen(), colour.getBlue());
  }
}
