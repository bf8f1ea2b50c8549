package dynobench.ui;

import dynobench.ui.dock.Layout;
import dynobench.ui.parts.Texts;
import dynobench.ui.settings.Settings;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.settings.WindowState;
import dynobench.ui.work.Tasks;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// What the window remembers: settings, stored when they change, and where everything lay, stored
/// when it closes.
final class KeptSettings {
  private final Tasks tasks;
  private final Texts texts;
  private final SettingsFile<Settings> settingsFile;
  private final SettingsFile<WindowState> windowFile;
  private final Map<Perspective, Layout> layouts = new EnumMap<>(Perspective.class);
  private Settings settings;
  private boolean toldLost;
  private Perspective perspective = Perspective.RUN;

  KeptSettings(WindowStart start, Tasks tasks, Texts texts) {
    this.tasks = tasks;
    this.texts = texts;
    settingsFile = start.settings("settings.json", Settings.class, tasks.notices()::say);
    windowFile = start.settings("window.json", WindowState.class, tasks.notices()::say);
    settings = settingsFile.readOver(Settings.FIRST);
    tryToKeep();
  }

  private void tryToKeep() {
    try {
      settingsFile.tryToKeep();
    } catch (IOException e) {
      tellLost(String.valueOf(e.getMessage()));
    }
  }

  /// Once is enough: whoever changes ten settings knows it.
  private void tellLost(String sentence) {
    if (!toldLost) {
      toldLost = true;
      tasks.notices().say(sentence);
    }
  }

  Settings settings() {
    return settings;
  }

  /// Stores other settings.
  void change(UnaryOperator<Settings> change) {
    Settings next = change.apply(settings);
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
            failure -> tellLost(failure.sentence()));
  }

  /// The perspective that is in use.
  Perspective perspective() {
    return perspective;
  }

  /// As it was left, or as it is at the first start.
  Layout layout() {
    return Objects.requireNonNullElseGet(layouts.get(perspective), perspective::layout);
  }

  /// Another perspective is used from now on.
  void enter(Perspective next, Layout left) {
    layouts.put(perspective, left);
    perspective = next;
  }

  /// The perspective is to lie as at the first start.
  void forgetLayout() {
    layouts.remove(perspective);
  }

  /// Puts the window where it was, and lays its views as they lay.
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

  /// Stores where everything lies.
  void keep(WindowPlace place, boolean maximized, Layout layout) {
    layouts.put(perspective, layout);
    var placed = new ArrayList<WindowState.Placed>();
    layouts.forEach((which, how) -> placed.add(new WindowState.Placed(which.name(), how)));
    store(windowFile, new WindowState(place.bounds(), maximized, perspective.name(), placed));
  }
}
