package dynobench.ui;

import dynobench.catalog.Catalog;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.runfile.RunFile;
import dynobench.session.PlanRunner;
import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.CommandPalette;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plan.PlanDrop;
import dynobench.ui.replay.ReplayBar;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.widgets.ContextMenuKeys;
import dynobench.ui.widgets.ViewTexts;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// Window: assembles its parts and opens it. Confined to the JavaFX thread.
public final class Workbench {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private final ViewTexts texts = new ViewTexts(Workbench.class);
  private final Optional<Path> fileToOpen;
  private final Executor background;
  private final Wiring wiring;
  private final KeptSettings storedSettings;
  private final WindowTheme theme;
  private final AppliedPreferences preferred;
  private final StartupState startup;
  private final Stage stage;
  private final WindowPlace place;
  private final Dock dock;
  private String crashesShown = "";
  private boolean hadCrashes;
  private String answered = "";
  private final Commands commands;
  private final ViewCommands toViews;
  private final CommandPalette palette;
  private final WorkbenchPages pages;
  private final WorkbenchView view;
  private final FullScreenPresentation presentation;
  private final ReplayBar replayBar;
  private final Ticker ticker;
  private final IdleMemory idleMemory;
  private final WindowClosing closing;

  /// Assembles a window.
  ///
  /// @param stage to open, not shown yet
  public Workbench(WindowStart start, Stage stage) {
    this.stage = stage;
    place = new WindowPlace(stage, start.screens());
    fileToOpen = start.plan();
    background = start.workers();
    wiring = wiring(start, stage);
    storedSettings = new KeptSettings(start, wiring.tasks(), texts);
    AppliedPreferences.show(storedSettings.settings(), wiring.appearance());
    theme = new WindowTheme(wiring.appearance()); // before any control
    wiring.lanes().restore(storedSettings.settings().lanes());
    startup = new StartupState(wiring, texts);
    pages = new WorkbenchPages(this, wiring, start);
    var recent = new RememberedPlans(wiring.planFiles());
    preferred =
        new AppliedPreferences(
            storedSettings,
            wiring.appearance(),
            settings -> {
              pages.follow(settings);
              recent.follow(settings);
            });
    recent.storeIn(preferred);
    var views = new ArrayList<>(WorkbenchViews.of(wiring));
    views.addAll(pages.all());
    dock = new Dock(views);
    view = new WorkbenchView(dock);
    presentation = new FullScreenPresentation(wiring, stage, view, dock);
    wiring.navigation().through(presentation::show);
    replayBar = ReplayBar.of(wiring.display());
    idleMemory = new IdleMemory(wiring.live().running(), background);
    ticker = new Ticker(wiring.live()::allowsMoving, wiring::take, wiring::refresh);
    closing =
        new WindowClosing(
            stage, wiring.live(), wiring.background(), texts, storedSettings, lastSteps());
    var all = new WorkbenchCommands(this, wiring, pages, texts);
    commands = all.make(offered(views));
    toViews = all.views();
    palette =
        new CommandPalette(() -> Stream.concat(commands.all().stream(), toViews.charts()).toList());
  }

  private static Wiring wiring(WindowStart start, Stage stage) {
    return Wiring.of(
        start.home(),
        new PlanRunner(start.home(), start.workspace(), start.clock(), start.version()),
        start.clock(),
        start.dialogs().apply(stage),
        new BackgroundExecutor(start.workers(), Platform::runLater));
  }

  private Stream<Command> offered(List<DockView> views) {
    return Stream.concat(
        views.stream().flatMap(each -> each.commands().stream()), replayBar.commands().stream());
  }

  private List<Runnable> lastSteps() {
    return List.of(
        this::leaveField,
        ticker::close,
        idleMemory::close,
        () -> wiring.appearance().presenting().set(false),
        () -> storedSettings.store(place, stage.isMaximized(), dock.currentLayout()),
        () ->
            storedSettings.change(
                now -> startup.settingsForNextStart(now).withLanes(wiring.lanes().storedLanes())));
  }

  /// Moves the focus out of a field, which stores its text. Only the JavaFX thread can do this; any
  /// other thread skips it, because JavaFX may not respond any more.
  private void leaveField() {
    if (Platform.isFxApplicationThread()) {
      view.node().requestFocus();
    }
  }

  /// Shows the window in the state in which the user left it.
  public void open() {
    new WorkbenchMenus(view, wiring, commands, texts).fill(toViews);
    view.addOverlay(palette.node());
    view.addBar(replayBar.node());
    showStatus();
    styleStage();
    storedSettings.restore(place);
    wiring.display().run().subscribe(this::foldIdle);
    dock.arrange(storedSettings.layout());
    followRuns();
    begin();
    loadCatalog();
    stage.show();
    view.node().requestFocus(); // not the first control, which keys would change
    ticker.start();
  }

  private void styleStage() {
    var scene = new Scene(view.node(), WIDTH, HEIGHT);
    theme.style(scene);
    CommandControls.addOtherKeys(scene, commands.all());
    ContextMenuKeys.addTo(scene);
    UndoKeys.addTo(scene, commands);
    wiring.planFiles().replacing().set(new PlanQuestion(stage, texts, wiring.planFiles())::ask);
    PlanDrop.accept(
        view.node(), wiring.planFiles(), wiring.archive(), () -> dock.show(ViewId.PLAN));
    stage.setScene(scene);
    stage.setTitle(texts.of("window.title"));
    background.execute(() -> {
      List<Image> icons = WindowIcon.images(); // decoding six pictures would delay the window
      Platform.runLater(() -> stage.getIcons().setAll(icons));
    });
    stage.setOnCloseRequest(closing::ask);
  }

  /// Connects events with views that then come to the front: a new comparison, a run or replay that
  /// begins, a result, crashes, and an opened crash plan.
  private void followRuns() {
    wiring.display().compared().subscribe(() -> dock.show(ViewId.COMPARE));
    var stage = new LiveStage(wiring, dock);
    wiring
        .live()
        .running()
        .addListener((_, _, running) -> {
          if (running) {
            showTheBeginning(stage::beginRun);
          } else {
            stage.end();
          }
        });
    wiring.display().revision().subscribe(_ -> showTheAnswer());
    wiring.display().revision().subscribe(_ -> showCrashes());
    wiring.planFiles().crashes().subscribe((_, _) -> dock.show(ViewId.CRASH));
    wiring
        .display()
        .run()
        .addListener((_, _, run) -> {
          if (run.origin() == ShownRun.Origin.REPLAY) {
            showTheBeginning(stage::beginReplay);
          }
        });
  }

  /// Folds the views of runs until there is a run, also one of the last start that is still read.
  private void foldIdle(ShownRun run) {
    boolean none =
        run.origin() == ShownRun.Origin.NOTHING && storedSettings.settings().lastRun().isEmpty();
    dock.foldIdle(none ? Perspective.OF_RUNS : Set.of());
  }

  private void showStatus() {
    var status =
        new StatusViewModel(
            wiring.live(),
            wiring.display(),
            wiring.notifications(),
            wiring.problemList(),
            commands.get("run.start").disabledReason(),
            wiring.clock(),
            texts);
    view.bindStatus(status.sentence(), status.share());
    view.bindCurrent(commands.get("run.live"), status.elsewhere());
    view.bindOffer(status.offer(), status::accept);
    view.bindDoubts(status.warnings(), () -> dock.show(ViewId.PROBLEMS));
  }

  private void begin() {
    crashesShown =
        storedSettings.settings().lastRun().orElse(""); // the views keep their last layout
    startup.load(storedSettings.settings(), fileToOpen);
    if (fileToOpen.filter(it -> !RunFile.isNamed(it)).isPresent()) {
      dock.show(ViewId.PLAN);
    } else if (!storedSettings.settings().welcomed()) {
      dock.show(ViewId.WELCOME);
    }
  }

  /// Shows the crash view when a crash run is opened, because the charts have nothing to show. The
  /// monitor, which has nothing to show either, comes back with the next run of another kind.
  private void showCrashes() {
    String id = wiring.display().run().get().id();
    boolean isOfCrashes = wiring.display().result().isOfCrashes();
    if (isOfCrashes && !id.equals(crashesShown)) {
      crashesShown = id;
      dock.show(ViewId.CRASH);
      if (!wiring.live().running().get()) {
        dock.bringForward(ViewId.PROBLEMS);
      }
    }
    if (hadCrashes && !isOfCrashes) {
      dock.bringForward(ViewId.MONITOR);
    }
    hadCrashes = isOfCrashes;
  }

  /// Shows the views for a run or a replay that starts: crash and progress for a crash run,
  /// otherwise those of the stage. Does nothing during the runs of a page.
  private void showTheBeginning(Runnable stage) {
    if (pages.isRunning()) {
      return;
    }
    if (wiring.live().isOfCrashes()) {
      dock.show(ViewId.CRASH);
      dock.bringForward(ViewId.PROGRESS);
    } else {
      stage.run();
    }
  }

  /// Shows the result, once, when a run of this window has finished. Runs of crashes and of pages
  /// show theirs in other views.
  private void showTheAnswer() {
    ShownRun run = wiring.display().run().get();
    RunResult result = wiring.display().result();
    boolean ended =
        run.origin() == ShownRun.Origin.LIVE
            && result.state() == RunState.FINISHED
            && !result.isOfCrashes();
    if (ended && !run.id().equals(answered) && !pages.shows(run.id())) {
      answered = run.id();
      dock.show(ViewId.RESULT);
    }
  }

  void loadCatalog() {
    wiring
        .background()
        .start(
            texts.of("task.catalog"),
            _ -> Catalog.load(wiring.home().engineRoots()),
            catalog -> wiring.draft().catalog().set(Optional.of(catalog)),
            failure ->
                wiring
                    .notifications()
                    .add(texts.of("notice.catalog", failure.sentence()), failure.details()));
  }

  /// Notifies the user of an uncaught exception; the window stays open.
  public void reportUncaught(Throwable exception) {
    var trace = new StringWriter();
    exception.printStackTrace(new PrintWriter(trace));
    wiring.notifications().add(texts.of("notice.mistake", exception), trace.toString());
  }

  /// Changes to another perspective; the layout of the previous one is kept.
  void enter(Perspective next) {
    storedSettings.enter(next, dock.currentLayout());
    dock.arrange(storedSettings.layout());
    view.node().requestFocus(); // not the first control, which keys would change
  }

  /// Restores the initial layout of this perspective.
  void resetLayout() {
    storedSettings.forgetLayout();
    dock.arrange(storedSettings.layout());
  }

  /// Opens or closes the palette of commands.
  void togglePalette() {
    palette.toggle();
  }

  Wiring wiring() {
    return wiring;
  }

  Dock dock() {
    return dock;
  }

  Commands commands() {
    return commands;
  }

  AppliedPreferences preferred() {
    return preferred;
  }

  StartupState startup() {
    return startup;
  }

  Stage stage() {
    return stage;
  }

  WindowClosing closing() {
    return closing;
  }
}
