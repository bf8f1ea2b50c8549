package dynobench.ui;

import dynobench.ui.settings.WindowState.Bounds;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// Position of the window. For a maximised window or one in full screen, it is the position to
/// which it returns.
final class WindowPlace {
  /// Minimum size in pixels; a smaller window is unusable and hard to find.
  private static final double LEAST_WIDTH = 480;

  private static final double LEAST_HEIGHT = 320;

  private final Stage stage;
  private final Screens screens;
  private Optional<Bounds> bounds = Optional.empty();

  WindowPlace(Stage stage, Screens screens) {
    this.stage = stage;
    this.screens = screens;
    Stream.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty())
        .forEach(each -> each.subscribe(_ -> Platform.runLater(this::recordBounds)));
  }

  /// Records the position, after size and state have changed, which doesn't happen in one step.
  private void recordBounds() {
    boolean usual = !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
    if (usual && stage.isShowing()) {
      bounds =
          Optional.of(new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
    }
  }

  /// Returns the position of the window, or the one to which it returns; empty until it is known.
  Optional<Bounds> bounds() {
    return bounds;
  }

  /// Restores the position, moved and resized to fit, if a part of it is still on a screen.
  /// Otherwise shrinks the window to the first screen if necessary.
  void restore(Optional<Bounds> left, boolean maximized) {
    left.ifPresentOrElse(this::place, this::fit);
    stage.setMaximized(maximized);
  }

  /// Shrinks the window if the screen is smaller than the window's designed size.
  private void fit() {
    Rectangle2D screen = screens.first();
    Scene scene = stage.getScene();
    if (screen.getWidth() < scene.getWidth() || screen.getHeight() < scene.getHeight()) {
      stage.setX(screen.getMinX());
      stage.setY(screen.getMinY());
      stage.setWidth(Math.min(scene.getWidth(), screen.getWidth()));
      stage.setHeight(Math.min(scene.getHeight(), screen.getHeight()));
    }
  }

  private void place(Bounds to) {
    screens.of(to).ifPresentOrElse(screen -> place(to, screen), this::fit);
  }

  private void place(Bounds to, Rectangle2D screen) {
    double width = Math.min(Math.max(to.width(), LEAST_WIDTH), screen.getWidth());
    double height = Math.min(Math.max(to.height(), LEAST_HEIGHT), screen.getHeight());
    stage.setWidth(width);
    stage.setHeight(height);
    stage.setX(Math.clamp(to.x(), screen.getMinX(), screen.getMaxX() - width));
    stage.setY(Math.clamp(to.y(), screen.getMinY(), screen.getMaxY() - height));
    bounds = Optional.of(new Bounds(stage.getX(), stage.getY(), width, height));
  }
}
