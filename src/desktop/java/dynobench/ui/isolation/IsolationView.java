package dynobench.ui.isolation;

import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.result.LevelResult;
import dynobench.table.IsolationTable;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View of the scripts of a test of isolation.
public final class IsolationView {
  @FXML private HBox bar;
  @FXML private ComboBox<LevelResult> levels;
  @FXML private ComboBox<ScriptResult> scripts;
  @FXML private Button previous;
  @FXML private Button next;
  @FXML private Button all;
  @FXML private ScrollPane scroll;
  @FXML private VBox page;
  @FXML private Label verdict;
  @FXML private Label about;
  @FXML private Label empty;

  private final IsolationViewModel model;
  private final ViewTexts texts;
  private final Commands commands;
  private final LanesPane lanes;
  private final BooleanBinding hasScript;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  private IsolationView(IsolationViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    lanes = new LanesPane(texts);
    commands = Commands.ofView(texts, texts.of("title"));
    hasScript =
        Bindings.createBooleanBinding(() -> model.script().get().isPresent(), model.script());
    commands
        .add("isolation.previous", model::showPrevious)
        .icon(Feather.CHEVRON_UP)
        .when(hasScript)
        .done();
    commands
        .add("isolation.next", model::showNext)
        .icon(Feather.CHEVRON_DOWN)
        .when(hasScript)
        .done();
    commands.add("isolation.all", model::showAll).icon(Feather.LIST).when(hasScript).done();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(RunDisplay showing) {
    var texts = new ViewTexts(IsolationView.class);
    var view = new IsolationView(new IsolationViewModel(showing), texts);
    return Stream.of(
        DockView.of(ViewId.ISOLATION, texts, Feather.COLUMNS, "editor", view.node)
            .offering(view.commands));
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "isolation.fxml");
    loaded.sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    return loaded;
  }

  @FXML
  private void initialize() {
    page.getChildren().add(lanes);
    CommandControls.bind(previous, commands.get("isolation.previous"));
    CommandControls.bind(next, commands.get("isolation.next"));
    CommandControls.bind(all, commands.get("isolation.all"));
    scroll.visibleProperty().bind(hasScript);
    bar.visibleProperty().bind(hasScript);
    bar.managedProperty().bind(hasScript);
    empty.visibleProperty().bind(hasScript.not());
    bindChoices();
    model.script().subscribe(_ -> draw());
    model.steps().subscribe(_ -> draw());
  }

  private void bindChoices() {
    levels.setConverter(LabelConverter.of(this::title));
    scripts.setConverter(LabelConverter.of(this::title));
    model.levels().subscribe(list -> levels.getItems().setAll(list));
    model
        .level()
        .subscribe(now -> {
          levels.setValue(now.orElse(null));
          scripts
              .getItems()
              .setAll(now.map(LevelResult::scripts).stream().flatMap(it -> it.stream()).toList());
          scripts.setValue(model.script().get().orElse(null));
        });
    model.script().subscribe(now -> scripts.setValue(now.orElse(null)));
    levels
        .valueProperty()
        .subscribe((_, now) -> {
          if (now != null) { // null while the items change
            model.level().set(Optional.of(now));
          }
        });
    scripts
        .valueProperty()
        .subscribe((_, now) -> {
          if (now != null) {
            model.script().set(Optional.of(now));
          }
        });
  }

  private String title(LevelResult level) {
    return IsolationTable.title(model.run(), level.contender())
        + " \u00b7 "
        + IsolationTable.name(level);
  }

  private String title(ScriptResult script) {
    return model
            .run()
            .workload()
            .interleaving(script.script())
            .map(Interleaving::title)
            .orElse(script.script())
        + ": "
        + IsolationTable.words(script.outcome());
  }

  private void draw() {
    Optional<Interleaving> script = model.interleaving();
    if (script.isEmpty()) {
      return;
    }
    Interleaving it = script.get();
    ScriptResult result = model.script().get().orElseThrow();
    String key = "verdict." + result.outcome().name().toLowerCase(Locale.ROOT);
    verdict.setText(
        texts.of(key, it.anomaly().word())
            + (model.isBroken() ? " " + texts.of("verdict.broken") : ""));
    about.setText(it.about());
    lanes.show(it, result, model.steps().get());
  }
}
