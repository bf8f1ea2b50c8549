package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Strip;
import java.util.List;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;

/// Mouse control of lanes. A click on a name folds its lane or unfolds it; dragging a name moves
/// it. Dragging the border between two lanes makes one higher and the other lower. A click on an
/// entry of a legend hides its curve or contender, or shows it again.
final class LaneMouse {
  private final StripsPane strips;
  private final MonitorViewModel model;
  private Optional<Strip> held = Optional.empty();
  private Optional<Runnable> entry = Optional.empty();
  private int border = -1;
  private boolean moved;

  LaneMouse(StripsPane strips, MonitorViewModel model) {
    this.strips = strips;
    this.model = model;
  }

  /// Filters mouse events before other handlers. Presses and drags of names and borders are
  /// consumed; those on legends are not.
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
    boolean atBorder = strips.place().borderAt(event.getY()) >= 0;
    boolean atName =
        (isAtName(event) && lane(event.getY()).isPresent())
            || strips.toggleAt(event.getX(), event.getY()).isPresent();
    strips.setCursor(atBorder ? Cursor.V_RESIZE : atName ? Cursor.HAND : Cursor.DEFAULT);
  }

  private boolean isAtName(MouseEvent event) {
    return event.getX() < strips.place().titleRight();
  }

  private Optional<Lane> lane(double y) {
    int at = strips.place().laneAt(y);
    return at < 0 ? Optional.empty() : Optional.of(strips.place().lanes().get(at));
  }

  private void take(MouseEvent event) {
    if (!event.isPrimaryButtonDown()) {
      return;
    }
    moved = false;
    border = strips.place().borderAt(event.getY());
    entry = border < 0 ? strips.toggleAt(event.getX(), event.getY()) : Optional.empty();
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
    StripsLayout now = strips.place();
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
    if (event.isStillSincePress()) { // else the user has marked a range
      entry.ifPresent(Runnable::run);
    }
    entry = Optional.empty();
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
