package dynobench.ui.why;

import dynobench.event.Series;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.ExplanationWords;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlameNode;
import dynobench.profile.ProfilingCost;
import dynobench.profile.RunProfile;
import dynobench.result.SeriesNames;
import dynobench.table.NumberText;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.ProfileRuns;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View of a run's profile: why is a contender slower?
public final class WhyView {
  private static final int NONE = -1;

  @FXML private HBox bar;

  @FXML private ComboBox<FlameGraph> graphs;
  @FXML private ComboBox<Integer> sides;
  @FXML private ComboBox<Integer> others;
  @FXML private CheckBox relative;
  @FXML private CheckBox packages;
  @FXML private Label legend;
  @FXML private TextField find;
  @FXML private Label found;
  @FXML private Button all;
  @FXML private Button export;
  @FXML private Button again;
  @FXML private Button profile;
  @FXML private ScrollPane scroll;
  @FXML private VBox answers;
  @FXML private VBox page;
  @FXML private Label details;
  @FXML private VBox nothing;
  @FXML private Label empty;

  private final WhyViewModel model;
  private final Appearance appearance;
  private final Dialogs dialogs;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final Commands commands;
  private final CategoryBars bars = new CategoryBars();
  private final CountTable counts;
  private final Label cost = new Label();
  private final FlamePane flames = new FlamePane(this::tell);
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  WhyView(
      WhyViewModel model,
      Appearance appearance,
      Dialogs dialogs,
      TaskStarter tasks,
      ViewTexts texts) {
    this.model = model;
    this.appearance = appearance;
    this.dialogs = dialogs;
    this.tasks = tasks;
    this.texts = texts;
    counts = new CountTable(texts.of("counts"));
    commands = Commands.ofView(texts, texts.of("title"));
    commands
        .add("why.profile", model::profile)
        .icon(Feather.HELP_CIRCLE)
        .when(model.isProfilable())
        .done();
    commands
        .add("why.export", this::exportPage)
        .icon(Feather.DOWNLOAD)
        .when(Bindings.createBooleanBinding(() -> model.loaded().get().isPresent(), model.loaded()))
        .done();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RunDisplay showing,
      ProfileRuns profiles,
      Appearance appearance,
      Dialogs dialogs,
      TaskStarter tasks) {
    var texts = new ViewTexts(WhyView.class);
    var model = new WhyViewModel(showing, profiles, tasks, texts);
    var view = new WhyView(model, appearance, dialogs, tasks, texts);
    return Stream.of(
        DockView.of(ViewId.WHY, texts, Feather.HELP_CIRCLE, "editor", view.node)
            .offering(view.commands));
  }

  Parent node() {
    return node.get();
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "why.fxml");
    loaded.sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    return loaded;
  }

  @FXML
  private void initialize() {
    page.getChildren().add(1, bars); // below the answers
    page.getChildren().addAll(flames, counts, cost);
    cost.setWrapText(true);
    cost.getStyleClass().addAll("muted", "small");
    flames.setOnChosen(this::scrollTo);
    CommandControls.bind(profile, commands.get("why.profile"));
    profile.setText(texts.of("why.profile"));
    CommandControls.bind(again, commands.get("why.profile"));
    CommandControls.bind(export, commands.get("why.export"));
    empty.textProperty().bind(model.empty());
    nothing.visibleProperty().bind(Bindings.isNotEmpty(model.empty()));
    profile.visibleProperty().bind(model.isProfilable());
    scroll.visibleProperty().bind(Bindings.isEmpty(model.empty()));
    bar.visibleProperty().bind(scroll.visibleProperty());
    bar.managedProperty().bind(bar.visibleProperty());
    details.visibleProperty().bind(scroll.visibleProperty());
    details.managedProperty().bind(details.visibleProperty());
    flames.maxWidthProperty().bind(scroll.widthProperty());
    legend.managedProperty().bind(legend.visibleProperty());
    bindChoices();
    appearance.fontPercent().subscribe(_ -> flames.setType(appearance.chartTheme().fontSize()));
    model.loaded().subscribe(this::showProfile);
  }

  private void bindChoices() {
    graphs.setConverter(LabelConverter.of(this::title));
    sides.setConverter(LabelConverter.of(this::name));
    others.setConverter(LabelConverter.of(this::name));
    graphs
        .valueProperty()
        .subscribe((_, now) -> {
          if (now != null) { // null while the items change
            model.graph().set(Optional.of(now));
          }
        });
    model.graph().subscribe(_ -> showGraph());
    sides.valueProperty().subscribe(this::draw);
    others.valueProperty().subscribe(this::draw);
    relative.selectedProperty().subscribe(this::draw);
    packages
        .selectedProperty()
        .subscribe(
            by -> flames.colour(by ? FlamePane.Colours.PACKAGE : FlamePane.Colours.CATEGORY));
    find.textProperty().subscribe(this::find);
    all.setOnAction(_ -> {
      find.clear();
      flames.showAll();
    });
  }

  private void showProfile(Optional<LoadedProfile> loaded) {
    graphs.getItems().setAll(loaded.map(LoadedProfile::graphs).orElse(List.of()));
  }

  private void showGraph() {
    Optional<FlameGraph> now = model.graph().get();
    graphs.setValue(now.orElse(null));
    int count = now.map(it -> it.sides().size()).orElse(0);
    sides.setValue(null); // nothing is drawn while the items change
    sides.getItems().setAll(IntStream.range(0, count).boxed().toList());
    others.getItems().setAll(IntStream.range(NONE, count).boxed().toList());
    sides.setValue(now.map(WhyView::slowest).orElse(null));
    others.setValue(NONE);
    Optional<RunProfile> recorded = model.loaded().get().map(it -> it.explained().profile());
    bars.show(now, recorded);
    counts.show(now, recorded);
    cost.setText(recorded.flatMap(RunProfile::cost).map(ProfilingCost::sentence).orElse(""));
    answers.getChildren().clear();
    model
        .loaded()
        .get()
        .ifPresent(it -> now.ifPresent(shown -> it.answers(shown).forEach(this::add)));
    if (answers.getChildren().isEmpty()) {
      answers.getChildren().add(label(texts.of("no.verdict"), "muted"));
    }
    recorded.ifPresent(
        it -> it.problems().forEach(each -> answers.getChildren().add(label(each, "muted"))));
    draw();
  }

  private void add(ExplainedProfile.Answer answer) {
    answers.getChildren().add(label(answer.verdict(), "headline"));
    answer.reasons().forEach(each -> answers.getChildren().add(label(each, "reason")));
  }

  private static Label label(String text, String style) {
    var label = new Label(text);
    label.setWrapText(true);
    label.getStyleClass().add(style);
    return label;
  }

  private static int slowest(FlameGraph graph) {
    return IntStream.range(0, graph.nanos().size())
        .boxed()
        .max((a, b) -> Double.compare(graph.nanos().get(a), graph.nanos().get(b)))
        .orElse(0);
  }

  private void draw() {
    Integer side = sides.getValue();
    Integer other = others.getValue();
    boolean isCompared = other != null && other != NONE && !other.equals(side);
    flames.show(
        side == null ? Optional.empty() : model.graph().get(),
        side == null ? 0 : side,
        isCompared ? OptionalInt.of(other) : OptionalInt.empty(),
        relative.isSelected());
    relative.setDisable(!isCompared);
    packages.setDisable(isCompared);
    legend.setVisible(isCompared);
    find();
    tell(Optional.empty());
  }

  /// Scrolls so that a row of the flame graph is visible.
  private void scrollTo(Bounds row) {
    double top = flames.localToParent(row).getMinY();
    double bottom = top + row.getHeight();
    double seen = scroll.getViewportBounds().getHeight();
    double hidden = page.getHeight() - seen;
    if (hidden <= 0) {
      return;
    }
    double first = scroll.getVvalue() * hidden;
    double wanted = Math.max(Math.min(first, top), bottom - seen);
    scroll.setVvalue(Math.clamp(wanted / hidden, 0, 1));
  }

  private void find() {
    found.setText(
        flames
            .find(find.getText())
            .map(share -> texts.of("found", ExplanationWords.percent(share)))
            .orElse(""));
  }

  private void tell(Optional<FlameNode> frame) {
    Optional<FlameGraph> graph = model.graph().get();
    Integer side = sides.getValue();
    if (frame.isEmpty() || graph.isEmpty() || side == null) {
      details.setText(texts.of("details.hint"));
      return;
    }
    FlameNode node = frame.get();
    details.setText(
        texts.of(
            "details.frame",
            node.name().isEmpty() ? texts.of("details.root") : node.name(),
            node.category().title(),
            NumberText.measured(node.total(side), Unit.NANOS),
            ExplanationWords.percent(node.total(side) / graph.get().nanos().get(side))));
  }

  private String title(FlameGraph graph) {
    String point = LevelLabels.label(graph.levels());
    String phase =
        model
            .loaded()
            .get()
            .map(it -> it.explained().run().workload().title(graph.phase()))
            .orElse("");
    return point.isEmpty() ? phase : phase + " · " + point;
  }

  private String name(Integer side) {
    if (side == NONE) {
      return texts.of("others.none");
    }
    return model
        .graph()
        .get()
        .filter(it -> side < it.sides().size())
        .map(it -> {
          Series series = it.sides().get(side);
          return SeriesNames.of(it.sides()).getOrDefault(series, series.title());
        })
        .orElse("");
  }

  private void exportPage() {
    model
        .loaded()
        .get()
        .ifPresent(it ->
            dialogs
                .save(texts.of("export.title"), it.explained().run().id() + "-why.html")
                .ifPresent(file ->
                    tasks.store(
                        texts.of("task.export", file.getFileName()),
                        _ -> {
                          it.export(file);
                          return file;
                        },
                        written -> tasks.notifications().add(texts.of("exported", written)))));
  }
}
