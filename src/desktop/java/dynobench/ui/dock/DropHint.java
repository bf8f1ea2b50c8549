package dynobench.ui.dock;

import software.coley.bentofx.control.canvas.PixelCanvas;

/// Marker of the position where a view would be dropped. The library's own marker is red, like an
/// error.
final class DropHint extends PixelCanvas {
  private static final int FILL = 0x3A2F81F7;
  private static final int RIM = 0xC02F81F7;

  @Override
  public void fillBorderedRect(
      double x, double y, double width, double height, int border, int color, int borderColor) {
    super.fillBorderedRect(x, y, width, height, border, FILL, RIM);
  }
}
