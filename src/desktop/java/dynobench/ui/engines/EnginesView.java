package dynobench.ui.engines;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Tree of engines.
public final class EnginesView {
  private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");

  @FXML private VBox root;
  @FXML private TextField filter;
  @FXML private TreeView<EngineNode> tree;
  @FXML private MenuItem toggle;
  @FXML private MenuItem only;
  @FXML private MenuItem alike;
  @FXML private MenuItem none;
  @FXML private MenuItem get;
  @FXML private MenuItem remove;
  @FXML private MenuItem manage;
  @FXML private MenuItem add;
  @FXML private Label empty;
  @FXML private VBox problems;

  private final Set<String> open = new HashSet<>();
  private final ViewTexts texts = new ViewTexts(EnginesView.class);
  private final EnginesViewModel model;
  private final Parent node;

  EnginesView(PlanDraft draft, RunDisplay showing, EnginesHere here, Navigation navigation) {
    model = new EnginesViewModel(draft, showing, here);
    node = Fxml.load(this, "engines.fxml");
    filter.textProperty().bindBidirectional(model.filter());
    tree.setCellFactory(_ -> new EngineCell(model, texts));
    tree.setRoot(new TreeItem<>());
    model.engines().subscribe(this::show);
    model.problems().subscribe(this::list);
    draft.contenders().addListener((InvalidationListener) _ -> tree.refresh());
    tree.getSelectionModel().selectedItemProperty().subscribe(this::pick);
    tree.setOnMouseClicked(_ -> pick(tree.getSelectionModel().getSelectedItem()));
    toggle.setOnAction(_ -> withSelected(model.ticks()::toggle));
    only.setOnAction(_ -> withSelected(model.ticks()::only));
    alike.setOnAction(_ -> selectedMode().ifPresent(model::tickAlike));
    none.setOnAction(_ -> draft.contenders().clear());
    get.setOnAction(_ -> selected().ifPresent(model::get));
    remove.setOnAction(_ -> selected().ifPresent(model::remove));
    manage.setOnAction(_ -> navigation.show(ViewId.ENGINES_MANAGER));
    add.setOnAction(_ -> navigation.show(ViewId.ENGINES_ADD));
    tree.getContextMenu().setOnShowing(_ -> offer());
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
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
    return Stream.of(
        DockView.of(
            ViewId.ENGINES,
            texts,
            Feather.DATABASE,
            "left",
            () -> new EnginesView(draft, showing, here, navigation).node),
        ManagerView.dock(here, navigation),
        AddEngineView.dock(here, adding));
  }

  Parent node() {
    return node;
  }

  private void pressed(KeyEvent event) {
    boolean inTree = !filter.equals(event.getTarget());
    if (FIND.match(event)) {
      filter.requestFocus();
      filter.selectAll();
      event.consume();
    } else if (event.getCode() == KeyCode.SPACE && inTree) {
      withSelected(model.ticks()::toggle);
      event.consume();
    }
  }

  /// Selects an engine or mode. A click on the selected row selects it again, because details may
  /// show something else by now.
  private void pick(@Nullable TreeItem<EngineNode> item) {
    if (item != null && item.getValue() != null) {
      model.pick(item.getValue());
    }
  }

  private void withSelected(Consumer<EngineNode> action) {
    selected().filter(model.ticks()::canToggle).ifPresent(action);
  }

  private Optional<EngineNode> selected() {
    return Optional.ofNullable(tree.getSelectionModel().getSelectedItem()).map(TreeItem::getValue);
  }

  private Optional<EngineNode.OfMode> selectedMode() {
    return selected()
        .flatMap(it ->
            it instanceof EngineNode.OfMode mode && mode.isAvailable()
                ? Optional.of(mode)
                : Optional.empty());
  }

  private void offer() {
    toggle.setDisable(selected().filter(model.ticks()::canToggle).isEmpty());
    only.setDisable(toggle.isDisable());
    alike.setDisable(selectedMode().isEmpty());
    get.setDisable(selected().filter(model::canGet).isEmpty());
    remove.setDisable(selected().filter(model::canRemove).isEmpty());
  }

  private void show(List<OfEngine> engines) {
    List<TreeItem<EngineNode>> items = engines.stream().map(this::whole).toList();
    tree.getRoot().getChildren().setAll(items);
    empty.setVisible(engines.isEmpty() && !filter.getText().isEmpty());
    empty.setManaged(empty.isVisible());
  }

  /// Returns the item of an engine, with its other versions below it. They are collapsed unless
  /// only they match the filter.
  private TreeItem<EngineNode> whole(OfEngine engine) {
    TreeItem<EngineNode> item = item(engine);
    item.setExpanded(true);
    if (!engine.others().versions().isEmpty()) {
      var versions = new TreeItem<EngineNode>(engine.others());
      boolean lookedFor = !filter.getText().isBlank() && engine.modes().isEmpty();
      engine.others().versions().stream()
          .map(EnginesView::item)
          .peek(each -> each.setExpanded(lookedFor))
          .forEach(versions.getChildren()::add);
      versions.setExpanded(open.contains(engine.engine().family()) || lookedFor);
      versions.expandedProperty().subscribe(shown -> remember(engine, shown));
      item.getChildren().add(versions);
    }
    return item;
  }

  /// Remembers expanded items, because each change rebuilds the tree.
  private void remember(OfEngine engine, boolean shown) {
    if (shown) {
      open.add(engine.engine().family());
    } else {
      open.remove(engine.engine().family());
    }
  }

  private static TreeItem<EngineNode> item(OfEngine engine) {
    var item = new TreeItem<EngineNode>(engine);
    engine.modes().forEach(mode -> item.getChildren().add(new TreeItem<>(mode)));
    return item;
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
