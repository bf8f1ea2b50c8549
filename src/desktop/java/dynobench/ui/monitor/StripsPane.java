package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.widgets.ViewTexts;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;

/// Pane of the strips. It is painted at most once a frame, and only while it is visible.
final class StripsPane extends Region {
  private final MonitorViewModel model;
  private final ViewTexts texts;
  private final ImageView curves = new ImageView();
  private final Canvas words = new Canvas();
  private final StripsLooks looks = new StripsLooks(this::paintAll);
  private final StripsPainter painter;
  private final StripsWriter writer;
  private StripsLayout place = new StripsLayout(0, 0, 1, List.of());
  private Raster raster = new Raster(1, 1);
  private PixelBuffer<IntBuffer> pixels = buffer(raster);
  private boolean wordsDue = true;

  StripsPane(MonitorViewModel model, BandColours colours, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    painter = new StripsPainter(looks, model, colours);
    writer = new StripsWriter(words.getGraphicsContext2D(), looks, texts, model, painter);
    getStyleClass().add("strips");
    getChildren().addAll(looks, curves, words);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    model.revision().subscribe(this::requestLayout);
    model.textRevision().subscribe(_ -> paintAll());
    model.lanes().all().subscribe(_ -> requestLayout());
    colours.follow(this::paintAll);
    focusedProperty().subscribe(this::paintAll);
    new StripsSteering(this, model, this::place).begin();
  }

  @Override
  protected double computeMinHeight(double width) {
    return StripsLayout.leastHeight(looks.em(), model.shownLanes());
  }

  @Override
  protected double computePrefHeight(double width) {
    return computeMinHeight(width);
  }

  /// Requests curves and texts at the next frame.
  private void paintAll() {
    wordsDue = true;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
    if (words.getWidth() != getWidth() || words.getHeight() != getHeight()) {
      words.setWidth(getWidth());
      words.setHeight(getHeight());
      wordsDue = true;
    }
    fit(place(), scale);
    painter.paint(raster, scale, place);
    pixels.updateBuffer(_ -> null);
    if (wordsDue) {
      wordsDue = false;
      writer.write(place);
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
    List<Lane> lanes = model.shownLanes();
    if (!place.fits(getWidth(), getHeight(), looks.em(), lanes)) {
      place = new StripsLayout(getWidth(), getHeight(), looks.em(), lanes);
    }
    return place;
  }

  /// Returns the chosen lane and all present values, as a sentence.
  private String readOut() {
    return model.lanes().chosen().get().map(this::accessibleText).orElse("") + values();
  }

  private String accessibleText(Strip strip) {
    boolean folded =
        model.shownLanes().stream().anyMatch(each -> each.strip() == strip && each.folded());
    return texts.of(folded ? "lane.folded" : "lane.open", texts.of("strip." + strip.key())) + " ";
  }

  private String values() {
    return Arrays.stream(Curve.values())
        .flatMap(
            curve -> model.value(curve).stream().mapToObj(value -> accessibleText(curve, value)))
        .collect(Collectors.joining(", ", model.where() + ": ", ""));
  }

  private String accessibleText(Curve curve, double value) {
    return "%s %s %s"
        .formatted(
            texts.of("strip." + curve.strip().key()),
            texts.of("curve." + curve.key()),
            model.text(curve.strip(), value));
  }
}
