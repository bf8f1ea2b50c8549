package dynobench.ui.advice;

import dynobench.advice.AdviceFigure;
import dynobench.advice.StoredAdvice;
import dynobench.advice.SurvivalNeed;
import dynobench.isolation.IsolationModel;
import dynobench.session.PlanRunner;
import dynobench.ui.advice.AdviceForm.Field;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.FormField;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View Advice: questions about an application on the left, the answer on the right.
public final class AdviceView {
  @FXML private VBox fields;
  @FXML private VBox figures;
  @FXML private ComboBox<SurvivalNeed> survive;
  @FXML private ComboBox<Optional<IsolationModel>> isolation;
  @FXML private Label preview;
  @FXML private Label state;
  @FXML private Button measure;
  @FXML private Button stop;
  @FXML private Button export;
  @FXML private VBox answer;
  @FXML private Label empty;

  private final AdviceViewModel model;
  private final Dialogs dialogs;
  private final ViewTexts texts = new ViewTexts(AdviceView.class);
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  /// Creates the view.
  public AdviceView(
      PlanRunner bench,
      PlanDraft draft,
      RunSources library,
      Dialogs dialogs,
      TaskStarter tasks,
      Clock clock) {
    this.dialogs = dialogs;
    model =
        new AdviceViewModel(
            bench.workspace(),
            draft.catalog(),
            library.archive(),
            tasks,
            new AdviceRuns(bench, library.live(), tasks, clock, texts),
            texts);
  }

  public DockView dock() {
    return DockView.of(ViewId.ADVICE, texts, Feather.COMPASS, "editor", node);
  }

  /// Returns whether the runs of an answer go on.
  public ReadOnlyBooleanProperty going() {
    return model.runs().going();
  }

  /// Returns whether a run of this window was measured for an answer.
  public boolean measured(String run) {
    return model.runs().measured(run);
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "advice.fxml");
    loaded.sceneProperty().subscribe(scene -> model.visible(scene != null));
    return loaded;
  }

  @FXML
  private void initialize() {
    AdviceForm form = model.form();
    fields.getChildren().addAll(0, Stream.of(Field.ROWS, Field.BYTES).map(this::field).toList());
    fields
        .getChildren()
        .addAll(
            Stream.of(Field.CLIENTS, Field.READS, Field.HEAP, Field.OBJECTS, Field.MINUTES)
                .map(this::field)
                .toList());
    survive.getItems().setAll(SurvivalNeed.values());
    survive.setConverter(LabelConverter.of(SurvivalNeed::words));
    survive.valueProperty().bindBidirectional(form.survive());
    isolation.getItems().setAll(AdviceForm.isolations());
    isolation.setConverter(
        LabelConverter.of(it -> it.map(IsolationModel::title).orElse(texts.of("any"))));
    isolation.valueProperty().bindBidirectional(form.isolation());
    for (AdviceFigure each : AdviceFigure.values()) {
      var box = new CheckBox(each.title());
      box.setId(each.id());
      box.selectedProperty().bindBidirectional(form.matters(each));
      figures.getChildren().add(box);
    }
    preview.textProperty().bind(model.preview());
    state.textProperty().bind(model.runs().state());
    measure.disableProperty().bind(model.measurable().not().or(model.runs().going()));
    stop.disableProperty().bind(model.runs().going().not());
    model.answer().subscribe(this::show);
  }

  private FormField field(Field each) {
    String name = each.name().toLowerCase(Locale.ROOT);
    var input = new TextField();
    input.setId(name);
    HBox.setHgrow(input, Priority.ALWAYS);
    var field = new FormField();
    field.setKey(name);
    field.setLabel(texts.of("field." + name));
    field.setTip(texts.of("field." + name + ".tip"));
    field.getContent().add(input);
    input.textProperty().bindBidirectional(model.form().text(each));
    field.problemProperty().bind(model.form().problem(each));
    return field;
  }

  private void show(Optional<StoredAdvice.Answer> found) {
    export.setDisable(found.isEmpty());
    empty.setVisible(found.isEmpty());
    empty.setManaged(found.isEmpty());
    answer
        .getChildren()
        .setAll(
            found
                .map(it -> new AdviceAnswerPane(it.advice(), texts, model::open).nodes())
                .orElseGet(() -> List.of(empty)));
  }

  @FXML
  private void measure() {
    model.measure();
  }

  @FXML
  private void stop() {
    model.runs().stop();
  }

  @FXML
  private void export() {
    dialogs.save(texts.of("save"), "advice.html").ifPresent(model::export);
  }
}
