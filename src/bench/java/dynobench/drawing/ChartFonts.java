package dynobench.drawing;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/// The program's own typeface, so that a chart looks the same on every machine.
public final class ChartFonts {
  /// The name of its family, as style sheets write it.
  public static final String FAMILY = "IBM Plex Sans";

  static final Font REGULAR = load("/fonts/IBMPlexSans-Regular.ttf", Font.PLAIN);
  static final Font SEMI_BOLD = load("/fonts/IBMPlexSans-SemiBold.ttf", Font.BOLD);

  private ChartFonts() {}

  /// Registered too, because some drawing surfaces look fonts up by name.
  private static Font load(String resource, int weight) {
    try (InputStream in = ChartFonts.class.getResourceAsStream(resource)) {
      if (in != null) {
        Font font = Font.createFont(Font.TRUETYPE_FONT, in);
        GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(font);
        return weight == Font.BOLD
            // Not WEIGHT_BOLD: the letters are bold already and would be made so once more.
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
