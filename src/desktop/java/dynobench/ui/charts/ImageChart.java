package dynobench.ui.charts;

import dynobench.chart.Picture;
import dynobench.drawing.ChartTheme;
import dynobench.drawing.PictureChart;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.Serial;
import java.nio.IntBuffer;
import java.util.function.Consumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jfree.chart.ChartRenderingInfo;
import org.jspecify.annotations.Nullable;

/// Chart that is drawn into an image, like its PNG, and displayed from there. A canvas would take
/// five times as long for its many small shapes. Confined to the JavaFX thread.
final class ImageChart extends PictureChart {
  @Serial private static final long serialVersionUID = 1;

  private transient @Nullable Canvas canvas;
  private transient Consumer<ChartRenderingInfo> listener = _ -> {};
  private transient BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB_PRE);
  private transient PixelBuffer<IntBuffer> pixels = pixels(image);
  private transient WritableImage shown = new WritableImage(pixels);

  ImageChart(Picture picture, ChartTheme theme) {
    super(picture, theme);
  }

  /// Sets the canvas that displays the chart.
  void showOn(Canvas there) {
    canvas = there;
  }

  /// Sets the listener of finished drawings.
  ///
  /// @param drawn receives the positions of the points after each drawing
  void onDrawn(Consumer<ChartRenderingInfo> drawn) {
    listener = drawn;
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D area, Point2D anchor, ChartRenderingInfo info) {
    if (canvas == null || canvas.getScene() == null) {
      return;
    }
    double scale = canvas.getScene().getWindow().getOutputScaleX();
    fit((int) Math.ceil(area.getWidth() * scale), (int) Math.ceil(area.getHeight() * scale));
    Graphics2D inImage = image.createGraphics();
    try {
      inImage.scale(scale, scale);
      super.draw(inImage, area, anchor, info);
    } finally {
      inImage.dispose();
    }
    pixels.updateBuffer(_ -> null);
    canvas
        .getGraphicsContext2D()
        .drawImage(shown, 0, 0, image.getWidth() / scale, image.getHeight() / scale);
    listener.accept(info);
  }

  private void fit(int width, int height) {
    if (image.getWidth() != width || image.getHeight() != height) {
      image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
      pixels = pixels(image);
      shown = new WritableImage(pixels);
    }
  }

  private static PixelBuffer<IntBuffer> pixels(BufferedImage image) {
    int[] data = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    return new PixelBuffer<>(
        image.getWidth(),
        image.getHeight(),
        IntBuffer.wrap(data),
        PixelFormat.getIntArgbPreInstance());
  }
}
