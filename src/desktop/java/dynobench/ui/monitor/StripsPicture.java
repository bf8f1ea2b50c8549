package dynobench.ui.monitor;

import dynobench.ui.widgets.ViewTexts;
import java.nio.IntBuffer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Picture of the strips for documents, with two pixels for each unit of the layout, and a caption.
///
/// @param place layout on the screen
record StripsPicture(
    MonitorViewModel model,
    StripsLooks looks,
    BandColours colours,
    ViewTexts texts,
    StripsLayout place) {
  private static final double SCALE = 2;
  private static final double CAPTION_LINES = 1.6;

  /// Draws the picture.
  ///
  /// @param caption below the strips
  Image draw(String caption) {
    double height = place.height() + CAPTION_LINES * place.line();
    var canvas = new Canvas(Math.ceil(place.width() * SCALE), Math.ceil(height * SCALE));
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.scale(SCALE, SCALE);
    context.setFill(looks.paper());
    context.fillRect(0, 0, place.width(), height);
    var painter = new StripsPainter(looks, model, colours);
    context.drawImage(curves(painter), place.left(), 0, place.plotWidth(), place.height());
    var pen = new StripsPen(context, looks, texts);
    new StripsWriter(pen, model, colours, painter).write(place);
    pen.text(looks.label(), caption, place.margin(), place.height() + 0.2 * place.line());
    return canvas.snapshot(null, null);
  }

  private Image curves(StripsPainter painter) {
    var raster =
        new Raster(
            (int) Math.round(place.plotWidth() * SCALE), (int) Math.round(place.height() * SCALE));
    painter.paint(raster, SCALE, place);
    return new WritableImage(
        new PixelBuffer<>(
            raster.width(),
            raster.height(),
            IntBuffer.wrap(raster.pixels()),
            PixelFormat.getIntArgbPreInstance()));
  }
}
