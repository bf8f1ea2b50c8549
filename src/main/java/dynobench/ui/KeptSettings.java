package dynobench.ui;

import dynobench.ui.charts.ChartView;
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
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// What the window remembers: settings, stored when they change, and where everything lay, stored
/// when it closes.
final class KeptSettings {
  /// A smaller window can't be used, nor found.
  private static final double LEAST_WIDTH = 480;

  private static final double LEAST_HEIGHT = 320;

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

  /// Puts a window where it was, if that place is still on a screen.
  void restore(Stage stage) {
    Optional<WindowState> left = windowFile.read();
    if (left.isEmpty()) {
      fit(stage);
    }
    left.ifPresent(state -> {
      for (Perspective each : Perspective.values()) {
        state.layouts().stream()
            .filter(placed -> placed.perspective().equals(each.name()))
            .forEach(placed -> layouts.put(each, placed.layout().renamed(ChartView::idNow)));
        if (each.name().equals(state.perspective())) {
          perspective = each;
        }
      }
      place(stage, state);
    });
  }

  /// A small screen, or one of large pixels, may be less than the window was made for.
  private static void fit(Stage stage) {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    Scene scene = stage.getScene();
    if (screen.getWidth() < scene.getWidth() || screen.getHeight() < scene.getHeight()) {
      stage.setX(screen.getMinX());
      stage.setY(screen.getMinY());
      stage.setWidth(Math.min(scene.getWidth(), screen.getWidth()));
      stage.setHeight(Math.min(scene.getHeight(), screen.getHeight()));
    }
  }

  private static void place(Stage stage, WindowState state) {
    var screens =
        Screen.getScreensForRectangle(state.x(), state.y(), state.width(), state.height());
    if (screens.isEmpty()) {
      return; // that screen is gone
    }
    Rectangle2D bounds = screens.getFirst().getVisualBounds();
    double width = Math.min(Math.max(state.width(), LEAST_WIDTH), bounds.getWidth());
    double height = Math.min(Math.max(state.height(), LEAST_HEIGHT), bounds.getHeight());
    stage.setWidth(width);
    stage.setHeight(height);
    stage.setX(Math.clamp(state.x(), bounds.getMinX(), bounds.getMaxX() - width));
    stage.setY(Math.clamp(state.y(), bounds.getMinY(), bounds.getMaxY() - height));
    stage.setMaximized(state.maximized());
  }

  /// Stores where everything lies.
  void keep(Stage stage, Layout layout) {
    layouts.put(perspective, layout);
    var placed = new ArrayList<WindowState.Placed>();
    layouts.forEach((which, how) -> placed.add(new WindowState.Placed(which.name(), how)));
    store(
        windowFile,
        new WindowState(
            stage.getX(),
            stage.getY(),
            stage.getWidth(),
            stage.getHeight(),
            stage.isMaximized(),
            perspective.name(),
            placed));
  }
}
