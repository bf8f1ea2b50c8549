package dynobench.ui.preferences;

import dynobench.ui.settings.Settings;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// What the preferences have the window do.
///
/// @param change makes new settings from the present ones, applies and stores them
/// @param resetLayout puts the views back where they were at first
/// @param openFolder shows a folder in the system's file manager
public record PreferencesActions(
    Consumer<UnaryOperator<Settings>> change, Runnable resetLayout, Consumer<Path> openFolder) {}
