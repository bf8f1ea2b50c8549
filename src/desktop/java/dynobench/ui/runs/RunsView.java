package dynobench.ui.runs;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.AddRounds;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.FolderWindow;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// List of stored runs and references.
public final class RunsView {
  private static final List<String> IN_BAR =
      List.of(
          "runs.open", "runs.replay", "runs.compare", "runs.overlay", "runs.notes", "runs.delete");

  @FXML private VBox root;
  @FXML private HBox searchBar;
  @FXML private TextField search;
  @FXML private HBox bar;
  @FXML private TreeView<RunItem> tree;
  @FXML private Label empty;
  @FXML private VBox notes;
  @FXML private Label notesTitle;
  @FXML private Button closeNotes;
  @FXML private TextArea notesText;
  @FXML private HBox undoBar;
  @FXML private Label undoLine;
  @FXML private Hyperlink undo;
  @FXML private Button dismiss;

  private final ViewTexts texts;
  private final RunsViewModel model;
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  RunsView(RunsViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    commands = new RunsCommands(model, texts).make(this::rename);
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "runs.fxml");
    addCommands();
    bindTexts();
    bindTree();
    return loaded;
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RunSources library,
      AddRounds adding,
      RunDisplay showing,
      Navigation navigation,
      TaskStarter tasks,
      Clock clock) {
    var texts = new ViewTexts(RunsView.class);
    var opening = new RunOpening(library, showing, navigation, System::nanoTime);
    var changes = new RunChanges(library, showing, tasks, FolderWindow.ofThisSystem(), texts);
    var model = new RunsViewModel(library, adding, opening, changes, clock, texts);
    var view = new RunsView(model, texts);
    return Stream.of(
        DockView.of(ViewId.RUNS, texts, Feather.ARCHIVE, "store", view.node)
            .offering(view.commands));
  }

  Parent node() {
    return node.get();
  }

  private void addCommands() {
    searchBar.getChildren().add(CommandControls.button(commands.get("runs.refresh"), false));
    IN_BAR.forEach(id -> bar.getChildren().add(CommandControls.button(commands.get(id), false)));
  }

  private void bindTexts() {
    search.textProperty().bindBidirectional(model.search());
    empty.textProperty().bind(model.empty());
    show(empty, model.empty().map(words -> !words.isEmpty()));
    undoLine.textProperty().bind(model.bin().line());
    show(undoBar, model.bin().line().map(words -> !words.isEmpty()));
    CommandControls.bind(undo, commands.get("runs.undo"));
    dismiss.setOnAction(_ -> model.bin().forget());
    notesTitle.textProperty().bind(model.notes().title());
    show(notes, model.notes().title().map(words -> !words.isEmpty()));
    notesText.textProperty().bindBidirectional(model.notes().text());
    model
        .notes()
        .title()
        .subscribe((_, shown) -> {
          if (!shown.isEmpty()) { // opening the notes means to write
            Platform.runLater(notesText::requestFocus);
          }
        });
    notesText.focusedProperty().subscribe((_, _) -> model.notes().save());
    closeNotes.setOnAction(_ -> model.notes().close());
  }

  private static void show(Node part, ObservableValue<Boolean> when) {
    part.visibleProperty().bind(when);
    part.managedProperty().bind(when);
  }

  private void bindTree() {
    lines().bind(texts, commands);
    // Runs of other processes appear when the user returns from another window.
    root.sceneProperty()
        .flatMap(scene -> scene.windowProperty())
        .flatMap(window -> window.focusedProperty())
        .subscribe(model::visibilityChanged);
  }

  private RunTree lines() {
    return new RunTree(tree, model);
  }

  private void rename() {
    model.comeToFront();
    lines().rename();
  }
}
