package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.PercentFormat;
import dynobench.result.RunResult;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunArchive;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.CheckItem;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
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
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View that compares runs, or contenders of one run.
public final class CompareView {
  private static final List<Double> MARGINS =
      List.of(0.01, 0.02, Comparison.USUAL_MARGIN, 0.05, 0.10);

  @FXML private VBox root;
  @FXML private ToggleButton runs;
  @FXML private ToggleButton contenders;
  @FXML private ComboBox<ComparisonSide> base;
  @FXML private ComboBox<Metric> metric;
  @FXML private ComboBox<Double> margin;
  @FXML private Button swap;
  @FXML private Label letters;
  @FXML private MenuButton others;
  @FXML private Button charts;
  @FXML private Button copy;
  @FXML private Button why;
  @FXML private Button turns;
  @FXML private Button duel;
  @FXML private HBox summaryBar;
  @FXML private Label summary;
  @FXML private TableView<CompareRow> table;
  @FXML private Label ratios;
  @FXML private TableView<CrashPair> crashes;
  @FXML private ScrollPane rivalsPane;
  @FXML private VBox rivals;

  private final ViewTexts texts;
  private final CompareViewModel model;
  private final InTurns inTurns;
  private final Navigation navigation;
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  CompareView(CompareViewModel model, InTurns inTurns, Navigation navigation, ViewTexts texts) {
    this.model = model;
    this.inTurns = inTurns;
    this.navigation = navigation;
    this.texts = texts;
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands();
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "compare.fxml");
    bindKind();
    bindSides();
    bindOutcome();
    model.visible().bind(root.sceneProperty().isNotNull());
    return loaded;
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RunDisplay showing,
      RunArchive archive,
      PlanDraft draft,
      PlanFiles files,
      Navigation navigation,
      Notifications notifications) {
    var texts = new ViewTexts(CompareView.class);
    var view =
        new CompareView(
            new CompareViewModel(showing, archive, texts),
            new InTurns(draft, files, navigation, notifications),
            navigation,
            texts);
    return Stream.of(
        DockView.of(ViewId.COMPARE, texts, Feather.COLUMNS, "editor", view.node)
            .offering(view.commands));
  }

  Parent node() {
    return node.get();
  }

  private void addCommands() {
    commands
        .add("compare.swap", model.sides()::swap)
        .icon(Feather.REPEAT)
        .when(Bindings.isNotEmpty(model.sides().others()))
        .done();
    commands
        .add("compare.charts", this::showOnCharts)
        .icon(Feather.LAYERS)
        .when(model.sides().contenders().or(isEmpty()).or(isOfCrashes()).not())
        .done();
    commands
        .add("compare.turns", this::measureInTurns)
        .icon(Feather.SHUFFLE)
        .when(isApart())
        .done();
    commands.add("compare.duel", this::duel).icon(Feather.CROSSHAIR).when(areTwo()).done();
    commands
        .add("compare.copy", this::copy)
        .key("Shortcut+C")
        .icon(Feather.COPY)
        .when(isEmpty().not())
        .done();
  }

  private void showOnCharts() {
    model.showOnCharts();
    navigation.show(ViewId.ofPhases().getFirst());
  }

  private void bindKind() {
    model
        .sides()
        .contenders()
        .subscribe(now -> {
          contenders.setSelected(now);
          runs.setSelected(!now);
        });
    contenders.setOnAction(_ -> choose(true));
    runs.setOnAction(_ -> choose(false));
    CommandControls.bind(charts, commands.get("compare.charts"));
    CommandControls.bind(copy, commands.get("compare.copy"));
    why.setOnAction(_ -> navigation.show(ViewId.WHY));
    why.disableProperty().bind(isEmpty().or(isOfCrashes()));
    CommandControls.bind(swap, commands.get("compare.swap"));
  }

  private void choose(boolean kind) {
    model.sides().contenders().set(kind);
    // A click on the chosen button would deselect it.
    contenders.setSelected(kind);
    runs.setSelected(!kind);
  }

  private BooleanBinding isEmpty() {
    return Bindings.createBooleanBinding(() -> model.outcome().get().isEmpty(), model.outcome());
  }

  private BooleanBinding isOfCrashes() {
    return Bindings.createBooleanBinding(
        () -> !model.outcome().get().crashes().isEmpty(), model.outcome());
  }

  private void bindSides() {
    metric.setItems(model.metrics());
    metric.setConverter(LabelConverter.of(Metric::title));
    metric.valueProperty().bindBidirectional(model.metric());
    margin.getItems().setAll(MARGINS);
    margin.setConverter(
        LabelConverter.of(share -> texts.of("margin.words", PercentFormat.format(share))));
    margin.valueProperty().bindBidirectional(model.margin());
    Stream.of(metric, margin, charts)
        .forEach(it -> {
          it.visibleProperty().bind(isOfCrashes().not());
          it.managedProperty().bind(it.visibleProperty());
        });
    base.setConverter(LabelConverter.of(ComparisonSide::title));
    model
        .sides()
        .choices()
        .subscribe(list -> {
          base.getItems().setAll(list);
          base.setValue(model.sides().base().get().orElse(null));
          fillOthers();
        });
    model
        .sides()
        .base()
        .subscribe(now -> {
          base.setValue(now.orElse(null));
          fillOthers();
        });
    base.valueProperty()
        .subscribe((_, now) -> {
          // Null while the items change.
          if (now != null) {
            model.sides().base().set(Optional.of(now));
          }
        });
    model.sides().others().addListener((ListChangeListener<ComparisonSide>) _ -> fillOthers());
    others.showingProperty().subscribe((_, _) -> fillOthers());
    model.outcome().subscribe(_ -> fillOthers());
  }

  private void fillOthers() {
    List<ComparisonSide> chosen = List.copyOf(model.sides().others());
    // Don't change the boxes while the user is ticking them.
    if (!others.isShowing()) {
      others.getItems().setAll(items(chosen));
    }
    letters.setText(chosen.size() < 2 ? "B" : "B – " + ComparisonSide.letter(chosen.size() - 1));
    others.setText(
        switch (chosen.size()) {
          case 0 -> texts.of("others.none");
          case 1 -> chosen.getFirst().title();
          default -> texts.of("others.many", chosen.size());
        });
  }

  private List<CustomMenuItem> items(List<ComparisonSide> chosen) {
    return model.sides().choices().get().stream()
        .filter(each -> !model.sides().base().get().equals(Optional.of(each)))
        .map(each -> item(each, chosen.indexOf(each)))
        .toList();
  }

  private CustomMenuItem item(ComparisonSide side, int place) {
    String text = place < 0 ? side.title() : ComparisonSide.letter(place) + "  " + side.title();
    return CheckItem.of(text, Optional.empty(), place >= 0, on -> model.sides().use(side, on));
  }

  private void bindOutcome() {
    CommandControls.bind(turns, commands.get("compare.turns"));
    turns.visibleProperty().bind(isApart());
    turns.managedProperty().bind(turns.visibleProperty());
    CommandControls.bind(duel, commands.get("compare.duel"));
    duel.visibleProperty().bind(areTwo());
    duel.managedProperty().bind(duel.visibleProperty());
    summary.textProperty().bind(model.summary());
    ratios.textProperty().bind(model.ratios());
    ratios.visibleProperty().bind(ratios.textProperty().isNotEmpty());
    ratios.managedProperty().bind(ratios.visibleProperty());
    var placeholder = new Label();
    placeholder.getStyleClass().add("empty");
    placeholder.textProperty().bind(model.summary());
    table.setPlaceholder(placeholder);
    summaryBar.visibleProperty().bind(isEmpty().not());
    summaryBar.managedProperty().bind(summaryBar.visibleProperty());
    table.addEventHandler(KeyEvent.KEY_PRESSED, commands::execute);
    table.visibleProperty().bind(isOfCrashes().not());
    table.managedProperty().bind(table.visibleProperty());
    crashes.addEventHandler(KeyEvent.KEY_PRESSED, commands::execute);
    crashes.visibleProperty().bind(isOfCrashes());
    crashes.managedProperty().bind(crashes.visibleProperty());
    model.outcome().subscribe(_ -> fill());
    summary.fontProperty().subscribe((_, _) -> fill());
  }

  private void fill() {
    SideBySide outcome = model.outcome().get();
    new CompareTable(table, texts, summary.getFont(), outcome)
        .fill(model.sides().others().size() > 1);
    new CrashPairTable(crashes, texts, summary.getFont().getSize())
        .fill(outcome.crashes(), model.sides().others().size() > 1);
    rivals.getChildren().setAll(outcome.rivals().stream().map(CompareView::line).toList());
    rivals.getChildren().addFirst(heading());
    rivalsPane.setVisible(!outcome.isEmpty());
    rivalsPane.setManaged(!outcome.isEmpty());
  }

  private Label heading() {
    var heading = new Label(texts.of("rivals"));
    heading.getStyleClass().add("section");
    return heading;
  }

  private static Label line(String sentence) {
    var line = new Label(sentence);
    line.setWrapText(true);
    return line;
  }

  private BooleanBinding isApart() {
    return Bindings.createBooleanBinding(
        () -> !model.runsAtDifferentTimes().isEmpty(), model.outcome());
  }

  private void measureInTurns() {
    List<RunResult> runs = model.runsAtDifferentTimes();
    inTurns.open(runs.getFirst(), runs.getLast(), texts.of("turns.wait"));
  }

  private BooleanBinding areTwo() {
    return Bindings.createBooleanBinding(() -> !model.opponents().isEmpty(), model.outcome());
  }

  private void duel() {
    List<Contender> two = model.opponents();
    inTurns.duel(model.shown(), two.getFirst(), two.getLast());
  }

  private void copy() {
    SystemClipboard.text(model.text());
  }
}
