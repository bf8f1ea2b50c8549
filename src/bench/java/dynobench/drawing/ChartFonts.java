package dynobench.drawing;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/// Typeface of the program. It makes charts look alike on every machine.
public final class ChartFonts {
  /// Name of the font family in style sheets.
  public static final String FAMILY = "IBM Plex Sans";

  static final Font REGULAR = load("/fonts/IBMPlexSans-Regular.ttf", Font.PLAIN);
  static final Font SEMI_BOLD = load("/fonts/IBMPlexSans-SemiBold.ttf", Font.BOLD);

  private ChartFonts() {}

  /// Returns the width of a text in pixels.
  ///
  /// @param style plain, or bold for the semi-bold font
  static double width(String text, int style, double pixels) {
    Font font = (style == Font.BOLD ? SEMI_BOLD : REGULAR).deriveFont((float) pixels);
    return font.getStringBounds(text, new FontRenderContext(null, true, true)).getWidth();
  }

  /// Loads and registers a font, since some drawing surfaces look fonts up by name. Falls back to
  /// the system's sans-serif font.
  private static Font load(String resource, int weight) {
    try (InputStream in = ChartFonts.class.getResourceAsStream(resource)) {
      if (in != null) {
        Font font = Font.createFont(Font.TRUETYPE_FONT, in);
        GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(font);
        return weight == Font.BOLD
            // Not WEIGHT_BOLD, since Java would embolden the bold letters again.
            ? font.deriveFont(Map.of(TextAttribute.WEIGHT, TextAttribute.WEIGHT_DEMIBOLD))
            : font;
      }
    } catch (IOException | FontFormatException e) {
      System.getLogger(ChartFonts.class.getName())
          .log(System.Logger.Level.WARNING, "Charts fall back to another typeface", e);
    }
    return new Font(Font.SANS_SERIF, weight, 1);
  }
}
