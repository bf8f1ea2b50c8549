package dynobench.ui;

import dynobench.result.Workspace;
import dynobench.session.Home;
import dynobench.ui.settings.SettingsFile;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// What a window is started with.
///
/// @param settingsFolder where it remembers things
/// @param workers for work that takes long; whoever made it ends it
public record WindowStart(
    Home home,
    Workspace workspace,
    Path settingsFolder,
    Clock clock,
    String version,
    Executor workers) {
  <T extends Record> SettingsFile<T> settings(String name, Class<T> type, Consumer<String> notes) {
    return new SettingsFile<>(settingsFolder.resolve(name), type, notes);
  }
}
