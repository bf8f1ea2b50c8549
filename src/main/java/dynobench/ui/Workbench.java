package dynobench.ui;

import dynobench.catalog.Catalog;
import dynobench.session.Bench;
import dynobench.ui.charts.PresentView;
import dynobench.ui.command.Commands;
import dynobench.ui.desk.Background;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Layout;
import dynobench.ui.parts.Texts;
import dynobench.ui.replay.ReplayBar;
import dynobench.ui.settings.Settings;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.settings.WindowState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// The window from opening to closing. Confined to the JavaFX thread.
public final class Workbench {
  /// Ten times a second: what goes faster nobody can read, and what is drawn costs the engines.
  private static final Duration TICK = Duration.millis(100);

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private final Texts texts = new Texts(Workbench.class);
  private final Desk desk;
  private final Stage stage;
  private final Dock dock;
  private final Commands commands;
  private final WorkbenchView view;
  private final Looks looks;
  private final PresentView present;
  private final Timeline ticker;
  private final SettingsFile<Settings> settingsFile;
  private final SettingsFile<WindowState> windowFile;
  private final Map<Perspective, Layout> layouts = new EnumMap<>(Perspective.class);
  private Settings settings;
  private Perspective perspective = Perspective.RUN;

  /// @param stage to open, not shown yet
  public Workbench(WindowStart start, Stage stage) {
    this.stage = stage;
    var bench = new Bench(start.home(), start.workspace(), start.clock(), start.version());
    var background = new Background(start.workers(), Platform::runLater);
    desk = Desk.of(start.home(), bench, start.clock(), start.dialogs().apply(stage), background);
    settingsFile = start.settings("settings.json", Settings.class, desk.notices()::say);
    windowFile = start.settings("window.json", WindowState.class, desk.notices()::say);
    settings = settingsFile.read().orElse(Settings.FIRST);
    looks = new Looks(desk.appearance());
    dock = new Dock(views());
    desk.showing().compared().subscribe(() -> dock.show("compare"));
    desk.navigation().through(dock::show);
    commands = new WorkbenchCommands(this, desk, texts).make();
    view = new WorkbenchView(dock);
    present = new PresentView(desk);
    ticker = new Timeline(new KeyFrame(TICK, _ -> desk.tick()));
    ticker.setCycleCount(Animation.INDEFINITE);
  }

  private List<DockView> views() {
    return WorkbenchViews.of(desk);
  }

  /// Shows the window as it was left the last time.
  public void open() {
    new WorkbenchMenus(view, commands, texts).fill(dock);
    view.addBar(ReplayBar.of(desk));
    var status = new StatusViewModel(desk, texts);
    view.bindStatus(status.sentence(), status.share());
    desk.appearance().presenting().subscribe(this::present);
    stage.setOnCloseRequest(this::askBeforeClosing);
    desk.appearance().fontPercent().set(settings.fontPercent());
    desk.appearance().dark().set(startsDark());
    var scene = new Scene(view.node(), WIDTH, HEIGHT);
    looks.dress(scene);
    stage.setScene(scene);
    stage.setTitle(texts.of("window.title"));
    windowFile.read().ifPresent(this::restore);
    dock.arrange(layout(perspective));
    loadCatalog();
    stage.show();
    ticker.play();
  }

  private boolean startsDark() {
    return switch (settings.theme()) {
      case LIGHT -> false;
      case DARK -> true;
      case SYSTEM ->
          Platform.getPreferences().getColorScheme() == javafx.application.ColorScheme.DARK;
    };
  }

  private void loadCatalog() {
    desk.background()
        .start(
            texts.of("job.catalog"),
            _ -> Catalog.load(desk.home().engineRoots()),
            catalog -> desk.draft().catalog().set(Optional.of(catalog)),
            failure ->
                desk.notices()
                    .say(texts.of("notice.catalog", failure.sentence()), failure.details()));
  }

  private Layout layout(Perspective which) {
    return Objects.requireNonNullElseGet(layouts.get(which), which::layout);
  }

  private void restore(WindowState state) {
    stage.setX(state.x());
    stage.setY(state.y());
    stage.setWidth(state.width());
    stage.setHeight(state.height());
    stage.setMaximized(state.maximized());
    for (Perspective each : Perspective.values()) {
      state.layouts().stream()
          .filter(placed -> placed.perspective().equals(each.name()))
          .forEach(placed -> layouts.put(each, placed.layout()));
      if (each.name().equals(state.perspective())) {
        perspective = each;
      }
    }
  }

  /// Changes to another arrangement of views; the one that is left is kept.
  void enter(Perspective next) {
    layouts.put(perspective, dock.currentLayout());
    perspective = next;
    dock.arrange(layout(next));
  }

  /// Puts all views of this perspective back to where they were at first.
  void resetLayout() {
    layouts.remove(perspective);
    dock.arrange(layout(perspective));
  }

  private void present(boolean alone) {
    if (alone) {
      view.present(present.node());
      present.begin(dock.front().get());
    } else {
      present.end();
      view.endPresenting();
    }
    stage.setFullScreen(alone);
  }

  private void askBeforeClosing(WindowEvent event) {
    if (desk.live().running().get()) {
      event.consume();
      new CloseQuestion(stage, texts).ask(this::stopAndClose);
    } else {
      close();
    }
  }

  /// The run ends within two seconds; the window waits for it, so that no process is left behind.
  private void stopAndClose() {
    desk.live()
        .running()
        .addListener((_, _, running) -> {
          if (!running) {
            close();
          }
        });
    desk.live().stop();
    if (!desk.live().running().get()) {
      close();
    }
  }

  Desk desk() {
    return desk;
  }

  Commands commands() {
    return commands;
  }

  /// Asks first when a run goes on.
  void quit() {
    stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
  }

  /// Takes over the plan of the shown run and runs it as soon as it was checked.
  void runAgain() {
    desk.showing()
        .result()
        .plan()
        .ifPresent(plan -> {
          desk.draft().load(plan);
          desk.draft().whenRunnable(desk.live()::start);
        });
  }

  /// Stores what the next start wants to know and closes the window.
  public void close() {
    ticker.stop();
    layouts.put(perspective, dock.currentLayout());
    var placed = new ArrayList<WindowState.Placed>();
    layouts.forEach((which, layout) -> placed.add(new WindowState.Placed(which.name(), layout)));
    windowFile.write(
        new WindowState(
            stage.getX(),
            stage.getY(),
            stage.getWidth(),
            stage.getHeight(),
            stage.isMaximized(),
            perspective.name(),
            placed));
    settingsFile.write(settings);
    stage.close();
  }
}
