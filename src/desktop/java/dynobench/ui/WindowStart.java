package dynobench.ui;

import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.tasks.Dialogs;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.Stage;

/// Parameters for the start of a window.
///
/// @param plan a file to open in it
/// @param settingsFolder folder of its stored settings
/// @param dialogs creates the dialogs of a window
/// @param screens on which it may be
/// @param workers for long work; the caller ends them
public record WindowStart(
    ProgramHome home,
    Workspace workspace,
    Optional<Path> plan,
    Path settingsFolder,
    Clock clock,
    String version,
    Function<Stage, Dialogs> dialogs,
    Screens screens,
    Executor workers) {
  <T extends Record> SettingsFile<T> settings(String name, Class<T> type, Consumer<String> notes) {
    return new SettingsFile<>(settingsFolder.resolve(name), type, notes);
  }
}
