package dynobench.chart;

import dynobench.measure.Metric;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.util.List;
import java.util.stream.Stream;

/// Colours and sizes of a chart.
///
/// @param background of plot and surroundings alike
/// @param text titles and numbers
/// @param muted notes and names of axes
/// @param series the palette: eight colours that people with any kind of colour vision can tell
///   apart, each with a contrast of at least 3 to 1 to the background
/// @param fontSize of the numbers at the axes, in pixels; title and names follow it
/// @param noteSize of the sentences below the chart, in pixels
/// @param lineWidth of a series' line, in pixels
public record ChartTheme(
    Color background,
    Color text,
    Color muted,
    Color grid,
    Color axis,
    List<Color> series,
    Parts parts,
    double fontSize,
    double noteSize,
    double lineWidth) {

  /// The colours of open, work and close: they differ in lightness, and so also in print.
  public record Parts(Color open, Color work, Color close) {
    Color of(Metric part) {
      return switch (part) {
        case OPEN -> open;
        case CLOSE -> close;
        default -> work;
      };
    }
  }

  /// On white, after Okabe and Ito; darkened where theirs are too pale for white.
  public static final ChartTheme LIGHT =
      new ChartTheme(
          new Color(0xFFFFFF),
          new Color(0x1F2328),
          new Color(0x59636E),
          new Color(0xE4E7EB),
          new Color(0x8C959F),
          colours(0x0F5499, 0xD77A00, 0x1AA562, 0xC278A3, 0x754C03, 0x5A81FE, 0x201022, 0x545048),
          new Parts(new Color(0xB5D3EC), new Color(0x3C86C4), new Color(0x0B3055)),
          12,
          10.5,
          1.8);

  /// On near black.
  public static final ChartTheme DARK =
      new ChartTheme(
          new Color(0x1B1F24),
          new Color(0xE6EAEE),
          new Color(0xA3ACB6),
          new Color(0x2F353D),
          new Color(0x6B7580),
          colours(0x44B0DB, 0xE34517, 0x2A9365, 0xFE94AE, 0xFFBA2E, 0xB8DFF5, 0xFFF1E3, 0x7A9F3E),
          new Parts(new Color(0xD6EAFA), new Color(0x5BA6E2), new Color(0x2A5C8C)),
          12,
          10.5,
          1.8);

  /// For a lecture hall: large type, thick lines, black on white.
  public static final ChartTheme PRESENTATION =
      new ChartTheme(
          LIGHT.background,
          new Color(0x000000),
          new Color(0x33393F),
          new Color(0xD5DADF),
          new Color(0x33393F),
          LIGHT.series,
          LIGHT.parts,
          19,
          13,
          3.2);

  /// The same for a dark hall.
  public static final ChartTheme PRESENTATION_DARK =
      new ChartTheme(
          new Color(0x0B0D10),
          new Color(0xFFFFFF),
          new Color(0xD5DADF),
          new Color(0x2A3036),
          new Color(0xA3ACB6),
          DARK.series,
          DARK.parts,
          19,
          13,
          3.2);

  private static final double MARKER_WIDTHS = 4.4;

  public ChartTheme {
    series = List.copyOf(series);
    if (series.size() != Look.KINDS) {
      throw new IllegalArgumentException(
          "A theme needs %d colours, not %d".formatted(Look.KINDS, series.size()));
    }
  }

  /// The same with larger or smaller type and lines.
  public ChartTheme scaled(double factor) {
    return new ChartTheme(
        background,
        text,
        muted,
        grid,
        axis,
        series,
        parts,
        fontSize * factor,
        noteSize * factor,
        lineWidth * factor);
  }

  /// The colour of a series, here and in the rest of the window.
  public Color colour(Look look) {
    return series.get(look.colour());
  }

  Color colour(Picture.Line line) {
    return line.part().map(parts::of).orElseGet(() -> colour(line.look()));
  }

  /// The width of a marker in pixels.
  double markerSize() {
    return lineWidth * MARKER_WIDTHS;
  }

  Font font(double size) {
    return ChartFonts.REGULAR.deriveFont((float) (fontSize * size));
  }

  Font noteFont() {
    return ChartFonts.REGULAR.deriveFont((float) noteSize);
  }

  Font boldFont(double size) {
    return ChartFonts.SEMI_BOLD.deriveFont((float) (fontSize * size));
  }

  Stroke stroke(double widths) {
    return solid(widths, BasicStroke.JOIN_ROUND);
  }

  /// For long lines so thin that nobody sees how their ends are joined: it is drawn faster.
  Stroke thin(double widths) {
    return solid(widths, BasicStroke.JOIN_BEVEL);
  }

  private Stroke solid(double widths, int join) {
    return new BasicStroke((float) (lineWidth * widths), BasicStroke.CAP_BUTT, join);
  }

  /// @param dash length of strokes and gaps, in line widths
  Stroke dashed(double widths, float dash, float gap) {
    float width = (float) (lineWidth * widths);
    return new BasicStroke(
        width,
        BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        1,
        new float[] {(float) (lineWidth * dash), (float) (lineWidth * gap)},
        0);
  }

  private static List<Color> colours(Integer... rgb) {
    return Stream.of(rgb).map(Color::new).toList();
  }
}
