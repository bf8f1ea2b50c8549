package dynobench.ui.table;

import dynobench.measure.Metric;
import dynobench.table.MedianColumn;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.storedruns.RunExport;
import dynobench.ui.storedruns.RunExport.Format;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.feather.Feather;

/// Table with its bar: filter, phase, medians, copying, saving.
public final class FiguresView {
  /// Size of the type at 100 %, in pixels.
  private static final double TYPE = 13;

  /// Share of the table's width for names, which often begin alike.
  private static final double NAME_SHARE = 0.3;

  @FXML private TextField filter;
  @FXML private ComboBox<String> phase;
  @FXML private ToggleButton medians;
  @FXML private ComboBox<Metric> metric;
  @FXML private Label summary;
  @FXML private Button copy;
  @FXML private MenuButton export;
  @FXML private TableView<FiguresRow> table;

  private final FiguresViewModel model;
  private final Appearance appearance;
  private final Notifications notifications;
  private final Commands commands;
  private final ViewTexts texts = new ViewTexts(FiguresView.class);
  private final Set<FiguresRow.Id> selected = new HashSet<>();
  private final LazyValue<Parent> node = new LazyValue<>(this::load);
  private List<FiguresColumn> columns = List.of();
  private boolean updating;

  FiguresView(
      FiguresViewModel model,
      RunExport export,
      Appearance appearance,
      Notifications notifications) {
    this.model = model;
    this.appearance = appearance;
    this.notifications = notifications;
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands(export);
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "figures.fxml");
    loaded.sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    return loaded;
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RunDisplay showing, RunExport export, Appearance appearance, Notifications notifications) {
    var texts = new ViewTexts(FiguresView.class);
    var view =
        new FiguresView(new FiguresViewModel(showing, texts), export, appearance, notifications);
    return Stream.of(
        DockView.of(ViewId.TABLE, texts, Feather.GRID, "editor", view.node)
            .offering(view.commands));
  }

  private void addCommands(RunExport export) {
    commands
        .add("table.copy", this::copySelected)
        .key("Shortcut+C")
        .icon(Feather.COPY)
        .when(Bindings.isNotEmpty(model.rows()))
        .done();
    var shown = export.shown();
    for (Format each : Format.values()) {
      var command = commands.add(id(each), () -> export.ask(each, texts.of(id(each)))).inWindow();
      key(each).ifPresent(command::key);
      command.when(Bindings.createBooleanBinding(() -> isRun(shown.get()), shown)).done();
    }
  }

  private static Optional<String> key(Format format) {
    return switch (format) {
      case LONG_CSV -> Optional.of("Shortcut+E");
      case WIDE_CSV -> Optional.empty();
      case HTML -> Optional.of("Shortcut+Shift+E");
    };
  }

  private static String id(Format format) {
    return "export." + format.name().toLowerCase(Locale.ROOT);
  }

  private static boolean isRun(ShownRun shown) {
    return shown.folder().isPresent();
  }

  Parent node() {
    return node.get();
  }

  @FXML
  private void initialize() {
    filter.textProperty().bindBidirectional(model.filter());
    phase.setItems(model.phases());
    phase.setConverter(LabelConverter.of(model::title));
    phase.valueProperty().bindBidirectional(model.phase());
    metric.setItems(model.metrics());
    metric.setConverter(LabelConverter.of(Metric::title));
    metric.valueProperty().bindBidirectional(model.metric());
    metric.visibleProperty().bind(model.medians().or(model.published()));
    metric.managedProperty().bind(metric.visibleProperty());
    medians.selectedProperty().bindBidirectional(model.medians());
    medians.disableProperty().bind(model.published());
    summary.textProperty().bind(model.summary());
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setItems(model.rows());
    model.rows().comparatorProperty().bind(table.comparatorProperty());
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<FiguresRow>) _ -> select());
    table.addEventHandler(KeyEvent.KEY_PRESSED, commands::execute);
    CommandControls.bind(copy, commands.get("table.copy"));
    for (Format each : Format.values()) {
      export.getItems().add(CommandControls.menuItem(commands.get(id(each))));
    }
    model.rows().addListener((ListChangeListener<FiguresRow>) _ -> updating = true);
    model.updates().subscribe(this::updated);
    appearance.fontPercent().subscribe(this::resize);
    table.widthProperty().subscribe(this::resize);
  }

  /// Takes the user's selection, but not the changes that replacing the rows causes.
  private void select() {
    if (updating) {
      return;
    }
    List<FiguresRow> items = List.copyOf(table.getSelectionModel().getSelectedItems());
    selected.clear();
    items.forEach(each -> selected.add(each.id()));
    if (items.size() == 1) {
      model.pick(items.getFirst());
    }
  }

  private void updated() {
    updating = true;
    if (!columns.equals(model.columns())) {
      columns = model.columns();
      table.getSortOrder().clear();
      table.getColumns().setAll(columns.stream().map(this::column).toList());
      selected.clear();
    }
    int[] places =
        IntStream.range(0, selected.isEmpty() ? 0 : model.rows().size())
            .filter(i -> selected.contains(model.rows().get(i).id()))
            .toArray();
    table.getSelectionModel().clearSelection();
    if (places.length > 0) {
      table.getSelectionModel().selectIndices(places[0], places);
    }
    updating = false;
  }

  private TableColumn<FiguresRow, FiguresRow> column(FiguresColumn of) {
    var column = new TableColumn<FiguresRow, FiguresRow>();
    column.setId(of.id());
    var title = new Label(of.title());
    title.setTooltip(new Tooltip(of.tip()));
    column.setGraphic(title);
    column.setText("");
    column.setUserData(of);
    column.setPrefWidth(width(of));
    column.setComparator(of.order());
    column.setCellValueFactory(each -> new ReadOnlyObjectWrapper<>(each.getValue()));
    column.setCellFactory(_ -> new FigureCell(of, appearance));
    if (of.numeric()) {
      column.getStyleClass().add("numeric");
    }
    return column;
  }

  private void resize() {
    table.getColumns().stream()
        .filter(each -> each.getUserData() instanceof FiguresColumn)
        .forEach(each -> each.setPrefWidth(width((FiguresColumn) each.getUserData())));
  }

  private double width(FiguresColumn of) {
    double width = of.width() * TYPE * appearance.fontPercent().get() / 100;
    return of.id().equals(MedianColumn.SERIES)
        ? Math.max(width, NAME_SHARE * table.getWidth())
        : width;
  }

  private void copySelected() {
    var _ = node(); // create the view, in case it was never visible
    List<FiguresRow> items = List.copyOf(table.getSelectionModel().getSelectedItems());
    copy(items.isEmpty() ? table.getItems() : items);
  }

  private void copy(List<FiguresRow> which) {
    SystemClipboard.text(model.text(which));
    notifications.add(texts.of("copied", which.size()));
  }
}
