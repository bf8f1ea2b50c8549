package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.PixelColumns;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import java.awt.Color;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Painter of all lanes' curves and their backgrounds, into a raster. While the user pans, it
/// paints every frame, so it reuses its objects to avoid garbage collections.
final class StripsPainter {
  /// Width of a tick including its space, in multiples of the type size.
  static final double TICK_EM = 6;

  /// Minimum width of a visible band in pixels; narrower bands would only make the picture grey.
  static final double LEAST_BAND = 2;

  /// Height of the stripe in the contender's colour, above the names of bands, in lines.
  private static final double STRIPE = 0.25;

  /// Opacity of the contender's colour behind curves, alternating by phase, and for the whole
  /// marked trial.
  private static final int PALE = 0x14;

  private static final int LESS_PALE = 0x26;
  private static final int MARKED = 0x18;
  private static final int FULL = 0xff;
  private static final double EDGE = 1.5;
  private static final List<Curve> CURVES = List.of(Curve.values());

  private final StripsLooks looks;
  private final MonitorViewModel model;
  private final BandColours colours;
  private final Map<Curve, PixelColumns> columns = new EnumMap<>(Curve.class);

  /// A cell for each strip, which avoids boxing in every frame.
  private final Map<Strip, double[]> tops = new EnumMap<>(Strip.class);

  private Raster raster = new Raster(1, 1);
  private double scale = 1;
  private TimeWindow window = TimeWindow.whole(0);

  StripsPainter(StripsLooks looks, MonitorViewModel model, BandColours colours) {
    this.looks = looks;
    this.model = model;
    this.colours = colours;
    CURVES.forEach(curve -> columns.put(curve, new PixelColumns()));
  }

  /// Paints all lanes.
  ///
  /// @param into as wide as the plot, as high as all lanes
  /// @param pixels of the raster per unit of the layout
  void paint(Raster into, double pixels, StripsLayout place) {
    raster = into;
    scale = pixels;
    window = model.window();
    raster.clear();
    thin(place);
    stripes(place);
    tint(place);
    grid(place);
    for (int lane = 0; lane < place.lanes().size(); lane++) {
      if (!place.lanes().get(lane).folded()) {
        curves(place, lane);
      }
    }
  }

  /// Returns the time range that was painted.
  TimeWindow window() {
    return window;
  }

  PixelColumns columns(Curve curve) {
    return Objects.requireNonNull(columns.get(curve));
  }

  /// Returns the value at the top of a lane's scale.
  double top(Strip strip) {
    return cell(strip)[0];
  }

  private double[] cell(Strip strip) {
    return tops.computeIfAbsent(strip, _ -> new double[1]);
  }

  /// Returns the y coordinate of a lane's highest value.
  static double highest(StripsLayout place, int lane) {
    return place.top(lane) + place.em() * 0.25;
  }

  /// Returns the y coordinate of 0.
  static double lowest(StripsLayout place, int lane) {
    return place.bottom(lane) - 1;
  }

  private void thin(StripsLayout place) {
    for (Lane lane : place.lanes()) {
      float highest = 0;
      for (Curve curve : lane.strip().curves()) {
        PixelColumns of = columns(curve);
        model.recording().thin(curve, window.from(), window.to(), raster.width(), of);
        highest = Math.max(highest, of.highest());
      }
      cell(lane.strip())[0] = model.top(lane.strip(), highest);
    }
  }

  private void stripes(StripsLayout place) {
    TimeBands trials = model.recording().trials();
    double height = place.line() * STRIPE * scale;
    for (int index = trials.from(window.from()); index < trials.size(); index++) {
      TimeBand band = trials.get(index);
      int from = from(band);
      if (from >= raster.width()) {
        return;
      }
      int to = Math.max(from + 1, to(band) - 1); // and a gap to the next one
      int colour = argb(colour(band), FULL, 0);
      fill(from, to, 0, height, colour);
      if (model.emphasised().isPresent() && band.isOf(model.emphasised().getAsInt())) {
        mark(place, from, to, colour);
      }
    }
  }

  private void mark(StripsLayout place, int from, int to, int colour) {
    double top = place.top() * scale;
    double bottom = place.bottom() * scale;
    int edge = (int) Math.max(1, Math.round(EDGE * scale));
    fill(from, to, top, bottom, (colour & 0xffffff) | (MARKED << 24));
    fill(from, from + edge, 0, bottom, colour);
    fill(to - edge, to, 0, bottom, colour);
  }

  private void tint(StripsLayout place) {
    TimeBands phases = model.recording().phases();
    double pixel = window.length() / raster.width();
    int next;
    for (int index = phases.from(window.from()); index < phases.size(); index = next) {
      TimeBand band = phases.get(index);
      next = phases.after(index, band.from() + pixel);
      int from = from(band);
      int to = to(band);
      if (from >= raster.width()) {
        return;
      }
      if (to - from >= LEAST_BAND) {
        int pale = index % 2 == 0 ? PALE : LESS_PALE;
        int colour = argb(colour(band), pale, CurvePainter.argb(looks.band(index)));
        fill(from, to, place.top() * scale, place.bottom() * scale, colour);
      }
    }
  }

  private Optional<Color> colour(TimeBand band) {
    return band.trial().isPresent() ? colours.of(band.trial().get()) : Optional.empty();
  }

  private static int argb(Optional<Color> colour, int opacity, int unknown) {
    return colour.isPresent() ? (colour.get().getRGB() & 0xffffff) | (opacity << 24) : unknown;
  }

  private int from(TimeBand band) {
    return (int) Math.max(0, pixel(band.from()));
  }

  private int to(TimeBand band) {
    return (int) Math.min(raster.width(), pixel(Math.min(band.to(), model.recording().end())));
  }

  private void fill(int from, int to, double top, double bottom, int colour) {
    for (int x = from; x < to; x++) {
      raster.column(x, top, bottom, colour);
    }
  }

  /// Returns the x coordinate of a time in the raster.
  private double pixel(double millis) {
    return window.share(millis) * raster.width();
  }

  private void grid(StripsLayout place) {
    var axis = new TimeAxis(window, place.plotWidth() / (TICK_EM * place.em()));
    int colour = CurvePainter.argb(looks.grid().getStroke());
    for (long tick : axis.ticks(window)) {
      raster.column(
          (int) pixel((double) tick), place.top() * scale, place.bottom() * scale, colour);
    }
  }

  private void curves(StripsLayout place, int lane) {
    Strip strip = place.lanes().get(lane).strip();
    var painter =
        new CurvePainter(
            raster,
            looks,
            scale,
            highest(place, lane) * scale,
            lowest(place, lane) * scale,
            top(strip));
    List<Curve> curves = strip.curves();
    for (int index = curves.size() - 1; index >= 0; index--) {
      painter.paint(curves.get(index), columns(curves.get(index)));
    }
  }
}
