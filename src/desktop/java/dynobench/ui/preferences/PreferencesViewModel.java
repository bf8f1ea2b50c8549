package dynobench.ui.preferences;

import dynobench.ui.settings.UserSettings;
import dynobench.ui.settings.UserSettings.Theme;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Settings that a user may choose, as properties. Each change is applied at once.
final class PreferencesViewModel {
  private final PreferencesActions actions;
  private final ObjectProperty<Theme> theme =
      new SimpleObjectProperty<>(UserSettings.FIRST.theme());
  private final IntegerProperty fontPercent =
      new SimpleIntegerProperty(UserSettings.FIRST.fontPercent());
  private final BooleanProperty stopWithoutAsking = new SimpleBooleanProperty();
  private final ReadOnlyBooleanWrapper forgettable = new ReadOnlyBooleanWrapper();
  private boolean following;

  PreferencesViewModel(PreferencesActions actions) {
    this.actions = actions;
    theme.subscribe((_, next) -> change(settings -> settings.withTheme(next)));
    fontPercent.subscribe((_, next) ->
        change(settings -> settings.withFontPercent(UserSettings.bounded(next.intValue()))));
    stopWithoutAsking.subscribe(
        (_, next) -> change(settings -> settings.withStopWithoutAsking(next)));
  }

  private void change(UnaryOperator<UserSettings> change) {
    if (!following) {
      actions.change().accept(change);
    }
  }

  /// Shows the present settings without reporting a change.
  void follow(UserSettings settings) {
    following = true;
    try {
      theme.set(settings.theme());
      fontPercent.set(settings.fontPercent());
      stopWithoutAsking.set(settings.stopWithoutAsking());
      forgettable.set(!settings.recentPlans().isEmpty());
    } finally {
      following = false;
    }
  }

  /// Empties the list of recent plans; the files remain.
  void forgetRecent() {
    change(now -> now.withRecentPlans(List.of()));
    forgettable.set(false);
  }

  void resetLayout() {
    actions.resetLayout().run();
  }

  ObjectProperty<Theme> theme() {
    return theme;
  }

  /// Returns the size of all type in percent; 100 is the designed size.
  IntegerProperty fontPercent() {
    return fontPercent;
  }

  /// Returns whether closing the window stops a run without a question.
  BooleanProperty stopWithoutAsking() {
    return stopWithoutAsking;
  }

  /// Returns whether the list of recent plans can be emptied.
  ReadOnlyBooleanProperty forgettable() {
    return forgettable.getReadOnlyProperty();
  }
}
