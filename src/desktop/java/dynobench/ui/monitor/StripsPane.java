package dynobench.ui.monitor;

import dynobench.ui.monitor.StripsLayout.NameSpace;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.widgets.ViewTexts;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/// Pane of the strips. It is painted at most once a frame, and only while it is visible.
final class StripsPane extends Region {
  private final MonitorViewModel model;
  private final BandColours colours;
  private final ViewTexts texts;
  private final ImageView curves = new ImageView();
  private final Canvas words = new Canvas();
  private final Rectangle marked = new Rectangle();
  private final StripsLooks looks = new StripsLooks(this::paintAll);
  private final StripsPainter painter;
  private final StripsWriter writer;
  private final SpokenValues accessibleText;
  private StripsLayout place = new StripsLayout(0, 0, 1, NameSpace.OF_LANES, List.of());
  private Raster raster = new Raster(1, 1);
  private PixelBuffer<IntBuffer> pixels = buffer(raster);
  private boolean curvesDue = true;
  private boolean wordsDue = true;

  StripsPane(MonitorViewModel model, BandColours colours, ViewTexts texts) {
    this.model = model;
    this.colours = colours;
    this.texts = texts;
    accessibleText = new SpokenValues(model, texts);
    painter = new StripsPainter(looks, model, colours);
    var pen = new StripsPen(words.getGraphicsContext2D(), looks, texts);
    writer = new StripsWriter(pen, model, colours, painter);
    getStyleClass().add("strips");
    marked.getStyleClass().add("strips-marked");
    marked.setManaged(false);
    marked.setMouseTransparent(true);
    getChildren().addAll(looks, curves, words, marked);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    model.revision().subscribe(this::paintCurves);
    model.textRevision().subscribe(this::write);
    colours.follow(this::paintAll);
    focusedProperty().subscribe(this::write);
    new StripsSteering(this, model).begin();
  }

  private NameSpace space() {
    return model.alignment().on().get()
        ? AlignedHead.space(model.alignment().series(model.recording()), looks)
        : NameSpace.OF_LANES;
  }

  @Override
  protected double computeMinHeight(double width) {
    return StripsLayout.leastHeight(looks.em(), space(), model.shownLanes());
  }

  @Override
  protected double computePrefHeight(double width) {
    return computeMinHeight(width);
  }

  /// Requests curves and texts at the next frame.
  private void paintAll() {
    curvesDue = true;
    write();
  }

  private void paintCurves() {
    curvesDue = true;
    requestLayout();
  }

  private void write() {
    wordsDue = true;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
    if (words.getWidth() != getWidth() || words.getHeight() != getHeight()) {
      words.setWidth(getWidth());
      words.setHeight(getHeight());
      curvesDue = true;
      wordsDue = true;
    }
    fit(place(), scale);
    if (curvesDue) {
      curvesDue = false;
      painter.paint(raster, scale, place);
      pixels.updateBuffer(_ -> null);
    }
    if (wordsDue) {
      wordsDue = false;
      words.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
      writer.write(place);
    }
    mark();
    if (isFocused()) {
      setAccessibleText(accessibleText.text());
    }
  }

  private void fit(StripsLayout place, double scale) {
    int width = (int) Math.max(1, Math.round(place.plotWidth() * scale));
    int height = (int) Math.max(1, Math.round(place.height() * scale));
    if (raster.width() != width || raster.height() != height) {
      raster = new Raster(width, height);
      curvesDue = true;
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

  /// Shows the range that the user marks.
  private void mark() {
    Optional<TimeWindow> range = model.range().marked();
    marked.setVisible(range.isPresent());
    range.ifPresent(it -> {
      double from = Math.clamp(painter.window().share(it.from()), 0, 1) * place.plotWidth();
      double to = Math.clamp(painter.window().share(it.to()), 0, 1) * place.plotWidth();
      marked.setX(place.left() + from);
      marked.setWidth(Math.max(1, to - from));
      marked.setY(place.top());
      marked.setHeight(Math.max(0, place.bottom() - place.top()));
    });
  }

  /// Returns the layout for the present size and lanes, which is made again only after a change.
  StripsLayout place() {
    List<Lane> lanes = model.shownLanes();
    NameSpace space = space();
    if (!place.fits(getWidth(), getHeight(), looks.em(), space, lanes)) {
      place = new StripsLayout(getWidth(), getHeight(), looks.em(), space, lanes);
      curvesDue = true;
      wordsDue = true;
    }
    return place;
  }

  /// Returns a picture of what is shown.
  ///
  /// @param caption below it
  Image picture(String caption) {
    return new StripsPicture(model, looks, colours, texts, place()).draw(caption);
  }

  /// Returns the look of a curve.
  Line line(Curve curve) {
    return looks.of(curve);
  }

  /// Returns the look of a contender among aligned trials.
  Line line(AlignedSeries series) {
    return new SeriesLines(looks, colours).of(series.newest());
  }

  /// Returns the action of the legend entry, or of the contender above aligned trials, at a
  /// position. It hides a curve or a contender, or shows it again.
  Optional<Runnable> toggleAt(double x, double y) {
    return writer.entryAt(x, y).or(() -> rowAt(x, y));
  }

  private Optional<Runnable> rowAt(double x, double y) {
    StripsLayout now = place();
    if (!model.alignment().on().get() || y < 0 || y >= now.top() || x >= now.left()) {
      return Optional.empty();
    }
    List<AlignedSeries> all = model.alignment().series(model.recording());
    int row = AlignedHead.rowAt(now, y);
    return row < all.size()
        ? Optional.of(() -> model.toggle(all.get(row).contender()))
        : Optional.empty();
  }
}
