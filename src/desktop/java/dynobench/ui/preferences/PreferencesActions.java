package dynobench.ui.preferences;

import dynobench.ui.settings.UserSettings;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// Actions of the preferences, which the window carries out.
///
/// @param change derives new settings from the present ones, applies and stores them
/// @param resetLayout restores the initial layout of the views
/// @param openFolder shows a folder in the system's file manager
public record PreferencesActions(
    Consumer<UnaryOperator<UserSettings>> change,
    Runnable resetLayout,
    Consumer<Path> openFolder) {}
