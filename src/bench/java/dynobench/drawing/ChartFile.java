package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.files.FileTarget;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/// Writes pictures as files. Needs no display.
public final class ChartFile {
  private ChartFile() {}

  /// @param pixelsPerUnit 2 gives twice as many pixels each way, for print and for fine screens
  /// @throws IOException whose message says why it can't be written, and what to do
  public static void png(
      Picture picture, ChartTheme theme, int width, int height, double pixelsPerUnit, Path file)
      throws IOException {
    var image =
        new BufferedImage(
            (int) Math.round(width * pixelsPerUnit),
            (int) Math.round(height * pixelsPerUnit),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    try {
      g.scale(pixelsPerUnit, pixelsPerUnit);
      new PictureChart(picture.printed(), theme)
          .draw(g, new Rectangle2D.Double(0, 0, width, height));
    } finally {
      g.dispose();
    }
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    FileTarget.replace(file, bytes::writeTo);
  }

  /// As [#png] with one pixel a unit.
  public static void png(Picture picture, ChartTheme theme, int width, int height, Path file)
      throws IOException {
    png(picture, theme, width, height, 1, file);
  }

  /// @throws IOException as for [#png]
  public static void svg(Picture picture, ChartTheme theme, int width, int height, Path file)
      throws IOException {
    String text = svgText(picture, theme, width, height);
    FileTarget.replace(file, text);
  }

  /// The picture as an `svg` element that refers to nothing outside; the same for the same picture.
  public static String svgText(Picture picture, ChartTheme theme, int width, int height) {
    return svgText(picture, theme, width, height, "");
  }

  /// @param prefix of the ids in it, for several pictures in one page
  public static String svgText(
      Picture picture, ChartTheme theme, int width, int height, String prefix) {
    return Svg.text(picture, theme, width, height, prefix);
  }
}
