package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.PixelColumns;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Painter of all lanes' curves and their backgrounds, into a raster. While the user pans, it
/// paints every frame, so it reuses its objects to avoid garbage collections.
final class StripsPainter {
  /// Width of a tick including its space, in multiples of the type size.
  static final double TICK_EM = 6;

  private final StripsLooks looks;
  private final MonitorViewModel model;
  private final BandsPainter bands;
  private final AlignedPainter aligned;
  private final LaneScales scales;
  private final Map<Curve, PixelColumns> columns = new EnumMap<>(Curve.class);
  private TimeWindow window = TimeWindow.whole(0);

  StripsPainter(StripsLooks looks, MonitorViewModel model, BandColours colours) {
    this.looks = looks;
    this.model = model;
    bands = new BandsPainter(looks, model, colours);
    scales = new LaneScales(model);
    aligned = new AlignedPainter(looks, model, colours, scales);
    for (Curve curve : Curve.values()) {
      columns.put(curve, new PixelColumns());
    }
  }

  /// Paints all lanes.
  ///
  /// @param into as wide as the plot, as high as the layout
  /// @param pixels of the raster per unit of the layout
  void paint(Raster into, double pixels, StripsLayout place) {
    window = model.window();
    var on = new Surface(into, pixels, place, window, model.recording().end());
    into.clear();
    if (model.alignment().on().get()) {
      aligned.thin(on);
      grid(on);
      aligned.paint(on);
    } else {
      thin(on);
      bands.paint(on);
      grid(on);
      for (int lane = 0; lane < place.lanes().size(); lane++) {
        curves(on, lane);
      }
    }
  }

  /// Returns the time range that was painted.
  TimeWindow window() {
    return window;
  }

  /// Returns the scales of the painted lanes.
  LaneScales scales() {
    return scales;
  }

  private PixelColumns columns(Curve curve) {
    return Objects.requireNonNull(columns.get(curve));
  }

  private double highest(Curve curve) {
    return columns(curve).highest();
  }

  private void thin(Surface on) {
    for (Lane lane : on.place().lanes()) {
      for (Curve curve : lane.strip().curves()) {
        PixelColumns of = columns(curve);
        if (lane.folded() || !lane.shows(curve)) {
          of.clear();
        } else {
          model.recording().thin(curve, window.from(), window.to(), on.width(), of);
        }
      }
      scales.fit(lane, this::highest);
    }
  }

  private void grid(Surface on) {
    StripsLayout place = on.place();
    var axis = new TimeAxis(window, place.plotWidth() / (TICK_EM * place.em()));
    int colour = CurvePainter.argb(looks.grid().getStroke());
    for (long tick : axis.ticks(window)) {
      int x = (int) on.x((double) tick);
      on.fill(x, x + 1, place.top(), place.bottom(), colour);
    }
    for (int lane = 0; lane < place.lanes().size(); lane++) {
      if (!place.lanes().get(lane).folded()) {
        int parts = scales.parts(place, lane);
        double part = (place.lowest(lane) - place.highest(lane)) / parts;
        for (int line = 1; line <= parts; line++) {
          double y = place.lowest(lane) - line * part;
          on.fill(0, on.width(), y, y + 1 / on.scale(), colour);
        }
      }
    }
  }

  private void curves(Surface on, int lane) {
    Lane it = on.place().lanes().get(lane);
    if (it.folded()) {
      return;
    }
    List<Curve> curves = it.strip().curves();
    for (int index = curves.size() - 1; index >= 0; index--) {
      Curve curve = curves.get(index);
      new CurvePainter(on, lane, scales.top(curve)).paint(curve, columns(curve), looks);
    }
  }
}
