package dynobench.ui.upgrades;

import dynobench.result.UpgradeResult;
import dynobench.table.UpgradeTable;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View of a test of upgrades: a row for each version that made files, and a column for each
/// version that opened them.
public final class UpgradesView {
  private static final double WIDTH = 100;

  @FXML private VBox page;
  @FXML private Label headline;
  @FXML private Label legend;
  @FXML private TableView<String> matrix;
  @FXML private Label details;
  @FXML private Label empty;

  private final UpgradesViewModel model;
  private final ViewTexts texts;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  private UpgradesView(UpgradesViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(RunDisplay showing) {
    var texts = new ViewTexts(UpgradesView.class);
    var view = new UpgradesView(new UpgradesViewModel(showing), texts);
    return Stream.of(DockView.of(ViewId.UPGRADES, texts, Feather.GRID, "editor", view.node));
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "upgrades.fxml");
    loaded.sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    return loaded;
  }

  @FXML
  private void initialize() {
    BooleanBinding isEmpty =
        Bindings.createBooleanBinding(() -> model.results().get().isEmpty(), model.results());
    page.visibleProperty().bind(isEmpty.not());
    empty.visibleProperty().bind(isEmpty);
    headline.textProperty().bind(model.headline());
    details.textProperty().bind(model.details());
    legend.setText(UpgradeTable.LEGEND);
    matrix.getSelectionModel().setCellSelectionEnabled(true);
    matrix.getSelectionModel().getSelectedCells().subscribe(this::choose);
    model.results().subscribe(this::show);
  }

  private void show(List<UpgradeResult> results) {
    List<String> columns = model.columns();
    var all = new ArrayList<TableColumn<String, String>>();
    TableColumn<String, String> first = new TableColumn<>(texts.of("made.by"));
    first.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue()));
    all.add(first);
    for (String each : columns) {
      TableColumn<String, String> column = new TableColumn<>(each);
      column.setId(each);
      column.setCellValueFactory(
          row -> new ReadOnlyStringWrapper(model.word(row.getValue(), each)));
      column.setPrefWidth(WIDTH);
      all.add(column);
    }
    all.forEach(each -> each.setSortable(false));
    matrix.getColumns().setAll(all);
    matrix.getItems().setAll(results.isEmpty() ? List.of() : model.rows());
  }

  private void choose() {
    for (TablePosition<?, ?> each : matrix.getSelectionModel().getSelectedCells()) {
      if (each.getColumn() > 0 && each.getRow() >= 0) {
        model.choose(
            matrix.getItems().get(each.getRow()), model.columns().get(each.getColumn() - 1));
      }
    }
  }
}
