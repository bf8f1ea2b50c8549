package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Mode;
import dynobench.durability.Durability;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import dynobench.ui.widgets.DurabilitySign;
import dynobench.ui.widgets.ViewTexts;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;

/// Row of the tree: check box, durability sign, name, and why the engine isn't available here.
final class EngineCell extends TreeCell<EngineNode> {
  private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

  private final EnginesViewModel model;
  private final ViewTexts texts;
  private final CheckBox check = new CheckBox();
  private final DurabilitySign sign = new DurabilitySign(Durability.UNKNOWN);
  private final Label name = new Label();
  private final Label remark = new Label();
  private final HBox line = new HBox(check, sign, name, remark);
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

  private static String unavailableReason(EngineNode node) {
    return node.availability() instanceof Availability.Fetchable ? "fetchable" : "missing";
  }

  private static String why(EngineNode node) {
    return node.availability() instanceof Availability.Fetchable ? "fetchable.tip" : "missing.tip";
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

  private void show(EngineNode node) {
    String about =
        switch (node) {
          case OfVersions of -> {
            name.setText(texts.of("versions"));
            remark.setText(Integer.toString(of.versions().size()));
            yield texts.of("versions.tip");
          }
          case OfEngine of -> {
            name.setText(
                of.isOtherVersion() ? of.engine().version() : EnginesHere.name(of.engine()));
            remark.setText(of.isAvailable() ? beside(of) : of.reason());
            yield texts.of(
                "engine.tip", of.engine().name(), of.engine().version(), of.engine().licence());
          }
          case OfMode of -> {
            Mode mode = of.resolved().mode();
            name.setText(mode.title());
            remark.setText(of.isAvailable() ? "" : texts.of(unavailableReason(of)));
            sign.show(mode.durability());
            yield texts.of(
                "mode.tip", of.resolved().title(), mode.durability().description(), mode.promise());
          }
        };
    name.setMinWidth(node instanceof OfMode ? 0 : USE_PREF_SIZE);
    check.setVisible(!(node instanceof OfVersions));
    check.setManaged(check.isVisible());
    sign.setManaged(node instanceof OfMode);
    sign.setVisible(node instanceof OfMode);
    String why = node.isAvailable() ? "" : texts.of(why(node), node.reason()) + "\n\n";
    tip.setText(why + about);
  }
}
