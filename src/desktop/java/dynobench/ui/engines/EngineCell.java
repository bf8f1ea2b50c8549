package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.catalog.Availability;
import dynobench.catalog.Mode;
import dynobench.durability.Durability;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfGroup;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.DurabilitySign;
import dynobench.ui.widgets.IsolationSign;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Row of the tree: check box, signs of durability and isolation, name, and why the engine isn't
/// available here.
final class EngineCell extends TreeCell<EngineNode> {
  private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

  private final EnginesViewModel model;
  private final ViewTexts texts;
  private final CheckBox check = new CheckBox();
  private final DurabilitySign sign = new DurabilitySign(Durability.UNKNOWN);
  private final IsolationSign isolation = new IsolationSign(Optional.empty());
  private final Label name = new Label();
  private final Label remark = new Label();
  private final Region gap = new Region();
  private final Button get = new Button();
  private final HBox line = new HBox(check, sign, isolation, name, remark, gap, get);
  private final Tooltip tip = new Tooltip();

  EngineCell(EnginesViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    line.getStyleClass().add("engine-line");
    line.setAlignment(Pos.CENTER_LEFT);
    name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS); // modes differ at the end
    remark.getStyleClass().addAll("muted", "small");
    setPrefWidth(0); // as wide as the tree, which then never scrolls sideways
    check.setMinWidth(USE_PREF_SIZE);
    check.setFocusTraversable(false);
    check.setOnAction(_ -> model.ticks().toggle(getItem()));
    HBox.setHgrow(gap, Priority.ALWAYS);
    get.getStyleClass().add("row-button");
    get.setMinWidth(USE_PREF_SIZE);
    get.setFocusTraversable(false); // the menu key and the menu Engines offer it, too
    get.setOnAction(_ -> getOrStop(getItem()));
    get.managedProperty().bind(get.visibleProperty());
  }

  private void getOrStop(EngineNode node) {
    model.fetchTask(node).ifPresentOrElse(BackgroundTask::cancel, () -> model.get(node));
  }

  @Override
  protected void updateItem(EngineNode node, boolean empty) {
    super.updateItem(node, empty);
    if (empty || node == null) {
      setGraphic(null);
      setTooltip(null);
      pseudoClassStateChanged(MISSING, false);
      return;
    }
    show(node);
    EngineTicks.Tick tick = model.ticks().of(node);
    check.setIndeterminate(tick == EngineTicks.Tick.SOME);
    check.setSelected(tick == EngineTicks.Tick.ALL);
    check.setDisable(!model.ticks().canToggle(node));
    pseudoClassStateChanged(MISSING, !node.isAvailable());
    setAccessibleText(name.getText() + ", " + texts.of(words(tick)) + ", " + tip.getText());
    setTooltip(tip);
    setGraphic(line);
  }

  /// Shows the button that fetches an engine, or cancels this while the engine is being fetched.
  private void offer(EngineNode node) {
    Optional<BackgroundTask> task =
        node instanceof OfEngine ? model.fetchTask(node) : Optional.empty();
    get.setVisible(
        node instanceof OfEngine && (task.isPresent() || isFetchable(node.availability())));
    get.setText(texts.of(task.isPresent() ? "row.stop" : "row.get"));
    get.setAccessibleText(get.getText() + " " + name.getText());
    task.ifPresent(it -> remark.textProperty().bind(it.stage()));
  }

  private static boolean isFetchable(Availability availability) {
    return availability instanceof Availability.Fetchable;
  }

  private static String unavailableReason(EngineNode node) {
    return isFetchable(node.availability()) ? "fetchable" : "missing";
  }

  private static String why(EngineNode node) {
    return isFetchable(node.availability()) ? "fetchable.tip" : "missing.tip";
  }

  private static String words(EngineTicks.Tick tick) {
    return switch (tick) {
      case NONE -> "check.not";
      case SOME -> "check.some";
      case ALL -> "check";
    };
  }

  /// Returns the version, or the year of another version.
  private static String beside(OfEngine engine) {
    return engine.isOtherVersion()
        ? engine.engine().about().released().map(day -> Integer.toString(day.getYear())).orElse("")
        : engine.engine().version();
  }

  /// Returns the remark of an engine: its version, the size of files to fetch, or the reason why it
  /// is missing. For another version, the year replaces the version.
  private static String remark(OfEngine of) {
    return switch (of.availability()) {
      case Availability.Available() -> beside(of);
      case Availability.Fetchable it -> Artifact.megabytes(it.bytes());
      case Availability.Missing(String reason) -> reason;
    };
  }

  /// Returns the number of engines in a group, and the number of their modes in the plan.
  private String count(List<OfEngine> engines) {
    long used = model.ticks().count(engines);
    return used == 0
        ? Integer.toString(engines.size())
        : texts.of("group.used", engines.size(), used);
  }

  /// Shows the texts of an engine.
  ///
  /// @return the tooltip
  private String show(OfEngine of) {
    name.setText(of.isOtherVersion() ? of.engine().version() : EnginesHere.name(of.engine()));
    remark.setText(remark(of));
    return texts.of("engine.tip", of.engine().name(), of.engine().version(), of.engine().licence());
  }

  private String show(OfMode of) {
    Mode mode = of.resolved().mode();
    name.setText(mode.title());
    remark.setText(of.isAvailable() ? "" : texts.of(unavailableReason(of)));
    sign.show(mode.durability());
    isolation.show(mode.isolation().ofUsual());
    return texts.of(
        "mode.tip",
        of.resolved().title(),
        mode.durability().description(),
        String.join("\n", mode.isolation().lines()),
        mode.promise());
  }

  private String show(String group, List<OfEngine> engines) {
    name.setText(texts.of(group));
    remark.setText(count(engines));
    return texts.of(group + ".tip");
  }

  private static String group(EngineNode.Rank rank) {
    return rank == EngineNode.Rank.BASELINE ? "group.baselines" : "group.unable";
  }

  private void show(EngineNode node) {
    remark.textProperty().unbind();
    String about =
        switch (node) {
          case OfVersions of -> show("versions", of.versions());
          case OfGroup of -> show(group(of.rank()), of.engines());
          case OfEngine of -> show(of);
          case OfMode of -> show(of);
        };
    boolean mode = node instanceof OfMode;
    name.setMinWidth(mode ? 0 : USE_PREF_SIZE);
    remark.setMinWidth(mode ? USE_PREF_SIZE : 0);
    check.setVisible(mode || node instanceof OfEngine);
    check.setManaged(check.isVisible());
    sign.setManaged(mode);
    sign.setVisible(mode);
    isolation.setManaged(mode);
    isolation.setVisible(mode);
    offer(node);
    String why = node.isAvailable() ? "" : texts.of(why(node), node.reason()) + "\n\n";
    tip.setText(why + about);
  }
}
