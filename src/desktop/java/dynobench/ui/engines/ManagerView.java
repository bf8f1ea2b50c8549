package dynobench.ui.engines;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.engines.ManagerViewModel.EngineVersion;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Table of all versions of all engines, with state, size, licence and location.
public final class ManagerView {
  @FXML private TextField filter;
  @FXML private Button get;
  @FXML private Button remove;
  @FXML private Button add;
  @FXML private TableView<EngineVersion> table;
  @FXML private TableColumn<EngineVersion, String> name;
  @FXML private TableColumn<EngineVersion, String> version;
  @FXML private TableColumn<EngineVersion, String> released;
  @FXML private TableColumn<EngineVersion, String> state;
  @FXML private TableColumn<EngineVersion, Long> size;
  @FXML private TableColumn<EngineVersion, String> licence;
  @FXML private TableColumn<EngineVersion, String> place;

  private String selected = "";

  private final ManagerViewModel model;
  private final Parent node;

  ManagerView(EnginesHere here, Navigation navigation) {
    model = new ManagerViewModel(here);
    node = Fxml.load(this, "manager.fxml");
    table.setPlaceholder(new Label(new ViewTexts(ManagerView.class).of("manager.empty")));
    column(name, EngineVersion::name);
    column(version, EngineVersion::version);
    column(released, EngineVersion::released);
    column(state, EngineVersion::state);
    column(size, EngineVersion::bytes);
    column(licence, EngineVersion::licence);
    column(place, EngineVersion::place);
    size.setCellFactory(_ -> new SizeCell());
    var sorted = new SortedList<>(model.lines());
    sorted.comparatorProperty().bind(table.comparatorProperty());
    table.setItems(sorted);
    filter.textProperty().bindBidirectional(model.filter());
    table.getSelectionModel().selectedItemProperty().subscribe(this::offer);
    get.setOnAction(_ -> withSelected(model::get));
    remove.setOnAction(_ -> withSelected(model::remove));
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    model.lines().addListener((ListChangeListener<EngineVersion>) _ -> selectAgain());
    add.setOnAction(_ -> navigation.show(ViewId.ENGINES_ADD));
  }

  /// Returns the view for the dock.
  static DockView dock(EnginesHere here, Navigation navigation) {
    var texts = new ViewTexts(ManagerView.class);
    return new DockView(
        ViewId.ENGINES_MANAGER,
        texts.of("manager.title"),
        texts.of("manager.tip"),
        Feather.PACKAGE,
        "editor",
        () -> new ManagerView(here, navigation).node,
        List.of());
  }

  Parent node() {
    return node;
  }

  private static <T> void column(
      TableColumn<EngineVersion, T> column, Function<EngineVersion, T> value) {
    column.setCellValueFactory(line -> new ReadOnlyObjectWrapper<>(value.apply(line.getValue())));
  }

  /// Calls an action for the selected line. Focuses the table first: the action may disable its
  /// button, which would move the focus to the next control.
  private void withSelected(Consumer<EngineVersion> action) {
    table.requestFocus();
    Optional.ofNullable(table.getSelectionModel().getSelectedItem()).ifPresent(action);
  }

  /// Selects the line of the same engine again, after the lines were replaced.
  private void selectAgain() {
    model.lines().stream()
        .filter(each -> each.engine().id().equals(selected))
        .findFirst()
        .ifPresent(table.getSelectionModel()::select);
  }

  private void offer(@Nullable EngineVersion line) {
    if (line != null) {
      selected = line.engine().id();
    }
    get.setDisable(line == null || !line.canGet());
    remove.setDisable(line == null || !model.canRemove(line));
  }
}
