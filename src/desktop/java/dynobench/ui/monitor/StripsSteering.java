package dynobench.ui.monitor;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// Control of the strips by mouse and keys.
final class StripsSteering {
  private static final double WHEEL_NOTCH = 40;
  private static final double NOTCH_ZOOM = 0.8;
  private static final double KEY_PAN = 0.1;
  private static final double KEY_STEP = 0.005;

  private final Node strips;
  private final MonitorViewModel model;
  private final Supplier<StripsLayout> place;
  private double grabbedX;

  /// Creates the control.
  ///
  /// @param place returns the present layout
  StripsSteering(Node strips, MonitorViewModel model, Supplier<StripsLayout> place) {
    this.strips = strips;
    this.model = model;
    this.place = place;
  }

  /// Registers the event handlers.
  void begin() {
    new LaneMouse(strips, model, place).begin();
    strips.addEventHandler(MouseEvent.MOUSE_MOVED, event -> read(event.getX()));
    strips.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> model.readLatest());
    strips.addEventHandler(MouseEvent.MOUSE_PRESSED, this::grab);
    strips.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    strips.addEventHandler(ScrollEvent.SCROLL, this::scroll);
    strips.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private double share(double x) {
    StripsLayout now = place.get();
    return (x - now.left()) / now.plotWidth();
  }

  private void read(double x) {
    double share = share(x);
    if (share >= 0 && share <= 1) {
      model.readAt(model.window().at(share));
    } else {
      model.readLatest();
    }
  }

  private void grab(MouseEvent event) {
    strips.requestFocus();
    grabbedX = event.getX();
    if (event.isPrimaryButtonDown() && event.getClickCount() == 2) {
      model.follow().set(MonitorViewModel.Follow.WHOLE_RUN);
    }
  }

  private void drag(MouseEvent event) {
    if (!event.isPrimaryButtonDown()) {
      return;
    }
    model.pan((grabbedX - event.getX()) / place.get().plotWidth());
    grabbedX = event.getX();
  }

  /// Zooms with the wheel over the curves. Over the values on the left, the wheel scrolls if
  /// possible.
  private void scroll(ScrollEvent event) {
    double share = share(event.getX());
    if (share >= 0) {
      double factor = Math.pow(NOTCH_ZOOM, event.getDeltaY() / WHEEL_NOTCH);
      model.zoom(model.window().at(share), factor);
      event.consume();
    }
  }

  private void key(KeyEvent event) {
    boolean step = event.isShiftDown();
    boolean upright = event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN;
    if (event.isShortcutDown() || event.isAltDown() || (step && upright)) {
      return; // a key for lanes
    }
    switch (event.getCode()) {
      case LEFT -> move(step, -1);
      case RIGHT -> move(step, 1);
      case UP, PLUS, ADD, EQUALS -> model.zoom(NOTCH_ZOOM);
      case DOWN, MINUS, SUBTRACT -> model.zoom(1 / NOTCH_ZOOM);
      case HOME -> model.follow().set(MonitorViewModel.Follow.WHOLE_RUN);
      case END -> model.follow().set(MonitorViewModel.Follow.LAST_MINUTE);
      case ESCAPE -> model.unmark();
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void move(boolean step, int direction) {
    if (step) {
      model.moveCursor(direction * KEY_STEP);
    } else {
      model.pan(direction * KEY_PAN);
    }
  }
}
