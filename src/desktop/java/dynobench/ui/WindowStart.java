package dynobench.ui;

import dynobench.session.Home;
import dynobench.store.Workspace;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.work.Dialogs;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.Stage;

/// What a window is started with.
///
/// @param plan a file to open in it
/// @param settingsFolder where it remembers things
/// @param dialogs that belong to a window
/// @param screens on which it may be
/// @param workers for work that takes long; whoever made it ends it
public record WindowStart(
    Home home,
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
