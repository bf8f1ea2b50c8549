package dynobench.ui;

import dynobench.recordings.RecordingName;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.ui.advice.AdviceView;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.help.HelpBook;
import dynobench.ui.help.HelpView;
import dynobench.ui.help.KeyTable;
import dynobench.ui.lessons.LessonSources;
import dynobench.ui.lessons.LessonsView;
import dynobench.ui.preferences.PreferencesActions;
import dynobench.ui.preferences.PreferencesView;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.storedruns.ChartOverlays;
import dynobench.ui.tasks.FolderWindow;
import dynobench.ui.welcome.WelcomeActions;
import dynobench.ui.welcome.WelcomeView;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// Views that lead to other views: welcome, help, preferences, lessons.
final class WorkbenchPages {
  private static final String ARTICLE = "lawrence-2005";
  private static final String WHICH_ENGINE = "which-engine";

  /// Preset that repeats the article.
  private static final String ARTICLE_PLAN = "article-2005";

  private final Workbench workbench;
  private final Wiring wiring;
  private final ObservableList<String> recent = FXCollections.observableArrayList();
  private final WelcomeView welcome;
  private final HelpView help;
  private final PreferencesView preferences;
  private final LessonsView lessons;
  private final AdviceView advice;

  WorkbenchPages(Workbench workbench, Wiring wiring, WindowStart start) {
    this.workbench = workbench;
    this.wiring = wiring;
    welcome = new WelcomeView(wiring.library(), wiring.clock(), actions(), recent);
    help =
        new HelpView(
            () ->
                HelpBook.load(
                    KeyTable.of(workbench.commands().all()),
                    "%nVersion %s".formatted(start.version())),
            wiring.tasks());
    preferences =
        new PreferencesView(
            new PreferencesActions(
                change -> workbench.preferred().change(change),
                workbench::resetLayout,
                this::openFolder),
            start.workspace().folder(),
            start.settingsFolder());
    lessons =
        LessonsView.of(
            new LessonSources(
                wiring.home(), wiring.bench(), wiring.clock(), start.settingsFolder()),
            wiring.library(),
            wiring.display(),
            wiring.draft(),
            wiring.navigation(),
            wiring.dialogs(),
            wiring.tasks(),
            this::help);
    advice = advice();
    wiring.navigation().throughPages(this::help);
    followRecentPlans();
  }

  private AdviceView advice() {
    return new AdviceView(
        wiring.bench(),
        wiring.draft(),
        wiring.library(),
        wiring.dialogs(),
        wiring.tasks(),
        wiring.clock());
  }

  private void followRecentPlans() {
    wiring
        .planFiles()
        .recent()
        .addListener(
            (ListChangeListener<Path>)
                change -> recent.setAll(change.getList().stream().map(Path::toString).toList()));
  }

  private WelcomeActions actions() {
    return new WelcomeActions(
        () -> workbench.startup().run("quick"),
        this::chooseRecording,
        this::chooseLesson,
        this::ask,
        () -> workbench.dock().show(ViewId.CRASH),
        this::showArticle,
        this::help,
        wiring.archive()::open,
        wiring.planFiles()::open);
  }

  /// Asks for a recording, and shows a plan that replays it.
  private void chooseRecording() {
    wiring
        .dialogs()
        .open(new ViewTexts(Workbench.class).of("recording.choose"), RecordingName.EXTENSIONS)
        .filter(wiring.planFiles()::replay)
        .ifPresent(_ -> workbench.dock().show(ViewId.PLAN));
  }

  List<DockView> all() {
    return List.of(welcome.dock(), advice.dock(), lessons.dock(), help.dock(), preferences.dock());
  }

  /// Shows changed settings in the preferences.
  void follow(UserSettings settings) {
    preferences.follow(settings);
  }

  /// Shows the view that asks what an application needs, or loads a preset and shows the plan,
  /// which contains the estimated duration and any problems.
  private void ask(String preset) {
    if (preset.equals(WHICH_ENGINE)) {
      workbench.dock().enter(ViewId.ADVICE);
    } else if (wiring.planFiles().preset(preset)) {
      workbench.dock().show(ViewId.PLAN);
      if (preset.equals(ARTICLE_PLAN)) {
        readArticle(this::overlay);
      }
    }
  }

  /// Lays the figures of the 2005 article over the charts.
  private void overlay(Optional<Reference> article) {
    ChartOverlays overlays = wiring.library().overlays();
    if (article.orElse(null) instanceof Reference.Repeatable figures
        && !overlays.has(figures.id())) {
      overlays.toggle(figures);
    }
  }

  /// Shows the 2005 article's figures, with its first chart.
  private void showArticle() {
    readArticle(this::show);
  }

  private void readArticle(Consumer<Optional<Reference>> then) {
    wiring.tasks().start("Opening the article of 2005", _ -> References.named(ARTICLE), then);
  }

  private void show(Optional<Reference> reference) {
    if (reference.orElse(null) instanceof Reference.Repeatable figures) {
      wiring.display().show(figures);
      workbench.dock().show(ViewId.ofPhases().getFirst());
    }
  }

  /// Shows the first unfinished lesson at its current step.
  void lessons() {
    lessons.openNext();
    workbench.dock().show(ViewId.LESSONS);
  }

  /// Shows the list of lessons.
  private void chooseLesson() {
    lessons.showList();
    workbench.dock().enter(ViewId.LESSONS);
  }

  /// Returns whether a run of a lesson or of an answer is going on, whose view stays in front.
  boolean isRunning() {
    return lessons.isRunning() || advice.going().get();
  }

  /// Returns whether a run belongs to a lesson or an answer, whose view shows the outcome.
  boolean shows(String run) {
    return lessons.measured(run) || advice.measured(run);
  }

  /// Shows a page of the help.
  void help(String page) {
    help.openPage(page);
    workbench.dock().showBeside(ViewId.HELP);
  }

  /// Shows the help about the view in front. If that is the help, its page stays.
  void helpOnFront() {
    workbench
        .dock()
        .front()
        .get()
        .filter(front -> !front.equals(ViewId.HELP))
        .ifPresent(help::openView);
    workbench.dock().showBeside(ViewId.HELP);
  }

  private void openFolder(Path folder) {
    FolderWindow.ofThisSystem().open(folder, wiring.tasks());
  }
}
