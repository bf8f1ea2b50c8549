package dynobench.ui.monitor;

import dynobench.ui.monitor.VisibleRange.Follow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// Control of the visible time by mouse and keys. Dragging marks a range and zooms into it.
/// Dragging the time axis, or with Shift, moves the visible range. A double click shows the whole
/// run.
final class StripsSteering {
  private static final double WHEEL_NOTCH = 40;
  private static final double NOTCH_ZOOM = 0.8;
  private static final double KEY_PAN = 0.1;
  private static final double KEY_STEP = 0.005;
  private static final double KEY_MARK = 0.02;

  /// Minimum distance to drag, in pixels; a shorter one is a click.
  private static final double LEAST_DRAG = 4;

  /// Effect of the mouse while its button is down.
  private enum Drag {
    NOTHING,
    MARK,
    MOVE
  }

  private final StripsPane strips;
  private final MonitorViewModel model;
  private Drag drag = Drag.NOTHING;
  private double grabbedX;

  StripsSteering(StripsPane strips, MonitorViewModel model) {
    this.strips = strips;
    this.model = model;
  }

  /// Registers the event handlers.
  void begin() {
    new LaneMouse(strips, model).begin();
    strips.addEventHandler(MouseEvent.MOUSE_MOVED, event -> read(event.getX()));
    strips.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> leave());
    strips.addEventHandler(MouseEvent.MOUSE_PRESSED, this::grab);
    strips.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    strips.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    strips.addEventHandler(ScrollEvent.SCROLL, this::scroll);
    strips.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private double share(double x) {
    StripsLayout now = strips.place();
    return (x - now.left()) / now.plotWidth();
  }

  /// Returns the time at a position. Beyond the left or right edge it is the time at the edge.
  private double time(double x) {
    return model.window().at(Math.clamp(share(x), 0, 1));
  }

  private void read(double x) {
    double share = share(x);
    if (share >= 0 && share <= 1) {
      model.range().readAt(model.window().at(share));
    } else {
      model.range().readLatest();
    }
  }

  private void leave() {
    if (drag == Drag.NOTHING) {
      model.range().readLatest();
    }
  }

  private void grab(MouseEvent event) {
    strips.requestFocus();
    grabbedX = event.getX();
    if (!event.isPrimaryButtonDown() || share(event.getX()) < 0) {
      return;
    }
    boolean onEntry = strips.toggleAt(event.getX(), event.getY()).isPresent();
    if (event.getClickCount() == 2 && !onEntry) {
      model.range().follow().set(Follow.EVERYTHING);
    } else {
      boolean onAxis = event.getY() >= strips.place().bottom();
      drag = event.isShiftDown() || onAxis ? Drag.MOVE : Drag.MARK;
    }
  }

  private void drag(MouseEvent event) {
    switch (drag) {
      case NOTHING -> {}
      case MARK -> {
        if (model.range().marked().isPresent() || Math.abs(event.getX() - grabbedX) >= LEAST_DRAG) {
          model.range().mark(time(grabbedX), time(event.getX()));
        }
      }
      case MOVE -> {
        model.range().pan((grabbedX - event.getX()) / strips.place().plotWidth());
        grabbedX = event.getX();
      }
    }
  }

  private void release(MouseEvent event) {
    if (drag == Drag.MARK) {
      model.range().zoomToMarked();
    }
    drag = Drag.NOTHING;
    read(event.getX());
  }

  /// Zooms with the wheel over the curves, and moves with a horizontal wheel. Over the names on the
  /// left, the wheel scrolls if possible.
  private void scroll(ScrollEvent event) {
    double share = share(event.getX());
    if (share < 0) {
      return;
    }
    if (Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())) {
      model.range().pan(-event.getDeltaX() / strips.place().plotWidth());
    } else if (event.getDeltaY() != 0) {
      double factor = Math.pow(NOTCH_ZOOM, event.getDeltaY() / WHEEL_NOTCH);
      model.range().zoom(model.window().at(share), factor);
    }
    event.consume();
  }

  private void key(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean sideways = code == KeyCode.LEFT || code == KeyCode.RIGHT;
    if (event.isShortcutDown() && event.isShiftDown() && sideways && !event.isAltDown()) {
      model.range().markOn(code == KeyCode.LEFT ? -KEY_MARK : KEY_MARK);
      event.consume();
      return;
    }
    boolean upright = code == KeyCode.UP || code == KeyCode.DOWN;
    if (event.isShortcutDown() || event.isAltDown() || (event.isShiftDown() && upright)) {
      return; // a key for lanes, or of a command
    }
    switch (code) {
      case LEFT -> move(event.isShiftDown(), -1);
      case RIGHT -> move(event.isShiftDown(), 1);
      case UP, PLUS, ADD, EQUALS -> model.range().zoom(NOTCH_ZOOM);
      case DOWN, MINUS, SUBTRACT -> model.range().zoom(1 / NOTCH_ZOOM);
      case HOME -> model.range().follow().set(Follow.EVERYTHING);
      case END -> model.followLatest();
      case ENTER -> model.range().zoomToMarked();
      case ESCAPE -> {
        drag = Drag.NOTHING;
        model.unmark();
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void move(boolean step, int direction) {
    if (step) {
      model.range().moveCursor(direction * KEY_STEP);
    } else {
      model.range().pan(direction * KEY_PAN);
    }
  }
}
