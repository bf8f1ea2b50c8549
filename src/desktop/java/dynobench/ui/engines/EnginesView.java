package dynobench.ui.engines;

import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.collections.MapChangeListener;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Tree of engines.
public final class EnginesView {
  private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");
  private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
  private static final List<String> IN_MENU =
      List.of(
          "engines.toggle",
          "engines.only",
          "engines.alike",
          "engines.none",
          "",
          "engines.get",
          "engines.stop",
          "engines.remove",
          "");

  @FXML private VBox root;
  @FXML private TextField filter;
  @FXML private MenuButton survives;
  @FXML private ToggleButton canRun;
  @FXML private TreeView<EngineNode> tree;
  @FXML private VBox nothing;
  @FXML private Hyperlink all;
  @FXML private VBox problems;

  private final ViewTexts texts = new ViewTexts(EnginesView.class);
  private final EnginesViewModel model;
  private final PlanDraft draft;
  private final Navigation navigation;
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  EnginesView(PlanDraft draft, RunDisplay showing, EnginesHere here, Navigation navigation) {
    this.draft = draft;
    this.navigation = navigation;
    model = new EnginesViewModel(draft, showing, here);
    commands = new EnginesCommands(model, draft).make(texts);
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "engines.fxml");
    filter.textProperty().bindBidirectional(model.filter().typed());
    bindChips();
    tree.setCellFactory(_ -> new EngineCell(model, texts));
    var _ = new EngineTree(tree, model);
    model.problems().subscribe(this::list);
    draft.contenders().addListener((InvalidationListener) _ -> tree.refresh());
    model.fetchTasks().addListener((MapChangeListener<String, Object>) _ -> tree.refresh());
    tree.addEventHandler(KeyEvent.KEY_PRESSED, commands::execute);
    // Not the control's own context menu: its keys would then work in the whole window.
    ContextMenu menu = menu();
    tree.setOnContextMenuRequested(at -> menu.show(tree, at.getScreenX(), at.getScreenY()));
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::find);
    nothing
        .visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> model.filter().isOn().get() && model.engines().get().isEmpty(),
                model.engines()));
    nothing.managedProperty().bind(nothing.visibleProperty());
    CommandControls.bind(all, commands.get("engines.all"));
    return loaded;
  }

  private void bindChips() {
    EngineFilter shown = model.filter();
    survives
        .getItems()
        .setAll(
            CommandControls.menuItem(commands.get("engines.kill")),
            CommandControls.menuItem(commands.get("engines.power")));
    survives
        .textProperty()
        .bind(Bindings.createStringBinding(this::survival, shown.kill(), shown.powerCut()));
    shown.whenChanged(this::markSurvival);
    CommandControls.bind(canRun, commands.get("engines.able"));
  }

  /// Marks the menu of survival while it hides something, as a switch is marked.
  private void markSurvival() {
    EngineFilter shown = model.filter();
    survives.pseudoClassStateChanged(ACTIVE, shown.kill().get() || shown.powerCut().get());
  }

  private String survival() {
    EngineFilter shown = model.filter();
    String chosen =
        Stream.of(
                shown.kill().get() ? texts.of("survives.kill") : "",
                shown.powerCut().get() ? texts.of("survives.power") : "")
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining(", "));
    return chosen.isEmpty() ? texts.of("survives") : texts.of("survives.chosen", chosen);
  }

  /// Returns the tree, the engine manager, and the form to add an engine.
  ///
  /// @param roots folders that contain engines
  public static Stream<DockView> of(
      PlanDraft draft,
      RunDisplay showing,
      EngineFetching fetching,
      List<Path> roots,
      AddEngineContext adding,
      Navigation navigation) {
    var texts = new ViewTexts(EnginesView.class);
    var here = new EnginesHere(draft, fetching, roots, texts.of("task.availability"));
    var view = new EnginesView(draft, showing, here, navigation);
    return Stream.of(
        DockView.of(ViewId.ENGINES, texts, Feather.DATABASE, "left", view.node)
            .offering(view.commands),
        ManagerView.dock(here, navigation),
        AddEngineView.dock(here, adding));
  }

  Parent node() {
    return node.get();
  }

  private ContextMenu menu() {
    var menu = new ContextMenu();
    IN_MENU.forEach(
        id -> menu.getItems().add(id.isEmpty() ? new SeparatorMenuItem() : item(commands.get(id))));
    menu.getItems()
        .addAll(item("menu.manage", ViewId.ENGINES_MANAGER), item("menu.add", ViewId.ENGINES_ADD));
    return menu;
  }

  private static MenuItem item(Command command) {
    return CommandControls.menuItem(command);
  }

  private MenuItem item(String text, ViewId view) {
    var item = new MenuItem(texts.of(text));
    item.setOnAction(_ -> navigation.show(view));
    return item;
  }

  private void find(KeyEvent event) {
    if (FIND.match(event)) {
      filter.requestFocus();
      filter.selectAll();
      event.consume();
    }
  }

  private void list(List<String> lines) {
    problems.getChildren().setAll(lines.stream().map(EnginesView::problem).toList());
  }

  private static Label problem(String line) {
    var label = new Label(line);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add("field-problem");
    return label;
  }
}
