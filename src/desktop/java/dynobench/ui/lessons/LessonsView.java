package dynobench.ui.lessons;

import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.live.LiveRun;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Parent;
import org.kordamp.ikonli.feather.Feather;

/// View of the lessons for the dock, with its commands. It shows a lesson's chart while its run
/// goes on, and comes to the front with the outcome.
public final class LessonsView {
  private static final String HOME = "editor";
  private static final String FILE_NAME = "lessons.csv";

  private final LessonsViewModel model;
  private final RunSources library;
  private final RunDisplay showing;
  private final Navigation navigation;
  private final Dialogs dialogs;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final LessonsActions actions;
  private final Commands commands;
  private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
  private final LazyValue<Parent> node = new LazyValue<>(() -> pane().node());

  /// Creates the lessons of a window.
  ///
  /// @param guide turns the help to a page
  public static LessonsView of(
      LessonSources sources,
      RunSources library,
      RunDisplay showing,
      PlanDraft draft,
      Navigation navigation,
      Dialogs dialogs,
      TaskStarter tasks,
      Consumer<String> guide) {
    var texts = new ViewTexts(LessonsView.class);
    var run =
        new LessonRun(
            sources.bench(),
            library.live(),
            showing,
            draft.catalog(),
            tasks,
            sources.settings().resolve("records"),
            System::nanoTime,
            texts);
    var file =
        new SettingsFile<>(
            sources.settings().resolve("lessons.json"),
            LessonSessions.class,
            sentence ->
                Platform.runLater(
                    () -> tasks.notifications().add(sentence))); // read in the background
    var model =
        new LessonsViewModel(sources.home()::lessons, file, run, tasks, sources.clock(), texts);
    return new LessonsView(model, library, showing, navigation, dialogs, tasks, texts, guide);
  }

  /// Creates the view of a model.
  ///
  /// @param guide turns the help to a page
  LessonsView(
      LessonsViewModel model,
      RunSources library,
      RunDisplay showing,
      Navigation navigation,
      Dialogs dialogs,
      TaskStarter tasks,
      ViewTexts texts,
      Consumer<String> guide) {
    this.model = model;
    this.library = library;
    this.showing = showing;
    this.navigation = navigation;
    this.dialogs = dialogs;
    this.tasks = tasks;
    this.texts = texts;
    actions =
        new LessonsActions(
            this::advance,
            this::showRun,
            this::showCurrent,
            this::export,
            () -> guide.accept("guide/lessons.md"),
            progress);
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands();
    model.whenDecided(() -> navigation.show(ViewId.LESSONS));
    follow(library.live());
  }

  private void follow(LiveRun live) {
    live.revision().subscribe(_ -> updateProgress(live));
    model.run().going().subscribe(_ -> updateProgress(live));
    showing.run().subscribe((_, _) -> showChart());
  }

  private void updateProgress(LiveRun live) {
    boolean measuring = model.run().going().get() == LessonRun.Going.MEASURING;
    progress.set(measuring ? live.progress().sentence() : "");
  }

  /// Shows the open lesson's chart when another run is shown while the lesson's run goes on.
  private void showChart() {
    if (model.run().going().get() != LessonRun.Going.NOTHING) {
      model.open().get().ifPresent(this::showChart);
    }
  }

  /// Shows the lesson's chart. A user-defined lesson may name a view that this version doesn't
  /// have; then nothing changes.
  private void showChart(LessonsViewModel.Open open) {
    ViewId.named(open.lesson().chart()).ifPresent(navigation::show);
  }

  private void showCurrent() {
    library.live().show();
    navigation.show(ViewId.ofPhases().getFirst());
  }

  private void addCommands() {
    var open = model.open().map(Optional::isPresent);
    var possible = Bindings.createBooleanBinding(open::getValue, open);
    commands
        .add("lessons.next", this::advance)
        .key("Right", "Enter", "Page_Down")
        .when(possible)
        .done();
    commands.add("lessons.back", model::back).key("Left", "Page_Up").when(possible).done();
    commands.add("lessons.measure", model::measure).key("M").when(possible).done();
    commands.add("lessons.replay", model::replay).key("P").when(possible).done();
    commands.add("lessons.chart", this::showRun).key("C").when(possible).done();
    commands.add("lessons.export", this::export).key("E").done();
    commands.add("lessons.again", model::restart).key("N").when(possible).done();
    commands.add("lessons.list", model::close).key("L", "Backspace").when(possible).done();
  }

  private LessonsPane pane() {
    return new LessonsPane(model, actions, commands, texts);
  }

  /// Returns the view for the dock.
  public DockView dock() {
    return DockView.of(ViewId.LESSONS, texts, Feather.BOOK, HOME, node).offering(commands);
  }

  /// Returns whether a lesson's run is measured, replayed, prepared or read.
  public boolean isRunning() {
    return model.run().going().get() != LessonRun.Going.NOTHING;
  }

  /// Returns whether a run of this window is the last one measured for a lesson, which shows the
  /// outcome itself. While a lesson is measured, any id counts.
  public boolean measured(String run) {
    return model.measured(run);
  }

  /// Opens the first unfinished lesson at its current step, or the first lesson if all are
  /// finished. A lesson that is open stays open. The caller shows the view.
  public void openNext() {
    model.openNext();
  }

  /// Shows the list of lessons, unless a lesson's run is going on. The caller shows the view.
  public void showList() {
    if (!isRunning()) {
      model.close();
    }
  }

  /// Begins the run at the step that needs one, and else moves to the next step.
  private void advance() {
    boolean begins =
        model.open().get().filter(it -> it.session().step() == LessonStep.RUN).isPresent()
            && !model.canContinue();
    if (begins) {
      model.measure();
    } else {
      model.next();
    }
  }

  private void showRun() {
    model
        .open()
        .get()
        .ifPresent(it ->
            it.session()
                .happened()
                .ifPresent(seen -> {
                  show(Path.of(seen.run()));
                  showChart(it);
                }));
  }

  private void show(Path run) {
    if (!showing.run().get().folder().equals(Optional.of(run))) {
      if (Files.isDirectory(run)) {
        library.archive().open(run);
      } else {
        tasks.notifications().add(texts.of("run.gone", run));
      }
    }
  }

  private void export() {
    dialogs
        .save(texts.of("export"), FILE_NAME)
        .ifPresent(file ->
            tasks.startAwaited(
                texts.of("task.export", file.getFileName()),
                _ -> {
                  CsvFile.writeLines(
                      LessonsCsv.lines(model.sessions().get(), model.lessons().get()),
                      file,
                      FormulaHandling.DISARMED);
                  return file;
                },
                written -> tasks.notifications().add(texts.of("exported", written))));
  }
}
