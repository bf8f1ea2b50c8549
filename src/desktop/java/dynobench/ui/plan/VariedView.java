package dynobench.ui.plan;

import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.RangeKind;
import dynobench.ui.widgets.FormField;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.workload.Domain;
import dynobench.workload.OwnRecording;
import dynobench.workload.Parameter;
import java.util.List;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.StringProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Part of the form for the range, and a field for each other parameter of the workload.
final class VariedView {
  @FXML private ComboBox<String> axis;
  @FXML private VBox range;
  @FXML private RadioButton steps;
  @FXML private RadioButton factors;
  @FXML private RadioButton list;
  @FXML private FormField fromField;
  @FXML private FormField stepField;
  @FXML private FormField factorField;
  @FXML private FormField countField;
  @FXML private FormField sizesField;
  @FXML private Slider fromSlider;
  @FXML private Slider stepSlider;
  @FXML private Slider factorSlider;
  @FXML private Slider countSlider;
  @FXML private TextField from;
  @FXML private TextField step;
  @FXML private TextField factor;
  @FXML private TextField count;
  @FXML private TextField sizes;
  @FXML private Label values;
  @FXML private VBox parameters;
  @FXML private VBox fields;

  private final VariedViewModel model;
  private final FieldProblems problems;
  private final FileFields files;
  private final LazyValue<Node> recordingNote = new LazyValue<>(this::recordingNote);
  private final Parent node;

  VariedView(VariedViewModel model, FieldProblems problems, FileFields files) {
    this.model = model;
    this.problems = problems;
    this.files = files;
    node = Fxml.load(this, "varied.fxml");
    bindAxis();
    bindRange();
    values.textProperty().bind(model.values());
    show(RangeKind.STEPS, steps, stepField);
    show(RangeKind.FACTORS, factors, factorField);
    show(RangeKind.LIST, list, sizesField);
    BooleanBinding ranged = model.draft().rangeKind().isNotEqualTo(RangeKind.LIST);
    fromField.visibleProperty().bind(ranged);
    countField.visibleProperty().bind(ranged);
    model.draft().workload().fields().subscribe(this::show);
  }

  private void bindAxis() {
    TitleCell.in(axis, model::axis);
    model
        .axes()
        .subscribe(all -> {
          axis.getItems().setAll(all);
          axis.setValue(model.draft().workload().axis().get());
        });
    model.draft().workload().axis().subscribe(axis::setValue);
    axis.valueProperty()
        .subscribe((_, chosen) -> {
          if (chosen != null) { // null while the items change
            model.draft().vary(chosen);
          }
        });
    axis.disableProperty().bind(model.axes().map(all -> all.size() < 2)); // an unknown workload
    range.visibleProperty().bind(model.ranged());
    range.managedProperty().bind(model.ranged());
  }

  private void bindRange() {
    bind(from, DraftField.FROM, fromSlider, model.from());
    bind(step, DraftField.STEP, stepSlider, model.step());
    bind(factor, DraftField.FACTOR, factorSlider, model.factor());
    bind(count, DraftField.COUNT, countSlider, model.count());
    sizes.textProperty().bindBidirectional(model.draft().field(DraftField.SIZES));
  }

  private void bind(TextField text, DraftField field, Slider slider, SliderField position) {
    text.textProperty().bindBidirectional(model.draft().field(field));
    slider.valueProperty().bindBidirectional(position.position());
  }

  private void show(RangeKind kind, RadioButton button, FormField field) {
    BooleanBinding chosen = model.draft().rangeKind().isEqualTo(kind);
    field.visibleProperty().bind(chosen);
    chosen.subscribe(button::setSelected);
    button.setOnAction(_ -> model.draft().rangeKind().set(kind));
  }

  private void show(List<Parameter> all) {
    fields.getChildren().setAll(all.stream().map(this::field).toList());
    parameters.setVisible(!all.isEmpty());
    parameters.setManaged(!all.isEmpty());
  }

  private Node field(Parameter parameter) {
    String key = DraftField.ofParameter(parameter.id());
    var unit = new Label();
    unit.textProperty().bind(model.unit(parameter));
    unit.getStyleClass().add("muted");
    var field = new FormField();
    field.setKey(key);
    field.setLabel(model.label(parameter));
    field.setTip(model.tip(parameter));
    field.getContent().setAll(control(parameter), unit);
    field.problemProperty().bind(problems.at(key));
    StringProperty text = model.draft().workload().text(parameter.id());
    if (!model.draft().workload().isOfUser(parameter)) {
      field.visibleProperty().bind(field.problemProperty().isNotEmpty());
    } else if (parameter.id().equals(OwnRecording.SHA_256)) {
      field.visibleProperty().bind(text.isNotEmpty()); // the plan of a stored run has one
    }
    files
        .browser(parameter.domain(), field.getLabel(), text)
        .ifPresent(button -> field.getContent().add(1, button));
    return parameter.id().equals(OwnRecording.FILE) ? new VBox(field, recordingNote.get()) : field;
  }

  private Node recordingNote() {
    return files.noteOn(
        model.draft().workload().text(OwnRecording.FILE),
        problems.at(DraftField.ofParameter(OwnRecording.FILE)));
  }

  private Node control(Parameter parameter) {
    StringProperty text = model.draft().workload().text(parameter.id());
    return switch (parameter.domain()) {
      case Domain.Whole _, Domain.Decimal _ -> {
        var control = new TextField();
        control.setId("parameter-" + parameter.id());
        control.getStyleClass().addAll("number", "values");
        control.textProperty().bindBidirectional(text);
        yield control;
      }
      case Domain.Text _ -> {
        var control = new TextField();
        control.setId("parameter-" + parameter.id());
        control.textProperty().bindBidirectional(text);
        HBox.setHgrow(control, Priority.ALWAYS);
        yield control;
      }
      case Domain.Choice(List<String> words) -> {
        var control = new ComboBox<String>();
        control.setId("parameter-" + parameter.id());
        control.setEditable(true); // several words can be typed
        control.getItems().setAll(words);
        control.valueProperty().bindBidirectional(text);
        control.getEditor().textProperty().bindBidirectional(text); // while it is typed
        HBox.setHgrow(control, Priority.ALWAYS);
        yield control;
      }
    };
  }

  Parent node() {
    return node;
  }
}
