package dynobench.ui;

import dynobench.ui.settings.UserSettings;
import dynobench.ui.widgets.Appearance;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.ColorScheme;
import javafx.application.Platform;

/// Preferences of the user. Each change is stored and applied to the appearance.
final class AppliedPreferences {
  private final KeptSettings storedSettings;
  private final Appearance appearance;
  private final Consumer<UserSettings> followers;

  /// Applies the stored preferences.
  ///
  /// @param followers receive the stored preferences, and later each change
  AppliedPreferences(
      KeptSettings storedSettings, Appearance appearance, Consumer<UserSettings> followers) {
    this.storedSettings = storedSettings;
    this.appearance = appearance;
    this.followers = followers;
    follow(storedSettings.settings());
    appearance
        .fontPercent()
        .addListener((_, _, percent) -> change(now -> now.withFontPercent(percent.intValue())));
  }

  void change(UnaryOperator<UserSettings> change) {
    UserSettings before = storedSettings.settings();
    storedSettings.change(change);
    if (!storedSettings.settings().equals(before)) {
      follow(storedSettings.settings());
    }
  }

  /// Changes to the other theme and stores it.
  void switchTheme() {
    boolean dark = appearance.dark().get();
    change(now -> now.withTheme(dark ? UserSettings.Theme.LIGHT : UserSettings.Theme.DARK));
  }

  private void follow(UserSettings settings) {
    show(settings, appearance);
    followers.accept(settings);
  }

  /// Gives the window the preferred theme and size of type. If the user prefers the system's theme,
  /// it is the one of this moment.
  static void show(UserSettings settings, Appearance appearance) {
    appearance.fontPercent().set(settings.fontPercent());
    appearance
        .dark()
        .set(
            switch (settings.theme()) {
              case LIGHT -> false;
              case DARK -> true;
              case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
            });
  }
}
