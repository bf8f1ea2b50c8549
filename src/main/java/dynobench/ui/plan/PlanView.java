package dynobench.ui.plan;

import dynobench.plan.Isolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.toml.Section;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanDraft.RowsKind;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.parts.FormField;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
import dynobench.ui.stored.Library;
import dynobench.ui.work.Tasks;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.StringProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The form of the plan.
public final class PlanView {
  @FXML private HBox bar;
  @FXML private Label origin;
  @FXML private ScrollPane scroll;
  @FXML private VBox body;
  @FXML private VBox general;
  @FXML private VBox warnings;
  @FXML private TextField name;
  @FXML private TextField description;
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
  @FXML private Slider heapSlider;
  @FXML private TextField from;
  @FXML private TextField step;
  @FXML private TextField factor;
  @FXML private TextField count;
  @FXML private TextField sizes;
  @FXML private Label sizesText;
  @FXML private TextField repetitions;
  @FXML private TextField warmups;
  @FXML private ComboBox<String> commitStyle;
  @FXML private TextField commitRows;
  @FXML private ComboBox<String> isolation;
  @FXML private ComboBox<String> order;
  @FXML private TextField limit;
  @FXML private TextField seed;
  @FXML private TextField heap;
  @FXML private ComboBox<String> collector;
  @FXML private TextField flags;
  @FXML private Label contenders;
  @FXML private FlowPane chips;
  @FXML private Label amount;

  private final Texts texts = new Texts(PlanView.class);
  private final PlanDraft draft;
  private final PlanViewModel model;
  private final Parent node;

  PlanView(PlanDraft draft, PlanFiles files, Library library, Navigation navigation, Tasks tasks) {
    this.draft = draft;
    model = new PlanViewModel(draft, files, library, tasks, texts);
    node = Fxml.load(this, "plan.fxml");
    bar.getChildren().add(1, PresetBox.of(draft, files));
    origin.textProperty().bind(model.origin());
    bindTexts();
    bindSliders();
    bindChoices();
    bindRows();
    body.lookupAll(".form-field").stream()
        .map(FormField.class::cast)
        .forEach(each -> each.problemProperty().bind(model.problem(each.getKey())));
    model.general().subscribe(lines -> list(lines, general, "field-problem"));
    model.warnings().subscribe(lines -> list(lines, warnings, "plan-warning"));
    contenders.textProperty().bind(model.contenders());
    model
        .chips()
        .subscribe(all -> chips.getChildren().setAll(all.stream().map(this::chip).toList()));
    amount.textProperty().bind(model.amount());
    navigation.throughFields(this::lead);
    PlanDrop.accept(node, files);
  }

  /// Takes the user to a field, or as near as may be.
  private void lead(String key) {
    body.lookupAll(".form-field").stream()
        .map(FormField.class::cast)
        .filter(field -> field.isVisible() && key.startsWith(field.getKey()))
        .max(Comparator.comparingInt(field -> field.getKey().length()))
        .ifPresent(field -> field.focus(scroll));
  }

  /// The view for the dock.
  public static Stream<DockView> of(
      PlanDraft draft, PlanFiles files, Library library, Navigation navigation, Tasks tasks) {
    var texts = new Texts(PlanView.class);
    return Stream.of(
        DockView.of(
            "plan",
            texts,
            Feather.FILE_TEXT,
            "editor",
            () -> new PlanView(draft, files, library, navigation, tasks).node));
  }

  Parent node() {
    return node;
  }

  private StringProperty draft(DraftField field) {
    return draft.field(field);
  }

  private void bindTexts() {
    bind(name, DraftField.NAME);
    bind(description, DraftField.DESCRIPTION);
    bind(from, DraftField.FROM);
    bind(step, DraftField.STEP);
    bind(factor, DraftField.FACTOR);
    bind(count, DraftField.COUNT);
    bind(sizes, DraftField.SIZES);
    bind(repetitions, DraftField.REPETITIONS);
    bind(warmups, DraftField.WARMUPS);
    bind(limit, DraftField.TIME_LIMIT);
    bind(seed, DraftField.SEED);
    bind(heap, DraftField.HEAP);
    bind(flags, DraftField.FLAGS);
    commitRows.textProperty().bindBidirectional(model.commit().rows());
    commitRows.visibleProperty().bind(model.commit().counted());
    commitRows.managedProperty().bind(model.commit().counted());
  }

  private void bind(TextField control, DraftField field) {
    control.textProperty().bindBidirectional(draft(field));
  }

  private void bindSliders() {
    fromSlider.valueProperty().bindBidirectional(model.from().position());
    stepSlider.valueProperty().bindBidirectional(model.step().position());
    factorSlider.valueProperty().bindBidirectional(model.factor().position());
    countSlider.valueProperty().bindBidirectional(model.count().position());
    heapSlider.valueProperty().bindBidirectional(model.heap().position());
  }

  private void bindChoices() {
    choice(commitStyle, "commit", CommitChoice.STYLES, model.commit().style());
    choice(isolation, "isolation", written(Isolation.values()), draft(DraftField.ISOLATION));
    choice(order, "order", written(TrialOrder.values()), draft(DraftField.ORDER));
    choice(collector, "gc", written(WorkerJvm.Collector.values()), draft(DraftField.COLLECTOR));
  }

  private static List<String> written(Enum<?>[] constants) {
    return Stream.of(constants).map(Section::written).toList();
  }

  private void choice(
      ComboBox<String> box, String group, List<String> values, StringProperty value) {
    box.getItems().setAll(values);
    box.setConverter(new Wording(texts, group));
    box.valueProperty().bindBidirectional(value);
  }

  private void bindRows() {
    sizesText.textProperty().bind(model.sizes());
    show(RowsKind.STEPS, steps, stepField);
    show(RowsKind.FACTORS, factors, factorField);
    show(RowsKind.LIST, list, sizesField);
    BooleanBinding ranged = draft.rowsKind().isNotEqualTo(RowsKind.LIST);
    fromField.visibleProperty().bind(ranged);
    countField.visibleProperty().bind(ranged);
  }

  private void show(RowsKind kind, RadioButton button, FormField field) {
    BooleanBinding chosen = draft.rowsKind().isEqualTo(kind);
    field.visibleProperty().bind(chosen);
    chosen.subscribe(button::setSelected);
    button.setOnAction(_ -> draft.rowsKind().set(kind));
  }

  private static void list(List<String> lines, Pane pane, String style) {
    pane.getChildren().setAll(lines.stream().map(line -> line(line, style)).toList());
    pane.setVisible(!lines.isEmpty());
    pane.setManaged(!lines.isEmpty());
  }

  private static Node line(String text, String style) {
    var label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add(style);
    return label;
  }

  private Node chip(PlanViewModel.Chip chip) {
    String words = texts.of("chip.remove", chip.title());
    var button = new Button(chip.title(), new FontIcon(Feather.X));
    button.setMnemonicParsing(false); // modes have underscores in their names
    button.getStyleClass().add("chip");
    button.setTooltip(new Tooltip(words));
    button.setAccessibleText(words);
    button.setOnAction(_ -> model.remove(chip));
    return button;
  }
}
