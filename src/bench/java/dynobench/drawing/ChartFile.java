package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.files.FileTarget;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;

/// Chart for a file or the clipboard. Works without a display.
///
/// @param caption below the chart
/// @param width in pixels, before a scale
/// @param height largest height in pixels; a chart of few bars is lower
/// @param zoom part of the axes to show
public record ChartFile(
    Picture picture,
    PictureCaption caption,
    ChartTheme theme,
    int width,
    int height,
    AxisRanges zoom) {
  /// Creates a chart with whole axes.
  public ChartFile(
      Picture picture, PictureCaption caption, ChartTheme theme, int width, int height) {
    this(picture, caption, theme, width, height, AxisRanges.ALL);
  }

  /// Creates a chart without a caption.
  public ChartFile(Picture picture, ChartTheme theme, int width, int height) {
    this(picture, PictureCaption.NONE, theme, width, height);
  }

  private PictureChart chart() {
    var chart = new PictureChart(picture.printed(!caption.signs().isEmpty()), theme);
    chart.print(caption, height);
    zoom.applyTo(chart);
    return chart;
  }

  /// Returns the chart as pixels.
  ///
  /// @param pixelsPerUnit scale factor, such as 2 for print and high-resolution screens
  public BufferedImage image(double pixelsPerUnit) {
    PictureChart chart = chart();
    double needed = needed(chart);
    var image =
        new BufferedImage(
            (int) Math.round(width * pixelsPerUnit),
            (int) Math.round(needed * pixelsPerUnit),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    try {
      g.scale(pixelsPerUnit, pixelsPerUnit);
      chart.draw(g, new Rectangle2D.Double(0, 0, width, needed));
    } finally {
      g.dispose();
    }
    return image;
  }

  private double needed(PictureChart chart) {
    Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    try {
      return chart.height(g, width);
    } finally {
      g.dispose();
    }
  }

  /// Writes the chart as PNG.
  ///
  /// @param pixelsPerUnit scale factor, as in [#image]
  /// @throws IOException if the file cannot be written; the message contains the reason and the
  ///   remedy
  public void png(double pixelsPerUnit, Path file) throws IOException {
    PngFile.write(image(pixelsPerUnit), file);
  }

  /// Writes the chart as SVG.
  ///
  /// @throws IOException as for [#png]
  public void svg(Path file) throws IOException {
    FileTarget.replace(file, svgText(""));
  }

  /// Returns the chart as a self-contained `svg` element. Equal pictures give equal text.
  ///
  /// @param prefix prefix of the ids in it, for pages with several pictures
  public String svgText(String prefix) {
    PictureChart chart = chart();
    return SvgWriter.text(chart, picture.title(), width, (int) needed(chart), prefix);
  }
}
