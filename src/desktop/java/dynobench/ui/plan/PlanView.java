package dynobench.ui.plan;

import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.planfile.DuelReader.Until;
import dynobench.planfile.FormUse;
import dynobench.planfile.PlanKeys;
import dynobench.planfile.SteadyReader.Warmth;
import dynobench.toml.TomlSection;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.DurabilitySign;
import dynobench.ui.widgets.FormField;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.converter.BooleanStringConverter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Form in which the user edits the plan; also accepts dropped plan files.
public final class PlanView {
  @FXML private HBox bar;
  @FXML private Label origin;
  @FXML private ScrollPane scroll;
  @FXML private VBox body;
  @FXML private VBox footPlace;
  @FXML private TextField name;
  @FXML private TextField description;
  @FXML private VBox workloadPlace;
  @FXML private VBox variedPlace;
  @FXML private Slider heapSlider;
  @FXML private TextField repetitions;
  @FXML private TextField warmups;
  @FXML private ComboBox<String> commitStyle;
  @FXML private TextField commitRows;
  @FXML private TextField commitStyles;
  @FXML private MenuButton commitMore;
  @FXML private ComboBox<String> isolation;
  @FXML private ComboBox<String> warm;
  @FXML private TextField mostIterations;
  @FXML private Label mostUnit;
  @FXML private ComboBox<String> until;
  @FXML private VBox duelPlace;
  @FXML private TextField deciding;
  @FXML private TextField allowed;
  @FXML private TextField precision;
  @FXML private TextField duelSeconds;
  @FXML private CheckBox relay;
  @FXML private ComboBox<String> order;
  @FXML private TextField limit;
  @FXML private TextField seed;
  @FXML private TextField heap;
  @FXML private ComboBox<String> collector;
  @FXML private TextField flags;
  @FXML private TextField nodes;
  @FXML private VBox further;
  @FXML private Label contenders;
  @FXML private FlowPane chips;
  @FXML private Label amount;

  private final ViewTexts texts = new ViewTexts(PlanView.class);
  private final PlanDraft draft;
  private final PlanViewModel model;
  private final Parent node;

  PlanView(
      PlanDraft draft,
      PlanFiles files,
      RunSources library,
      Navigation navigation,
      TaskStarter tasks,
      FileFields fileFields) {
    this.draft = draft;
    model = new PlanViewModel(draft, files, library, tasks, texts);
    node = Fxml.load(this, "plan.fxml");
    bar.getChildren().add(1, PresetBox.of(draft, files));
    origin.textProperty().bind(model.origin());
    bindTexts();
    bindCommit();
    bindHeap();
    bindChoices();
    bindDuel();
    addFurther();
    workloadPlace.getChildren().setAll(new WorkloadView(model.varied()).node());
    variedPlace
        .getChildren()
        .setAll(new VariedView(model.varied(), model.problems(), fileFields).node());
    fields()
        .filter(each -> !each.problemProperty().isBound())
        .forEach(each -> each.problemProperty().bind(model.problems().at(each.getKey())));
    footPlace
        .getChildren()
        .setAll(new PlanFoot(model, texts, this::label, this::focusField).node());
    ScrollAnchor.on(scroll);
    chips.prefWrapLengthProperty().bind(body.widthProperty()); // else the height is of narrow rows
    contenders.textProperty().bind(model.contenders().summary());
    model
        .contenders()
        .all()
        .subscribe(all -> chips.getChildren().setAll(all.stream().map(this::chip).toList()));
    amount.textProperty().bind(model.amount());
    navigation.throughFields(this::focusField);
    PlanDrop.accept(node, files, library.archive(), () -> {});
  }

  private Stream<FormField> fields() {
    return body.lookupAll(".form-field").stream().map(FormField.class::cast);
  }

  /// Moves the focus to the field of a problem's key. Without such a field, it is the visible field
  /// with the longest key that the problem's key begins with.
  private void focusField(String problem) {
    nearest(draft.fieldOf(problem)).ifPresent(field -> field.focus(scroll));
  }

  private Optional<FormField> nearest(String key) {
    return fields()
        .filter(field -> field.isVisible() && key.startsWith(field.getKey()))
        .max(Comparator.comparingInt(field -> field.getKey().length()));
  }

  /// Returns the label of a field by its key, or that of the contenders if there is none.
  private String label(String key) {
    return nearest(key)
        .map(FormField::getLabel)
        .filter(label -> !label.isEmpty())
        .orElse(texts.of("contenders"));
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      PlanDraft draft,
      PlanFiles files,
      RunSources library,
      Navigation navigation,
      TaskStarter tasks,
      FileFields fileFields) {
    var texts = new ViewTexts(PlanView.class);
    return Stream.of(
        DockView.of(
            ViewId.PLAN,
            texts,
            Feather.FILE_TEXT,
            "editor",
            () -> new PlanView(draft, files, library, navigation, tasks, fileFields).node));
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
    bind(repetitions, DraftField.REPETITIONS);
    bind(warmups, DraftField.WARMUPS);
    bind(limit, DraftField.TIME_LIMIT);
    bind(seed, DraftField.SEED);
    bind(mostIterations, DraftField.MOST_ITERATIONS);
    bind(heap, DraftField.HEAP);
    bind(flags, DraftField.FLAGS);
    bind(nodes, DraftField.NODES);
  }

  private void bind(TextField control, DraftField field) {
    control.textProperty().bindBidirectional(draft(field));
  }

  /// Binds the commit style: a choice for one style, a text for several.
  private void bindCommit() {
    CommitChoice commit = model.commit();
    choice(commitStyle, "commit", CommitChoice.STYLES, commit.style());
    commitRows.textProperty().bindBidirectional(commit.rows());
    show(commitStyle, commit.several().not());
    show(commitRows, commit.several().not().and(commit.counted()));
    show(commitStyles, commit.several());
    commitStyles.textProperty().bindBidirectional(commit.text());
    commitStyles.focusedProperty().subscribe(commit::typing);
    commitMore.setOnShowing(
        _ -> commitMore.getItems().setAll(commit.offered().stream().map(this::more).toList()));
    commitMore.getItems().setAll(commit.offered().stream().map(this::more).toList());
  }

  private static void show(Node control, ObservableBooleanValue shown) {
    control.visibleProperty().bind(shown);
    control.managedProperty().bind(shown);
  }

  private MenuItem more(String style) {
    List<String> parts = CommitChoice.parts(style);
    String words = texts.of("commit." + parts.getFirst());
    String counted = parts.size() > 1 ? words.replace(" N ", " " + parts.getLast() + " ") : words;
    var item = new MenuItem(texts.of("commit.add", counted));
    item.setOnAction(_ -> model.commit().add(style));
    return item;
  }

  private void bindHeap() {
    heapSlider.valueProperty().bindBidirectional(model.heap().position());
    heapSlider
        .disableProperty()
        .bind(heap.textProperty().map(text -> DraftField.HEAP.values(text).size() > 1));
  }

  private void bindChoices() {
    choice(isolation, "isolation", written(TrialIsolation.values()), draft(DraftField.ISOLATION));
    choice(warm, "warm", written(Warmth.values()), draft(DraftField.WARM));
    ObservableValue<Boolean> repeats =
        draft(DraftField.WARM).map(TomlSection.written(Warmth.STEADY)::equals);
    for (Node each : List.of(mostIterations, mostUnit)) {
      each.visibleProperty().bind(repeats);
      each.managedProperty().bind(repeats);
    }
    choice(order, "order", written(TrialOrder.values()), draft(DraftField.ORDER));
    choice(collector, "gc", written(WorkerJvm.Collector.values()), draft(DraftField.COLLECTOR));
  }

  /// Binds the choice of a duel; choosing it adapts the rest of the plan.
  private void bindDuel() {
    choice(until, "until", written(Until.values()), model.until());
    show(duelPlace, draft.isDuel());
    bind(deciding, DraftField.DECIDING);
    bind(allowed, DraftField.ALLOWED);
    bind(precision, DraftField.PRECISION);
    bind(duelSeconds, DraftField.DUEL_SECONDS);
    Bindings.bindBidirectional(
        draft(DraftField.RELAY), relay.selectedProperty(), new BooleanStringConverter());
  }

  /// Adds a field for each plan key that the layout doesn't contain.
  private void addFurther() {
    List<String> placed = fields().map(FormField::getKey).toList();
    further
        .getChildren()
        .setAll(
            PlanKeys.ALL.stream()
                .filter(key -> key.form() instanceof FormUse.Field)
                .filter(key -> !placed.contains(draft.fieldOf(key.name())))
                .map(key -> FurtherField.of(key, draft(DraftField.of(key))))
                .toList());
  }

  private static List<String> written(Enum<?>[] constants) {
    return Stream.of(constants).map(TomlSection::written).toList();
  }

  private void choice(
      ComboBox<String> box, String group, List<String> values, StringProperty value) {
    box.getItems().setAll(values);
    box.setConverter(new PlanValueConverter(texts, group));
    box.valueProperty().bindBidirectional(value);
  }

  private Node chip(ContenderChips.Chip chip) {
    String words = texts.of("chip.remove", chip.title());
    var signs = new HBox(new DurabilitySign(chip.durability()), new FontIcon(Feather.X));
    signs.getStyleClass().add("chip-signs");
    var button = new Button(chip.title(), signs);
    button.setMnemonicParsing(false); // modes have underscores in their names
    button.getStyleClass().add("chip");
    button.setTooltip(
        new Tooltip(words + "\n" + chip.durability().description() + "\n" + texts.of("chip.tip")));
    button.setAccessibleText(words);
    button.setAccessibleHelp(texts.of("chip.tip"));
    button.setOnAction(_ -> model.contenders().remove(chip));
    button.setContextMenu(
        new ContextMenu(
            item("chip.own", () -> ask(chip, other -> model.contenders().change(chip, other))),
            item("chip.more", () -> ask(chip, other -> model.contenders().add(chip, other))),
            item("chip.take", () -> model.contenders().remove(chip))));
    return button;
  }

  private MenuItem item(String text, Runnable action) {
    var item = new MenuItem(texts.of(text));
    item.setOnAction(_ -> action.run());
    return item;
  }

  private void ask(ContenderChips.Chip chip, Consumer<DraftContender> use) {
    new ConditionsDialog(chips, chip.entry(), model.contenders().name(chip.entry())).show(use);
  }
}
