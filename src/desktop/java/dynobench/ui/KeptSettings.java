package dynobench.ui;

import dynobench.ui.dock.Layout;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.settings.WindowState;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// Stored state of the window: settings, stored with each change, and layouts, stored when the
/// window closes.
final class KeptSettings {
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final SettingsFile<UserSettings> settingsFile;
  private final SettingsFile<WindowState> windowFile;
  private final Map<Perspective, Layout> layouts = new EnumMap<>(Perspective.class);
  private UserSettings settings;
  private boolean lossNotified;
  private Perspective perspective = Perspective.RUN;

  KeptSettings(WindowStart start, TaskStarter tasks, ViewTexts texts) {
    this.tasks = tasks;
    this.texts = texts;
    settingsFile = start.settings("settings.json", UserSettings.class, tasks.notifications()::add);
    windowFile = start.settings("window.json", WindowState.class, tasks.notifications()::add);
    settings = settingsFile.readOver(UserSettings.FIRST);
    tryToKeep();
  }

  private void tryToKeep() {
    tasks
        .background()
        .start(
            texts.of("task.settings"),
            _ -> {
              settingsFile.tryToKeep();
              return settingsFile;
            },
            _ -> {},
            failure -> notifyLost(failure.sentence()));
  }

  /// Notifies the user that settings can't be stored, only once.
  private void notifyLost(String sentence) {
    if (!lossNotified) {
      lossNotified = true;
      tasks.notifications().add(sentence);
    }
  }

  UserSettings settings() {
    return settings;
  }

  /// Changes the settings, and stores them in the background if they differ.
  void change(UnaryOperator<UserSettings> change) {
    UserSettings next = change.apply(settings);
    if (!next.equals(settings)) {
      settings = next;
      store(settingsFile, next);
    }
  }

  private <T extends Record> void store(SettingsFile<T> file, T value) {
    tasks
        .background()
        .store(
            texts.of("task.settings"),
            _ -> {
              file.write(value);
              return value;
            },
            _ -> {},
            failure -> notifyLost(failure.sentence()));
  }

  /// Returns the perspective in use.
  Perspective perspective() {
    return perspective;
  }

  /// Returns the perspective's last layout, or its initial one.
  Layout layout() {
    return Objects.requireNonNullElseGet(layouts.get(perspective), perspective::layout);
  }

  /// Changes to another perspective, and keeps the layout of the present one.
  ///
  /// @param left layout that the present perspective has now
  void enter(Perspective next, Layout left) {
    layouts.put(perspective, left);
    perspective = next;
  }

  /// Restores the initial layout of the perspective.
  void forgetLayout() {
    layouts.remove(perspective);
  }

  /// Restores the position of the window, its perspective and the layouts of its views.
  void restore(WindowPlace place) {
    WindowState left = windowFile.readOver(WindowState.FIRST);
    for (Perspective each : Perspective.values()) {
      left.panes().stream()
          .filter(placed -> placed.perspective().equals(each.name()))
          .forEach(placed -> layouts.put(each, placed.layout()));
      if (each.name().equals(left.perspective())) {
        perspective = each;
      }
    }
    place.restore(left.bounds(), left.maximized());
  }

  /// Stores the position of the window, its perspective and the layouts.
  ///
  /// @param layout present layout of the perspective in use
  void store(WindowPlace place, boolean maximized, Layout layout) {
    layouts.put(perspective, layout);
    var placed = new ArrayList<WindowState.Placed>();
    layouts.forEach((which, how) -> placed.add(new WindowState.Placed(which.name(), how)));
    store(windowFile, new WindowState(place.bounds(), maximized, perspective.name(), placed));
  }
}
