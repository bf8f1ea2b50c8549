package dynobench.ui;

import dynobench.ui.parts.Appearance;
import dynobench.ui.settings.Settings;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.ColorScheme;
import javafx.application.Platform;

/// Preferences of the user. Each change is stored and applied to the appearance.
final class Preferred {
  private final KeptSettings kept;
  private final Appearance appearance;
  private final Consumer<Settings> followers;

  /// Applies the stored preferences.
  ///
  /// @param followers receive each change
  Preferred(KeptSettings kept, Appearance appearance, Consumer<Settings> followers) {
    this.kept = kept;
    this.appearance = appearance;
    this.followers = followers;
    follow(kept.settings());
    appearance
        .fontPercent()
        .addListener((_, _, percent) -> change(now -> now.withFontPercent(percent.intValue())));
  }

  void change(UnaryOperator<Settings> change) {
    Settings before = kept.settings();
    kept.change(change);
    if (!kept.settings().equals(before)) {
      follow(kept.settings());
    }
  }

  /// Changes to the other theme and stores it.
  void switchTheme() {
    boolean dark = appearance.dark().get();
    change(now -> now.withTheme(dark ? Settings.Theme.LIGHT : Settings.Theme.DARK));
  }

  private void follow(Settings settings) {
    appearance.fontPercent().set(settings.fontPercent());
    appearance
        .dark()
        .set(
            switch (settings.theme()) {
              case LIGHT -> false;
              case DARK -> true;
              case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
            });
    followers.accept(settings);
  }
}
