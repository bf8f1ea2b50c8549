package dynobench.ui.engines;

import dynobench.catalog.Descriptor;
import dynobench.describing.EngineTryout;
import dynobench.dialect.EnquiryResult;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Form for a driver that has no descriptor.
public final class AddEngineView {
  @FXML private ListView<Path> jars;
  @FXML private Button drop;
  @FXML private TextField coordinates;
  @FXML private Button fetch;
  @FXML private ComboBox<Descriptor> models;
  @FXML private ComboBox<String> driver;
  @FXML private TextField url;
  @FXML private TextField user;
  @FXML private PasswordField password;
  @FXML private TextField id;
  @FXML private Label objection;
  @FXML private Button test;
  @FXML private Button stop;
  @FXML private Button save;
  @FXML private Label said;
  @FXML private VBox remarks;
  @FXML private GridPane results;

  private final AddEngineViewModel model;
  private final Parent node;

  AddEngineView(EnginesHere here, AddEngineContext adding) {
    model = new AddEngineViewModel(here, adding, new ViewTexts(AddEngineView.class));
    node = Fxml.load(this, "add.fxml");
    bindFields();
    bindButtons();
    said.textProperty().bind(model.status());
    said.managedProperty().bind(model.status().isNotEmpty());
    model.found().subscribe(this::show);
    model.results().addListener((ListChangeListener<EngineTryout.Result>) _ -> list());
    models.setOnShowing(_ -> models.getItems().setAll(model.models()));
    models.setConverter(new Named());
    models
        .valueProperty()
        .subscribe(chosen -> {
          if (chosen != null) {
            model.copy(chosen);
          }
        });
  }

  /// Returns the view for the dock.
  static DockView dock(EnginesHere here, AddEngineContext adding) {
    var texts = new ViewTexts(AddEngineView.class);
    return new DockView(
        ViewId.ENGINES_ADD,
        texts.of("add.title"),
        texts.of("add.tip"),
        Feather.PLUS_CIRCLE,
        "editor",
        () -> new AddEngineView(here, adding).node,
        List.of());
  }

  Parent node() {
    return node;
  }

  private void bindFields() {
    jars.setItems(model.jars());
    jars.setPlaceholder(new Label(new ViewTexts(AddEngineView.class).of("add.jars.none")));
    driver.setItems(model.drivers());
    driver.getEditor().textProperty().bindBidirectional(model.driver());
    coordinates.textProperty().bindBidirectional(model.coordinates());
    url.textProperty().bindBidirectional(model.url());
    user.textProperty().bindBidirectional(model.user());
    password.textProperty().bindBidirectional(model.password());
    id.textProperty().bindBidirectional(model.id());
    objection.textProperty().bind(model.objection());
    objection.visibleProperty().bind(objection.textProperty().isNotEmpty());
    objection.managedProperty().bind(objection.visibleProperty());
    Stream.of(jars, coordinates, models, driver, url, user, password)
        .forEach(each -> each.disableProperty().bind(model.busy()));
  }

  private void bindButtons() {
    BooleanBinding incomplete = model.driver().isEmpty().or(model.url().isEmpty()).or(model.busy());
    test.disableProperty().bind(incomplete);
    test.setOnAction(_ -> model.test());
    stop.disableProperty().bind(model.busy().not());
    stop.setOnAction(_ -> model.stop());
    save.disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () ->
                    model.busy().get()
                        || model.id().get().isBlank()
                        || !model.objection().get().isEmpty()
                        || model.found().get().isEmpty(),
                model.busy(),
                model.id(),
                model.objection(),
                model.found()));
    save.setOnAction(_ -> model.save());
    fetch.disableProperty().bind(model.coordinates().isEmpty().or(model.busy()));
    fetch.setOnAction(_ -> model.fetch());
    drop.disableProperty().bind(jars.getSelectionModel().selectedItemProperty().isNull());
    drop.setOnAction(_ -> model.jars().remove(jars.getSelectionModel().getSelectedItem()));
  }

  @FXML
  private void choose() {
    model.choose();
  }

  private void show(Optional<EnquiryResult.Found> found) {
    remarks
        .getChildren()
        .setAll(
            found.stream()
                .flatMap(it -> it.remarks().stream())
                .map(AddEngineView::wrapped)
                .toList());
  }

  private static Label wrapped(String text) {
    var label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add("muted");
    return label;
  }

  private void list() {
    results.getChildren().clear();
    int row = 0;
    for (EngineTryout.Result each : model.results()) {
      boolean works = each.failure().isEmpty();
      var sign =
          new FontIcon(
              works ? Feather.CHECK : each.tried() ? Feather.ALERT_TRIANGLE : Feather.MINUS);
      var sentence = new Label(each.sentence());
      sentence.setWrapText(true);
      sentence.setMinHeight(Region.USE_PREF_SIZE);
      results.addRow(row, sign, new Label(each.workload().title()), sentence);
      row++;
    }
  }

  /// Converter of an engine to its name and version.
  private static final class Named extends StringConverter<Descriptor> {
    @Override
    public String toString(Descriptor engine) {
      return engine == null ? "" : engine.name() + " " + engine.version();
    }

    @Override
    public Descriptor fromString(String text) {
      throw new UnsupportedOperationException("the field is not editable");
    }
  }
}
