package dynobench.ui;

import dynobench.catalog.Catalog;
import dynobench.plan.PlanText;
import dynobench.session.Bench;
import dynobench.ui.charts.PresentView;
import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.desk.Background;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Texts;
import dynobench.ui.plan.PlanDrop;
import dynobench.ui.replay.ReplayBar;
import dynobench.ui.settings.Settings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// The window from opening to closing. Confined to the JavaFX thread.
public final class Workbench {
  /// Stopping a worker takes two seconds at most.
  private static final Duration LAST_WORK = Duration.ofSeconds(3);

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final String FIRST_PRESET = "quick";

  private final Texts texts = new Texts(Workbench.class);
  private final Optional<Path> planToOpen;
  private final Desk desk;
  private final Memory memory;
  private final Stage stage;
  private final Dock dock;
  private final Commands commands;
  private final WorkbenchView view;
  private final WorkbenchPages pages;
  private final PresentView present;
  private final Ticker ticker;
  private final ReplayBar replayBar;
  private boolean closed;

  /// @param stage to open, not shown yet
  public Workbench(WindowStart start, Stage stage) {
    this.stage = stage;
    planToOpen = start.plan();
    var bench = new Bench(start.home(), start.workspace(), start.clock(), start.version());
    var background = new Background(start.workers(), Platform::runLater);
    desk = Desk.of(start.home(), bench, start.clock(), start.dialogs().apply(stage), background);
    memory = new Memory(start, desk);
    pages = new WorkbenchPages(this, desk, start);
    var views = new ArrayList<>(WorkbenchViews.of(desk));
    views.addAll(pages.all());
    dock = new Dock(views);
    desk.navigation().through(dock::show);
    view = new WorkbenchView(dock);
    replayBar = ReplayBar.of(desk);
    commands = new WorkbenchCommands(this, desk, pages, texts).make(offered(views));
    present = new PresentView(desk);
    ticker = new Ticker(desk.live()::allowsMoving, desk::take, desk::refresh);
  }

  private Stream<Command> offered(List<DockView> views) {
    return Stream.concat(
        views.stream().flatMap(each -> each.commands().stream()), replayBar.commands().stream());
  }

  /// Shows the window as it was left the last time.
  public void open() {
    new WorkbenchMenus(view, desk, commands, texts).fill(dock);
    view.addBar(replayBar.node());
    var status = new StatusViewModel(desk, texts);
    view.bindStatus(status.sentence(), status.share());
    view.bindDoubts(status.doubts(), () -> dock.show("problems"));
    look(memory.settings());
    var scene = new Scene(view.node(), WIDTH, HEIGHT);
    new Looks(desk.appearance()).dress(scene);
    desk.planFiles().replacing().set(new PlanQuestion(stage, texts, desk.planFiles())::ask);
    PlanDrop.accept(view.node(), desk.planFiles());
    Thread.currentThread().setUncaughtExceptionHandler((_, e) -> tell(e));
    CommandControls.addOtherKeys(scene, commands.all());
    stage.setScene(scene);
    stage.setTitle(texts.of("window.title"));
    stage.getIcons().setAll(WindowIcon.images());
    stage.setOnCloseRequest(this::askBeforeClosing);
    memory.restore(stage);
    dock.arrange(memory.layout());
    listen();
    begin();
    loadCatalog();
    stage.show();
    ticker.start();
  }

  /// A mistake of ours; the window goes on.
  private void tell(Throwable mistake) {
    var trace = new StringWriter();
    mistake.printStackTrace(new PrintWriter(trace));
    desk.notices().say(texts.of("notice.mistake", mistake), trace.toString());
  }

  private void listen() {
    desk.appearance().presenting().addListener((_, _, alone) -> present(alone));
    stage
        .fullScreenProperty()
        .addListener((_, _, full) -> {
          if (!full) { // the system's own way back
            desk.appearance().presenting().set(false);
          }
        });
    desk.planFiles()
        .recent()
        .addListener((ListChangeListener<Path>) _ -> change(now -> now.withRecentPlans(recent())));
    desk.appearance()
        .fontPercent()
        .addListener((_, _, percent) -> change(now -> now.withFontPercent(percent.intValue())));
    desk.showing().compared().subscribe(() -> dock.show("compare"));
    desk.live()
        .running()
        .addListener((_, _, running) -> {
          if (running) {
            showAChart();
          }
        });
  }

  /// Who starts a run wants to see it grow.
  private void showAChart() {
    if (!dock.front().get().startsWith("chart.")) {
      dock.show("chart.insert");
    }
    dock.show("monitor");
  }

  /// The plan that was named, or the one of the last time, or a preset; and a welcome at the first
  /// start.
  private void begin() {
    pages.recentPlans(memory.settings());
    Optional<Boolean> restored = memory.settings().plan().map(desk.planFiles()::restore);
    if (!restored.orElse(false)) {
      desk.planFiles().preset(FIRST_PRESET);
    }
    if (restored.isPresent() && !restored.get()) {
      desk.notices().say(texts.of("notice.plan", FIRST_PRESET));
    }
    planToOpen.ifPresent(desk.planFiles()::open);
    if (!memory.settings().welcomed()) {
      dock.show("welcome");
    }
  }

  void loadCatalog() {
    desk.background()
        .start(
            texts.of("job.catalog"),
            _ -> Catalog.load(desk.home().engineRoots()),
            catalog -> desk.draft().catalog().set(Optional.of(catalog)),
            failure ->
                desk.notices()
                    .say(texts.of("notice.catalog", failure.sentence()), failure.details()));
  }

  private List<String> recent() {
    return desk.planFiles().recent().stream().map(Path::toString).toList();
  }

  /// Changes to the other theme, and stays with it.
  void switchTheme() {
    boolean dark = desk.appearance().dark().get();
    change(now -> now.withTheme(dark ? Settings.Theme.LIGHT : Settings.Theme.DARK));
  }

  /// Changes what is remembered, and the looks with it.
  void change(UnaryOperator<Settings> change) {
    Settings before = memory.settings();
    memory.change(change);
    if (!memory.settings().equals(before)) {
      look(memory.settings());
    }
    if (!memory.settings().recentPlans().equals(before.recentPlans())) {
      pages.recentPlans(memory.settings());
    }
  }

  private void look(Settings settings) {
    desk.appearance().fontPercent().set(settings.fontPercent());
    desk.appearance()
        .dark()
        .set(
            switch (settings.theme()) {
              case LIGHT -> false;
              case DARK -> true;
              case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
            });
    pages.follow(settings);
  }

  Desk desk() {
    return desk;
  }

  Dock dock() {
    return dock;
  }

  Commands commands() {
    return commands;
  }

  /// Changes to another arrangement of views; the one that is left is kept.
  void enter(Perspective next) {
    memory.enter(next, dock.currentLayout());
    dock.arrange(memory.layout());
  }

  /// Puts all views of this perspective back to where they were at first.
  void resetLayout() {
    memory.forgetLayout();
    dock.arrange(memory.layout());
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

  Stage stage() {
    return stage;
  }

  /// Takes over the plan of the shown run and runs it as soon as it was checked.
  void runAgain() {
    desk.showing()
        .result()
        .plan()
        .ifPresent(plan -> {
          if (desk.planFiles().replace(PlanText.of(plan))) {
            desk.draft().whenRunnable(desk.live()::start);
          }
        });
  }

  /// Runs a preset as soon as it was checked.
  void run(String preset) {
    if (desk.planFiles().preset(preset)) {
      desk.draft().whenRunnable(desk.live()::start);
    }
  }

  /// Asks first when a run goes on.
  void quit() {
    stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
  }

  private void askBeforeClosing(WindowEvent event) {
    event.consume();
    if (!desk.live().running().get()) {
      close();
    } else if (memory.settings().stopWithoutAsking()) {
      stopAndClose();
    } else {
      new CloseQuestion(stage, texts).ask(this::stopAndClose);
    }
  }

  /// The run ends within two seconds; the window waits for it, so that no process is left behind.
  private void stopAndClose() {
    desk.live()
        .running()
        .subscribe(running -> {
          if (!running) {
            close();
          }
        });
    desk.live().stop();
  }

  /// Stores what the next start wants to know and closes the window.
  public void close() {
    if (!closed) {
      leave();
      stage.hide();
    }
  }

  /// Stores what the next start wants to know and ends what goes on; needs no display.
  void leave() {
    closed = true;
    ticker.close();
    desk.appearance().presenting().set(false);
    memory.keep(stage, dock.currentLayout());
    memory.change(now -> now.withSession(desk.planFiles().text()));
    view.node().requestFocus(); // what is being written is stored when its field is left
    endWork();
  }

  private void endWork() {
    try {
      desk.background().close(LAST_WORK);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
