package dynobench.ui.dock;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Side;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Narrow bar that replaces a folded part of the window, with a button for each of its views.
final class Rail extends StackPane {
  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

  private final Side side;
  private final Pane line;
  private final Consumer<Dockable> pick;
  private final Function<Dockable, String> tips;
  private final Map<Dockable, Button> buttons = new LinkedHashMap<>();

  /// Creates an empty rail.
  ///
  /// @param edge of the window at which it is placed: left, right or bottom
  /// @param picker takes the view whose button was pressed
  /// @param tips returns the tip of a view
  Rail(Side edge, Consumer<Dockable> picker, Function<Dockable, String> tips) {
    side = edge;
    pick = picker;
    this.tips = tips;
    line = edge == Side.BOTTOM ? new HBox() : new VBox();
    line.getStyleClass().add("rail-line");
    getStyleClass().addAll("rail", "rail-" + edge.name().toLowerCase(Locale.ROOT));
    getChildren().add(line);
    setMinSize(0, 0);
  }

  Side side() {
    return side;
  }

  /// Shows buttons for the views of a part.
  ///
  /// @param open whether the part is open over the others
  void show(DockContainer part, boolean open) {
    List<Dockable> views =
        DockContainers.leaves(part).flatMap(it -> it.getDockables().stream()).toList();
    if (!views.equals(List.copyOf(buttons.keySet()))) {
      buttons.clear();
      views.forEach(each -> buttons.put(each, button(each)));
      line.getChildren().setAll(buttons.values().stream().map(this::turned).toList());
    }
    buttons.forEach((view, button) -> {
      DockContainerLeaf leaf = view.getContainer();
      boolean seen = open && leaf != null && view.equals(leaf.getSelectedDockable());
      button.pseudoClassStateChanged(OPEN, seen);
    });
  }

  private Button button(Dockable view) {
    var button = new Button();
    button.getStyleClass().addAll("tool", "rail-button");
    button.textProperty().bind(view.titleProperty());
    button.setGraphic(view.getIconFactory() == null ? null : view.getIconFactory().build(view));
    button.setTooltip(new Tooltip(tips.apply(view)));
    button.accessibleTextProperty().bind(view.titleProperty());
    button.setOnAction(_ -> pick.accept(view));
    return button;
  }

  private Node turned(Button button) {
    if (side == Side.BOTTOM) {
      return button;
    }
    button.setRotate(side == Side.LEFT ? -90 : 90);
    return new Group(button);
  }
}
