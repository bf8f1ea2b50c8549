package dynobench.ui.command;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;

/// Tooltips for the disabled controls of a bar. They explain why a command is disabled; JavaFX
/// sends no mouse events to disabled controls.
public final class WhyNot {
  private final Pane bar;
  private final Tooltip shown = new Tooltip();
  private Optional<Tooltip> of = Optional.empty();

  private WhyNot(Pane bar) {
    this.bar = bar;
  }

  public static void watch(Pane bar) {
    bar.addEventFilter(MouseEvent.MOUSE_MOVED, new WhyNot(bar)::onMouseMoved);
  }

  private void onMouseMoved(MouseEvent at) {
    Optional<Tooltip> next =
        bar.getChildren().stream()
            .filter(each -> each.isVisible() && each.isDisabled())
            .filter(each -> each.getBoundsInParent().contains(at.getX(), at.getY()))
            .flatMap(each -> tooltip(each).stream())
            .findFirst();
    if (!next.equals(of)) {
      Tooltip.uninstall(bar, shown);
      of = next;
      of.ifPresent(tip -> {
        shown.textProperty().bind(tip.textProperty());
        Tooltip.install(bar, shown);
      });
    }
  }

  private static Optional<Tooltip> tooltip(Node node) {
    return node instanceof Control control
        ? Optional.ofNullable(control.getTooltip())
        : Optional.empty();
  }
}
