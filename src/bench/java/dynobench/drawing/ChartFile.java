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

/// Writes pictures to files. Works without a display.
public final class ChartFile {
  private ChartFile() {}

  /// Writes a picture as PNG.
  ///
  /// @param pixelsPerUnit scale factor, such as 2 for print and high-resolution screens
  /// @throws IOException if the file cannot be written; the message contains the reason and the
  ///   remedy
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

  /// Writes a picture as PNG with one pixel for each unit.
  public static void png(Picture picture, ChartTheme theme, int width, int height, Path file)
      throws IOException {
    png(picture, theme, width, height, 1, file);
  }

  /// Writes a picture as SVG.
  ///
  /// @throws IOException as for [#png]
  public static void svg(Picture picture, ChartTheme theme, int width, int height, Path file)
      throws IOException {
    String text = svgText(picture, theme, width, height);
    FileTarget.replace(file, text);
  }

  /// Returns the picture as a self-contained `svg` element. Equal pictures give equal text.
  public static String svgText(Picture picture, ChartTheme theme, int width, int height) {
    return svgText(picture, theme, width, height, "");
  }

  /// Returns the picture as a self-contained `svg` element.
  ///
  /// @param prefix prefix of the ids in the element, for pages with several pictures
  public static String svgText(
      Picture picture, ChartTheme theme, int width, int height, String prefix) {
    return SvgWriter.text(picture, theme, width, height, prefix);
  }
}
