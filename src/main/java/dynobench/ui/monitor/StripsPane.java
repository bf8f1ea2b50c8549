package dynobench.ui.monitor;

import dynobench.ui.parts.Texts;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

/// The strips, and what mouse and keys do with them. Painted at most once a frame, and only while
/// they are seen.
final class StripsPane extends Region {
  private static final double WHEEL_NOTCH = 40;
  private static final double NOTCH_ZOOM = 0.8;
  private static final double KEY_PAN = 0.1;
  private static final double KEY_STEP = 0.005;

  private final MonitorViewModel model;
  private final Texts texts;
  private final ImageView curves = new ImageView();
  private final Canvas words = new Canvas();
  private final StripsLooks looks = new StripsLooks(this::paintAll);
  private Raster raster = new Raster(1, 1);
  private PixelBuffer<IntBuffer> pixels = buffer(raster);
  private boolean wordsDue = true;
  private double grabbedX;

  StripsPane(MonitorViewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("strips");
    getChildren().addAll(looks, curves, words);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    model.revision().subscribe(this::requestLayout);
    model.wordsRevision().subscribe(_ -> paintAll());
    focusedProperty().subscribe(this::paintAll);
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> read(event.getX()));
    addEventHandler(MouseEvent.MOUSE_EXITED, _ -> model.readLatest());
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::grab);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    addEventHandler(ScrollEvent.SCROLL, this::scroll);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  @Override
  protected double computeMinHeight(double width) {
    return StripsLayout.leastHeight(looks.em());
  }

  @Override
  protected double computePrefHeight(double width) {
    return computeMinHeight(width);
  }

  /// Curves and words, at the next frame.
  private void paintAll() {
    wordsDue = true;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    StripsLayout place = place();
    double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
    if (words.getWidth() != getWidth() || words.getHeight() != getHeight()) {
      words.setWidth(getWidth());
      words.setHeight(getHeight());
      wordsDue = true;
    }
    fit(place, scale);
    var painter =
        new StripsPainter(words.getGraphicsContext2D(), raster, scale, looks, texts, model, place);
    painter.paintCurves();
    pixels.updateBuffer(_ -> null);
    if (wordsDue) {
      wordsDue = false;
      painter.paintWords();
    }
    if (isFocused()) {
      setAccessibleText(readOut());
    }
  }

  private void fit(StripsLayout place, double scale) {
    int width = (int) Math.max(1, Math.round(place.plotWidth() * scale));
    int height = (int) Math.max(1, Math.round(place.height() * scale));
    if (raster.width() != width || raster.height() != height) {
      raster = new Raster(width, height);
      pixels = buffer(raster);
      curves.setImage(new WritableImage(pixels));
    }
    curves.setFitWidth(place.plotWidth());
    curves.setFitHeight(place.height());
    curves.relocate(place.left(), 0);
  }

  private static PixelBuffer<IntBuffer> buffer(Raster raster) {
    return new PixelBuffer<>(
        raster.width(),
        raster.height(),
        IntBuffer.wrap(raster.pixels()),
        PixelFormat.getIntArgbPreInstance());
  }

  private StripsLayout place() {
    return StripsLayout.of(getWidth(), getHeight(), looks.em());
  }

  /// All values of the moment, as a sentence.
  private String readOut() {
    return Arrays.stream(Curve.values())
        .flatMap(curve -> model.value(curve).stream().mapToObj(value -> spoken(curve, value)))
        .collect(Collectors.joining(", ", model.where() + ": ", ""));
  }

  private String spoken(Curve curve, double value) {
    return "%s %s %s"
        .formatted(
            texts.of("strip." + curve.strip().key()),
            texts.of("curve." + curve.key()),
            curve.strip().quantity().text(value));
  }

  private double share(double x) {
    StripsLayout place = place();
    return (x - place.left()) / place.plotWidth();
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
    requestFocus();
    grabbedX = event.getX();
    if (event.getClickCount() == 2) {
      model.follow().set(MonitorViewModel.Follow.WHOLE_RUN);
    }
  }

  private void drag(MouseEvent event) {
    model.pan((grabbedX - event.getX()) / place().plotWidth());
    grabbedX = event.getX();
  }

  /// Over the values at the left the wheel scrolls, if there is something to scroll.
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
    switch (event.getCode()) {
      case LEFT -> move(step, -1);
      case RIGHT -> move(step, 1);
      case UP, PLUS, ADD, EQUALS -> model.zoom(NOTCH_ZOOM);
      case DOWN, MINUS, SUBTRACT -> model.zoom(1 / NOTCH_ZOOM);
      case HOME -> model.follow().set(MonitorViewModel.Follow.WHOLE_RUN);
      case END -> model.follow().set(MonitorViewModel.Follow.LAST_MINUTE);
      case ESCAPE -> model.readLatest();
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
