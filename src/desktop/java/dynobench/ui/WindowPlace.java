package dynobench.ui;

import dynobench.ui.settings.WindowState.Bounds;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// Puts the window where it was, and knows where it is. A window that is maximised or alone on the
/// screen still has the place to which it comes back.
final class WindowPlace {
  /// A smaller window can't be used, nor found.
  private static final double LEAST_WIDTH = 480;

  private static final double LEAST_HEIGHT = 320;

  private final Stage stage;
  private final Screens screens;
  private Optional<Bounds> bounds = Optional.empty();

  WindowPlace(Stage stage, Screens screens) {
    this.stage = stage;
    this.screens = screens;
    Stream.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty())
        .forEach(each -> each.subscribe(_ -> Platform.runLater(this::look)));
  }

  /// Size and state don't change in one step, so this comes after both.
  private void look() {
    boolean usual = !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
    if (usual && stage.isShowing()) {
      bounds =
          Optional.of(new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
    }
  }

  /// Where it is, or comes back to.
  Optional<Bounds> bounds() {
    return bounds;
  }

  /// Puts it there, if that place is still on a screen.
  void restore(Optional<Bounds> left, boolean maximized) {
    left.ifPresentOrElse(this::place, this::fit);
    stage.setMaximized(maximized);
  }

  /// A small screen, or one of large pixels, may be less than the window was made for.
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
