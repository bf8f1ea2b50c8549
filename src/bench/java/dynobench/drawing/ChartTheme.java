package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.SeriesLook;
import dynobench.measure.Metric;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.util.List;
import java.util.stream.Stream;

/// Colours and sizes of a chart.
///
/// @param background background of plot and surroundings
/// @param text colour of titles and numbers
/// @param muted colour of notes and axis labels
/// @param hues palette of eight hues that people with any kind of colour vision can distinguish, in
///   the same order in every theme
/// @param fontSize font size of axis numbers in pixels; title and names scale with it
/// @param noteSize font size of the notes below the chart in pixels
/// @param lineWidth width of a series' line in pixels
public record ChartTheme(
    Color background,
    Color text,
    Color muted,
    Color grid,
    Color axis,
    List<Hue> hues,
    Parts parts,
    double fontSize,
    double noteSize,
    double lineWidth) {

  /// Colours of open, work and close. They differ in lightness, also in print.
  public record Parts(Color open, Color work, Color close) {
    Color of(Metric part) {
      return switch (part) {
        case OPEN -> open;
        case CLOSE -> close;
        default -> work;
      };
    }
  }

  /// Shades of a hue. They differ in lightness, also in print, and have a contrast of at least 3 to
  /// 1 to the background.
  public record Hue(List<Color> shades) {
    public Hue {
      shades = List.copyOf(shades);
      if (shades.size() != SeriesLook.SHADES) {
        throw new IllegalArgumentException(
            "A hue needs %d shades, not %d".formatted(SeriesLook.SHADES, shades.size()));
      }
    }
  }

  /// Light theme: blue, orange, green, pink, violet, olive, teal and grey on white.
  public static final ChartTheme LIGHT =
      new ChartTheme(
          new Color(0xFFFFFF),
          new Color(0x1F2328),
          new Color(0x59636E),
          new Color(0xE4E7EB),
          new Color(0x8C959F),
          List.of(
              hue(0x1E4E7C, 0x6596C9, 0x4272A3),
              hue(0xCF5801, 0x662700, 0x973F04),
              hue(0x408E71, 0x034934, 0x156B4F),
              hue(0xD04FC0, 0x690060, 0xA11B94),
              hue(0x6C42B9, 0x9C76F2, 0x49138E),
              hue(0x62540D, 0xA19352, 0x807231),
              hue(0x037889, 0x034550, 0x459FB0),
              hue(0x444447, 0x929295, 0x68686C)),
          new Parts(new Color(0xB5D3EC), new Color(0x3C86C4), new Color(0x0B3055)),
          12,
          10.5,
          1.8);

  /// Dark theme: the hues of the light one on near black.
  public static final ChartTheme DARK =
      new ChartTheme(
          new Color(0x1B1F24),
          new Color(0xE6EAEE),
          new Color(0xA3ACB6),
          new Color(0x2F353D),
          new Color(0x6B7580),
          List.of(
              hue(0x5491CB, 0xCBE5FE, 0x7CBAF6),
              hue(0xCE7101, 0xFED9BD, 0xFA9A43),
              hue(0x5ECF8A, 0x069251, 0x8DFDB6),
              hue(0xF0B4FE, 0x9961A6, 0xC288D0),
              hue(0x7263EC, 0xDDDEFF, 0xA3A2FD),
              hue(0xFCE264, 0x8E7A04, 0xC4AA1C),
              hue(0x54B6BA, 0x94F4F8, 0x1E8B8F),
              hue(0xE4E6EA, 0x787A7E, 0xACAEB2)),
          new Parts(new Color(0xD6EAFA), new Color(0x5BA6E2), new Color(0x2A5C8C)),
          12,
          10.5,
          1.8);

  /// Theme for a lecture hall: large type, thick lines, black on white.
  public static final ChartTheme PRESENTATION =
      new ChartTheme(
          LIGHT.background,
          new Color(0x000000),
          new Color(0x33393F),
          new Color(0xD5DADF),
          new Color(0x33393F),
          LIGHT.hues,
          LIGHT.parts,
          19,
          13,
          3.2);

  /// Theme for a dark lecture hall.
  public static final ChartTheme PRESENTATION_DARK =
      new ChartTheme(
          new Color(0x0B0D10),
          new Color(0xFFFFFF),
          new Color(0xD5DADF),
          new Color(0x2A3036),
          new Color(0xA3ACB6),
          DARK.hues,
          DARK.parts,
          19,
          13,
          3.2);

  private static final double MARKER_WIDTHS = 4.4;

  public ChartTheme {
    hues = List.copyOf(hues);
    if (hues.size() != SeriesLook.KINDS) {
      throw new IllegalArgumentException(
          "A theme needs %d hues, not %d".formatted(SeriesLook.KINDS, hues.size()));
    }
  }

  /// Returns a copy with scaled type and lines.
  public ChartTheme scaled(double factor) {
    return new ChartTheme(
        background,
        text,
        muted,
        grid,
        axis,
        hues,
        parts,
        fontSize * factor,
        noteSize * factor,
        lineWidth * factor);
  }

  /// Returns the font size of the names of series in pixels.
  public double nameSize() {
    return SeriesLabel.TYPE * fontSize;
  }

  /// Returns the colour of a series, for charts and the rest of the window.
  public Color colour(SeriesLook look) {
    return hues.get(look.hue()).shades().get(look.shade());
  }

  Color colour(Picture.ChartLine line) {
    return line.part().map(parts::of).orElseGet(() -> colour(line.look()));
  }

  /// Returns the width of a marker in pixels.
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

  /// Returns a stroke for long thin lines. Its simple joins make drawing faster.
  Stroke thin(double widths) {
    return solid(widths, BasicStroke.JOIN_BEVEL);
  }

  private Stroke solid(double widths, int join) {
    return new BasicStroke((float) (lineWidth * widths), BasicStroke.CAP_BUTT, join);
  }

  /// Returns the stroke of a look.
  Stroke stroke(SeriesLook look) {
    double[] dashes = dashes(look);
    return dashes.length == 0 ? stroke(1) : dashed(dashes);
  }

  /// Returns the lengths of dashes and gaps of a look's line, in line widths; empty for a solid
  /// line.
  public double[] dashes(SeriesLook look) {
    return switch (look.trace()) {
      case SOLID -> new double[0];
      case DASHED -> new double[] {5, 3};
      case CHAINED -> new double[] {7, 2, 1.2, 2};
    };
  }

  /// @param lengths lengths of dashes and gaps, in line widths
  Stroke dashed(double... lengths) {
    float[] dashes = new float[lengths.length];
    for (int i = 0; i < dashes.length; i++) {
      dashes[i] = (float) (lineWidth * lengths[i]);
    }
    return new BasicStroke(
        (float) lineWidth, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, 0);
  }

  private static Hue hue(Integer... rgb) {
    return new Hue(Stream.of(rgb).map(Color::new).toList());
  }
}
