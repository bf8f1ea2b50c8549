package dynobench.ui.result;

import dynobench.comparison.ResultLine;
import dynobench.durability.Durability;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.ResultWarning;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;

/// View of a run's result: the answer before any chart.
public final class ResultView {
  private static final double GAP = 12;

  @FXML private ComboBox<Metric> metric;
  @FXML private HBox sizes;
  @FXML private Slider size;
  @FXML private Label about;
  @FXML private MenuButton copy;
  @FXML private HBox openBar;
  @FXML private Label open;
  @FXML private Button decide;
  @FXML private Hyperlink doubts;
  @FXML private Label method;
  @FXML private VBox classes;
  @FXML private VBox answer;
  @FXML private ScrollPane scroll;
  @FXML private VBox nothing;
  @FXML private HBox bar;
  @FXML private Label empty;

  private final ResultViewModel model;
  private final Appearance appearance;
  private final Navigation navigation;
  private final Notifications notifications;
  private final ViewTexts texts = new ViewTexts(ResultView.class);
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  ResultView(
      ResultViewModel model,
      Appearance appearance,
      Navigation navigation,
      Notifications notifications) {
    this.model = model;
    this.appearance = appearance;
    this.navigation = navigation;
    this.notifications = notifications;
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands();
  }

  /// Returns the view for the dock.
  ///
  /// @param warnings warnings about the shown run
  public static Stream<DockView> of(
      RunDisplay showing,
      ReadOnlyObjectProperty<List<ResultWarning>> warnings,
      DecidingRounds rounds,
      Appearance appearance,
      Navigation navigation,
      Notifications notifications) {
    var texts = new ViewTexts(ResultView.class);
    var view =
        new ResultView(
            new ResultViewModel(showing, warnings, rounds, texts),
            appearance,
            navigation,
            notifications);
    return Stream.of(
        DockView.of(ViewId.RESULT, texts, Feather.AWARD, "editor", view.node)
            .offering(view.commands));
  }

  private void addCommands() {
    var shown = Bindings.isEmpty(model.empty());
    commands
        .add("result.copy.text", () -> copy(model.text(false)))
        .icon(Feather.COPY)
        .when(shown)
        .done();
    commands.add("result.copy.markdown", () -> copy(model.text(true))).when(shown).done();
    commands.add("result.copy.picture", this::copyPicture).when(shown).done();
    commands
        .add("result.decide", model::decide)
        .icon(Feather.REPEAT)
        .when(model.isDecidable())
        .done();
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "result.fxml");
    loaded.sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    return loaded;
  }

  Parent node() {
    return node.get();
  }

  @FXML
  private void initialize() {
    metric.setItems(model.metrics());
    metric.setConverter(LabelConverter.of(Metric::title));
    metric.valueProperty().bindBidirectional(model.metric());
    showOnlyWith(metric, model.about()); // a crash run has no figures
    about.textProperty().bind(model.about());
    var headline = new AnswerPane(texts, () -> navigation.show(ViewId.WHY));
    answer.getChildren().addFirst(headline);
    headline.accessibleTextProperty().bind(model.headline());
    model.lines().addListener((ListChangeListener<ResultLine>) _ -> headline.show(model.lines()));
    headline.show(model.lines());
    open.textProperty().bind(model.open());
    CommandControls.bind(decide, commands.get("result.decide"));
    decide.setText(texts.of("result.decide"));
    showOnlyWith(openBar, model.open());
    doubts.textProperty().bind(model.warnings());
    doubts.setOnAction(_ -> navigation.show(ViewId.PROBLEMS));
    showOnlyWith(doubts, model.warnings());
    method.textProperty().bind(model.method());
    empty.textProperty().bind(model.empty());
    nothing.visibleProperty().bind(Bindings.isNotEmpty(model.empty()));
    scroll.visibleProperty().bind(Bindings.isEmpty(model.empty()));
    bar.visibleProperty().bind(scroll.visibleProperty());
    for (String each : List.of("result.copy.text", "result.copy.markdown", "result.copy.picture")) {
      copy.getItems().add(CommandControls.menuItem(commands.get(each)));
    }
    setUpSlider();
    model.cards().addListener((ListChangeListener<RankingCard>) _ -> layOutCards());
    appearance.dark().subscribe((_, _) -> layOutCards());
    appearance.fontPercent().subscribe((_, _) -> layOutCards());
    appearance.presenting().subscribe((_, _) -> layOutCards());
    appearance.presentedType().subscribe((_, _) -> layOutCards());
    layOutCards();
  }

  private static void showOnlyWith(Node node, ObservableValue<String> words) {
    node.visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> !words.getValue().isEmpty(), words));
    node.managedProperty().bind(node.visibleProperty());
  }

  /// Sets up the slider with one stop for each measured point.
  private void setUpSlider() {
    size.setMin(0);
    size.setMajorTickUnit(1);
    size.setMinorTickCount(0);
    size.setBlockIncrement(1);
    size.setSnapToTicks(true);
    size.setShowTickMarks(true);
    size.setOrientation(Orientation.HORIZONTAL);
    size.setLabelFormatter(new Stops());
    model.points().subscribe(this::stops);
    model.point().subscribe(_ -> stops());
    size.valueProperty()
        .subscribe(value -> {
          int stop = (int) Math.round(value.doubleValue());
          if (stop < model.points().size()) {
            model.point().set(model.points().get(stop));
          }
        });
  }

  private void stops() {
    int count = model.points().size();
    sizes.setVisible(count > 1);
    sizes.setManaged(count > 1);
    size.setMax(Math.max(1, count - 1));
    int stop = model.points().indexOf(model.point().get());
    if (stop >= 0) {
      size.setValue(stop);
    }
  }

  private final class Stops extends StringConverter<Double> {
    @Override
    public String toString(Double value) {
      int stop = (int) Math.round(value);
      return stop < model.points().size() ? LevelLabels.label(model.points().get(stop)) : "";
    }

    @Override
    public Double fromString(String text) {
      throw new UnsupportedOperationException("the field is not editable");
    }
  }

  /// Lays out the cards, grouped by equal durability.
  private void layOutCards() {
    classes.getChildren().clear();
    Durability.Answer last = null;
    FlowPane flow = new FlowPane(GAP, GAP);
    for (RankingCard each : model.cards()) {
      if (!each.durability().answer().equals(last)) {
        last = each.durability().answer();
        flow = new FlowPane(GAP, GAP);
        classes.getChildren().add(new VBox(GAP / 2, new ClassHeading(each.durability()), flow));
      }
      flow.getChildren().add(new RankingPane(each, appearance.chartTheme(), model::pick));
    }
  }

  private void copy(String text) {
    SystemClipboard.text(text);
    notifications.add(texts.of("copied"));
  }

  private void copyPicture() {
    var _ = node();
    SystemClipboard.picture(answer);
    notifications.add(texts.of("copied"));
  }
}
