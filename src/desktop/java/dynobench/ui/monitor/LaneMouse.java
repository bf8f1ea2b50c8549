package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Strip;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;

/// Mouse control of lanes. A click on a name folds its lane; dragging a name moves it. Dragging the
/// border between two lanes makes one higher and the other lower.
final class LaneMouse {
  private final Node strips;
  private final MonitorViewModel model;
  private final Supplier<StripsLayout> place;
  private Optional<Strip> held = Optional.empty();
  private int border = -1;
  private boolean moved;

  LaneMouse(Node strips, MonitorViewModel model, Supplier<StripsLayout> place) {
    this.strips = strips;
    this.model = model;
    this.place = place;
  }

  /// Filters mouse events before other handlers and consumes those about lanes.
  void begin() {
    strips.addEventFilter(MouseEvent.MOUSE_MOVED, this::point);
    strips.addEventFilter(MouseEvent.MOUSE_PRESSED, this::take);
    strips.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
    strips.addEventFilter(MouseEvent.MOUSE_RELEASED, this::leave);
    strips.addEventFilter(
        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
        event -> {
          if (!event.isKeyboardTrigger()) {
            model.lanes().chosen().set(lane(event.getY()).map(Lane::strip));
          }
        });
  }

  private void point(MouseEvent event) {
    boolean atBorder = place.get().borderAt(event.getY()) >= 0;
    boolean atName = isAtName(event) && lane(event.getY()).isPresent();
    strips.setCursor(atBorder ? Cursor.V_RESIZE : atName ? Cursor.HAND : Cursor.DEFAULT);
  }

  private boolean isAtName(MouseEvent event) {
    return event.getX() < place.get().entryLeft(0);
  }

  private Optional<Lane> lane(double y) {
    int at = place.get().laneAt(y);
    return at < 0 ? Optional.empty() : Optional.of(place.get().lanes().get(at));
  }

  private void take(MouseEvent event) {
    if (!event.isPrimaryButtonDown()) {
      return;
    }
    moved = false;
    border = place.get().borderAt(event.getY());
    held = border < 0 && isAtName(event) ? lane(event.getY()).map(Lane::strip) : Optional.empty();
    if (isAtWork()) {
      strips.requestFocus();
      event.consume();
    }
  }

  private boolean isAtWork() {
    return border >= 0 || held.isPresent();
  }

  private void drag(MouseEvent event) {
    if (!isAtWork()) {
      return;
    }
    StripsLayout now = place.get();
    if (border >= 0) {
      double lines = (event.getY() - now.top(border)) / now.perLine(border);
      model.lanes().share(now.lanes().get(border), now.lanes().get(border + 1), lines);
    }
    held.ifPresent(strip -> move(strip, event.getY(), now));
    event.consume();
  }

  /// Moves a lane past its neighbour once the pointer has passed the neighbour's middle.
  private void move(Strip strip, double y, StripsLayout now) {
    List<Strip> order = now.lanes().stream().map(Lane::strip).toList();
    int lane = order.indexOf(strip);
    boolean up = lane > 0 && y < (now.top(lane - 1) + now.bottom(lane - 1)) / 2;
    boolean down = lane + 1 < order.size() && y > (now.top(lane + 1) + now.bottom(lane + 1)) / 2;
    if (up || down) {
      moved = true;
      model.lanes().move(strip, up ? -1 : 1, now.lanes());
    }
  }

  private void leave(MouseEvent event) {
    if (isAtWork()) {
      if (!moved) {
        held.filter(strip -> lane(event.getY()).map(Lane::strip).equals(Optional.of(strip)))
            .ifPresent(model.lanes()::fold);
      }
      held = Optional.empty();
      border = -1;
      event.consume();
    }
  }
}
