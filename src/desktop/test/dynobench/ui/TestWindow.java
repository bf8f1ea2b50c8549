package dynobench.ui;

import dynobench.Waiting;
import dynobench.files.OperatingSystem;
import dynobench.planfile.PlanFile;
import dynobench.preflight.PermissionRequest;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.ui.command.Command;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.ViewId;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.tasks.NameUse;
import dynobench.ui.tasks.NoDialogs;
import dynobench.ui.tasks.NumberQuestion;
import dynobench.workloadfile.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// Real window without a display, with its own workspace and settings. The test determines the
/// user's answers in dialogs.
public final class TestWindow implements AutoCloseable {
  private final ExecutorService workers =
      Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().factory());

  /// Answer to the next file dialog.
  private Optional<Path> answer = Optional.empty();

  /// Answer to the next question for a name.
  private Optional<String> named = Optional.empty();

  /// Answer to the next question for a number.
  private OptionalInt number = OptionalInt.empty();

  private String objection = "";

  private final Stage stage;
  private List<PermissionRequest> asked = List.of();
  private boolean permitting;
  private final Workbench workbench;

  private TestWindow(Path folder, Optional<Path> plan) throws Exception {
    stage = Toolkit.on(Stage::new);
    var clock = Clock.systemUTC();
    ProgramHome found = ProgramHome.find();
    var start =
        new WindowStart(
            new ProgramHome(found.folder(), folder.resolve("engines"), found.java()),
            new Workspace(folder.resolve("workspace"), clock),
            plan,
            folder.resolve("settings"),
            clock,
            "test",
            _ -> new Answers(),
            new LargeScreen(),
            workers);
    workbench = Toolkit.on(() -> new Workbench(start, stage));
    boolean first = Files.notExists(folder.resolve("settings/window.json"));
    Toolkit.on(() -> {
      workbench.open();
      if (first) { // JavaFX's screen would centre it beyond its left edge
        stage.setX(0);
        stage.setY(0);
      }
      return stage;
    });
    Toolkit.settle();
  }

  /// Opens a window.
  ///
  /// @param folder for workspace and settings; open it again to restart
  public static TestWindow open(Path folder) throws Exception {
    return new TestWindow(folder, Optional.empty());
  }

  /// Opens a window that shows figures: before the first run, the views of runs are folded.
  public static TestWindow openWithFigures(Path folder) throws Exception {
    TestWindow window = open(folder);
    window.showFigures();
    return window;
  }

  public static TestWindow open(Path folder, Path plan) throws Exception {
    return new TestWindow(folder, Optional.of(plan));
  }

  private final class Answers extends NoDialogs {
    @Override
    public Optional<Path> save(String title, String name) {
      return answer;
    }

    @Override
    public Optional<Path> open(String title, List<String> extensions) {
      return answer;
    }

    @Override
    public void name(String title, String question, NameUse use) {
      named.ifPresent(name -> {
        objection = use.objection(name);
        if (objection.isEmpty()) {
          use.use(name, refusal -> objection = refusal);
        }
      });
    }

    @Override
    public OptionalInt number(NumberQuestion question) {
      return number;
    }

    @Override
    public boolean permits(List<PermissionRequest> requests) {
      asked = requests;
      return permitting;
    }
  }

  /// Returns why the last name that the user typed was refused; empty when it was used.
  public String objection() {
    return objection;
  }

  /// Returns the flags and the SQL that the user was last asked to permit.
  public List<PermissionRequest> asked() {
    return asked;
  }

  /// Sets the user's answer to unusual flags and SQL.
  public void permit(boolean yes) {
    permitting = yes;
  }

  /// Sets the file that the user chooses in dialogs.
  public void answer(Path file) {
    answer = Optional.of(file);
  }

  /// Sets the name that the user types in dialogs.
  public void answer(String name) {
    named = Optional.of(name);
  }

  /// Sets the number that the user types in dialogs.
  public void answer(int next) {
    number = OptionalInt.of(next);
  }

  public Wiring wiring() {
    return workbench.wiring();
  }

  public Dock dock() {
    return workbench.dock();
  }

  /// Returns whether a view is visible.
  public boolean sees(ViewId view) throws Exception {
    return view(view).isPresent();
  }

  /// Returns the content of a view if it is visible.
  public Optional<Node> view(ViewId view) throws Exception {
    return Toolkit.on(() ->
        scene().getRoot().lookupAll("*").stream()
            .filter(each -> ("view-" + view).equals(each.getId()) && each instanceof StackPane)
            .flatMap(each -> ((StackPane) each).getChildren().stream())
            .findFirst());
  }

  /// Brings a view to the front, and returns its content.
  Parent shown(ViewId view) throws Exception {
    return Toolkit.on(() -> {
      dock().show(view);
      return (Parent) view(view).orElseThrow();
    });
  }

  /// Returns the text of a label in a view; empty without one.
  static String label(Parent view, String style) throws Exception {
    return Toolkit.on(() -> view.lookup(style) instanceof Label it ? it.getText() : "");
  }

  public Stage stage() {
    return stage;
  }

  public Scene scene() {
    return stage.getScene();
  }

  /// Loads a plan into the form and waits until it may run.
  public void plan(String text) throws Exception {
    var plan =
        PlanFile.read("test", text, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
    Toolkit.on(() -> {
      wiring().draft().load(plan);
      return plan;
    });
    await(() -> wiring().draft().checked().get().isPresent());
  }

  /// Shows published figures.
  public void showFigures() throws Exception {
    var figures = (Reference.Repeatable) References.named("lawrence-2005").orElseThrow();
    Toolkit.on(() -> {
      wiring().display().show(figures);
      return figures;
    });
    Toolkit.settle();
  }

  /// Changes settings as the preferences do.
  public void change(UnaryOperator<UserSettings> change) throws Exception {
    Toolkit.on(() -> {
      workbench.preferred().change(change);
      return change;
    });
  }

  /// Runs a preset as the welcome view does.
  public void run(String preset) throws Exception {
    Toolkit.on(() -> {
      workbench.startup().run(preset);
      return preset;
    });
  }

  /// Loads the engines as at the start.
  public void findEngines() throws Exception {
    Toolkit.on(() -> {
      workbench.loadCatalog();
      return workbench;
    });
  }

  /// Returns all commands.
  public List<Command> commands() {
    return workbench.commands().all();
  }

  /// Presses a key in the focused control, or in the window if no control has the focus.
  public void press(KeyCode code) throws Exception {
    press(code, false, false);
  }

  /// Presses a key in the focused control, or in the window if no control has the focus.
  ///
  /// @param control whether Ctrl is held, or Command on macOS
  public void press(KeyCode code, boolean control, boolean shift) throws Exception {
    boolean mac = OperatingSystem.HERE == OperatingSystem.MACOS;
    Toolkit.on(() -> {
      Node owner = scene().getFocusOwner();
      Node target = owner == null ? scene().getRoot() : owner;
      for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
        Event.fireEvent(
            target,
            new KeyEvent(type, "", "", code, shift, control && !mac, false, control && mac));
      }
      return target;
    });
    Toolkit.settle();
  }

  /// Executes a command, as a menu, a key or a button does.
  public void command(String id) throws Exception {
    Toolkit.on(() -> {
      workbench.commands().get(id).run();
      return id;
    });
  }

  /// Waits until a condition holds, evaluated on the JavaFX thread.
  public void await(Callable<Boolean> condition) throws Exception {
    Waiting.until("what the window should show", () -> Toolkit.on(condition));
  }

  /// Closes the window as its close button does.
  public void closeByUser() throws Exception {
    Platform.runLater(workbench.closing()::quit);
    await(() -> !stage.isShowing());
  }

  @Override
  public void close() {
    try {
      Toolkit.on(() -> {
        wiring().live().stop();
        return stage;
      });
      await(() -> !wiring().live().running().get());
      Toolkit.on(() -> {
        if (stage.isShowing()) {
          workbench.closing().close();
        }
        return stage;
      });
      workers.shutdown();
      workers.awaitTermination(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError("The window could not be closed", e);
    }
  }
}
