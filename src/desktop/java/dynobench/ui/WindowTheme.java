package dynobench.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dynobench.ui.widgets.Appearance;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// Style sheets of scenes, according to the theme and the size of type.
final class WindowTheme {
  /// Size of the type at 100 %, in pixels.
  private static final double DESIGNED_FOR = 13;

  /// Size of icons, in multiples of the type size.
  private static final double ICON = 1.15;

  private final Appearance appearance;

  /// Sets the style sheet of all controls. Before the first control is created, this spares JavaFX
  /// its own style sheet.
  WindowTheme(Appearance appearance) {
    this.appearance = appearance;
    appearance.dark().subscribe(WindowTheme::setControlStyles);
  }

  /// Loads the fonts, which all scenes need, and the style sheet that most users need.
  static void prepare() {
    setControlStyles(false);
    for (String font : List.of("IBMPlexSans-Regular.ttf", "IBMPlexSans-SemiBold.ttf")) {
      InputStream in = WindowTheme.class.getResourceAsStream("/fonts/" + font);
      Font.loadFont(Objects.requireNonNull(in, font), DESIGNED_FOR);
    }
  }

  private static void setControlStyles(boolean dark) {
    Application.setUserAgentStylesheet(
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet());
  }

  /// Styles a scene now and whenever the appearance changes.
  void style(Scene scene) {
    appearance.dark().subscribe(() -> apply(scene));
    appearance.fontPercent().subscribe(() -> apply(scene));
    apply(scene);
  }

  private void apply(Scene scene) {
    String colours = appearance.dark().get() ? "dark.css" : "light.css";
    scene.getStylesheets().setAll(sheet(colours), sheet("workbench.css"), type());
  }

  private String type() {
    double pixels = DESIGNED_FOR * appearance.fontPercent().get() / 100;
    // An icon is text in a font of its own, so em would mean the icon's own size and grow without
    // limit.
    String css =
        ".root { -fx-font-size: %.2fpx; } .ikonli-font-icon { -fx-icon-size: %dpx; }"
            .formatted(pixels, Math.round(pixels * ICON));
    byte[] bytes = css.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  private static String sheet(String name) {
    URL url = Objects.requireNonNull(WindowTheme.class.getResource(name), name);
    return url.toExternalForm();
  }
}
