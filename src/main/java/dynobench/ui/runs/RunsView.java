package dynobench.ui.runs;

import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Once;
import dynobench.ui.parts.Texts;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.shown.Showing;
import dynobench.ui.stored.Library;
import dynobench.ui.work.FolderWindow;
import dynobench.ui.work.Tasks;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The list of stored runs and references.
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

  private final Texts texts;
  private final RunsViewModel model;
  private final Commands commands;
  private final ContextMenu menu = new ContextMenu();
  private final Once<Parent> node = new Once<>(this::load);

  RunsView(RunsViewModel model, Texts texts) {
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

  /// The view, to be docked.
  public static Stream<DockView> of(
      Library library, Showing showing, Navigation navigation, Tasks tasks, Clock clock) {
    var texts = new Texts(RunsView.class);
    var opening = new RunOpening(library, showing, navigation, System::nanoTime);
    var changes = new RunChanges(library, showing, tasks, FolderWindow.ofThisSystem(), texts);
    var model = new RunsViewModel(library, opening, changes, tasks.notices(), clock, texts);
    var view = new RunsView(model, texts);
    return Stream.of(
        DockView.of(RunsViewModel.ID, texts, Feather.ARCHIVE, "store", view.node)
            .offering(view.commands));
  }

  Parent node() {
    return node.get();
  }

  private void addCommands() {
    searchBar.getChildren().add(CommandControls.button(commands.get("runs.refresh"), false));
    IN_BAR.forEach(id -> bar.getChildren().add(CommandControls.button(commands.get(id), false)));
    for (Command each : commands.all()) {
      if (each.id().equals("runs.undo")) {
        continue; // the line that tells of the trash offers it
      }
      if (each.id().equals("runs.delete")) {
        menu.getItems().add(new SeparatorMenuItem());
      }
      menu.getItems().add(CommandControls.menuItem(each));
    }
    tree.addEventHandler(KeyEvent.KEY_PRESSED, commands::obey);
  }

  private void bindTexts() {
    search.textProperty().bindBidirectional(model.search());
    empty.textProperty().bind(model.empty());
    show(empty, model.empty().map(words -> !words.isEmpty()));
    undoLine.textProperty().bind(model.bin().line());
    show(undoBar, model.bin().line().map(words -> !words.isEmpty()));
    CommandControls.dress(undo, commands.get("runs.undo"));
    dismiss.setOnAction(_ -> model.bin().forget());
    notesTitle.textProperty().bind(model.notes().title());
    show(notes, model.notes().title().map(words -> !words.isEmpty()));
    notesText.textProperty().bindBidirectional(model.notes().text());
    model
        .notes()
        .title()
        .subscribe((_, shown) -> {
          if (!shown.isEmpty()) { // who opens them wants to write
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
    tree.setRoot(new TreeItem<>(new Group("", List.of())));
    tree.setCellFactory(_ -> new RunCell(model, texts));
    tree.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    tree.getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<TreeItem<RunItem>>) _ -> select());
    tree.setOnMouseClicked(click -> {
      if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
        commands.get("runs.open").run();
      }
    });
    // Only while a name is edited: a click on a line that is selected would begin it.
    tree.setOnEditCancel(_ -> tree.setEditable(false));
    // Not as the menu of a control: its keys would then be keys of the whole window.
    tree.setOnContextMenuRequested(at -> menu.show(tree, at.getScreenX(), at.getScreenY()));
    model.groups().subscribe(this::fill);
    model.shown().subscribe(_ -> tree.refresh()); // another line is marked
    // Runs of other processes appear when the user comes back from there.
    root.sceneProperty()
        .flatMap(scene -> scene.windowProperty())
        .flatMap(window -> window.focusedProperty())
        .subscribe(model::seen);
  }

  private void select() {
    model
        .selected()
        .setAll(
            tree.getSelectionModel().getSelectedItems().stream()
                .filter(each -> each != null && each.isLeaf())
                .map(TreeItem::getValue)
                .toList());
  }

  /// Puts in new lines; what was selected and what was folded stays so.
  private void fill(List<Group> groups) {
    Set<String> selected = model.selected().stream().map(RunItem::key).collect(Collectors.toSet());
    Set<String> folded =
        tree.getRoot().getChildren().stream()
            .filter(each -> !each.isExpanded())
            .map(each -> each.getValue().key())
            .collect(Collectors.toSet());
    tree.getRoot()
        .getChildren()
        .setAll(groups.stream().map(each -> item(each, !folded.contains(each.key()))).toList());
    tree.getSelectionModel().clearSelection();
    tree.getRoot().getChildren().stream()
        .flatMap(group -> group.getChildren().stream())
        .filter(each -> selected.contains(each.getValue().key()))
        .forEach(tree.getSelectionModel()::select);
  }

  private static TreeItem<RunItem> item(Group group, boolean expanded) {
    var item = new TreeItem<RunItem>(group);
    group.items().forEach(each -> item.getChildren().add(new TreeItem<>(each)));
    item.setExpanded(expanded);
    return item;
  }

  private void rename() {
    model.comeToFront();
    tree.setEditable(true);
    tree.edit(tree.getSelectionModel().getSelectedItem());
  }
}
