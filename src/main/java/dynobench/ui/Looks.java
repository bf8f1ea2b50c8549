package dynobench.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dynobench.ui.desk.Appearance;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// Dresses scenes in the theme and the size of type that the appearance asks for.
final class Looks {
  /// Of the type at 100 %, in pixels.
  private static final double DESIGNED_FOR = 13;

  private static final double ICON_TO_TYPE = 1.15;

  private final Appearance appearance;

  Looks(Appearance appearance) {
    this.appearance = appearance;
    for (String font : List.of("IBMPlexSans-Regular.ttf", "IBMPlexSans-SemiBold.ttf")) {
      InputStream in = Looks.class.getResourceAsStream("/fonts/" + font);
      Font.loadFont(Objects.requireNonNull(in, font), DESIGNED_FOR);
    }
  }

  /// Dresses a scene now and whenever the appearance changes.
  void dress(Scene scene) {
    appearance.dark().subscribe(() -> apply(scene));
    appearance.fontPercent().subscribe(() -> apply(scene));
    apply(scene);
  }

  private void apply(Scene scene) {
    boolean dark = appearance.dark().get();
    Application.setUserAgentStylesheet(
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet());
    scene
        .getStylesheets()
        .setAll(sheet(dark ? "dark.css" : "light.css"), sheet("workbench.css"), type());
  }

  private String type() {
    double pixels = DESIGNED_FOR * appearance.fontPercent().get() / 100;
    // An icon's own font is its size: in em it would grow each time that styles are applied.
    String css =
        ".root { -fx-font-size: %.2fpx; } .ikonli-font-icon { -fx-icon-size: %.2fpx; }"
            .formatted(pixels, pixels * ICON_TO_TYPE);
    byte[] bytes = css.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;base64," + java.util.Base64.getEncoder().encodeToString(bytes);
  }

  private static String sheet(String name) {
    URL url = Objects.requireNonNull(Looks.class.getResource(name), name);
    return url.toExternalForm();
  }
}
