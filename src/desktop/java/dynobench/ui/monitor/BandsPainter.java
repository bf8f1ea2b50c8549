package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import java.awt.Color;
import java.util.Optional;

/// Painter of the background behind a run's curves: a stripe above for each trial, a tint for each
/// phase, and the marked trial.
final class BandsPainter {
  /// Minimum width of a visible band in pixels; narrower bands would only make the picture grey.
  static final double LEAST_BAND = 2;

  /// Height of the stripe in the contender's colour, above the names of bands, in lines.
  private static final double STRIPE = 0.25;

  /// Opacity of the contender's colour behind curves, alternating by phase, and for the whole
  /// marked trial.
  static final int PALE = 0x14;

  static final int LESS_PALE = 0x26;
  private static final int MARKED = 0x18;
  private static final int FULL = 0xff;
  private static final double EDGE = 1.5;

  private final StripsLooks looks;
  private final MonitorViewModel model;
  private final BandColours colours;

  BandsPainter(StripsLooks looks, MonitorViewModel model, BandColours colours) {
    this.looks = looks;
    this.model = model;
    this.colours = colours;
  }

  void paint(Surface on) {
    stripes(on);
    tint(on);
  }

  private void stripes(Surface on) {
    TimeBands trials = model.recording().trials();
    double height = on.place().line() * STRIPE;
    for (int index = trials.from(on.window().from()); index < trials.size(); index++) {
      TimeBand band = trials.get(index);
      int from = on.from(band);
      if (from >= on.width()) {
        return;
      }
      int to = Math.max(from + 1, on.to(band) - 1); // and a gap to the next one
      int colour = argb(colours.of(band), FULL, 0);
      on.fill(from, to, 0, height, colour);
      if (model.emphasised().isPresent() && band.isOf(model.emphasised().getAsInt())) {
        mark(on, from, to, colour);
      }
    }
  }

  private static void mark(Surface on, int from, int to, int colour) {
    StripsLayout place = on.place();
    int edge = (int) Math.max(1, Math.round(EDGE * on.scale()));
    on.fill(from, to, place.top(), place.bottom(), (colour & 0xffffff) | (MARKED << 24));
    on.fill(from, from + edge, 0, place.bottom(), colour);
    on.fill(to - edge, to, 0, place.bottom(), colour);
  }

  private void tint(Surface on) {
    TimeBands phases = model.recording().phases();
    double pixel = on.window().length() / on.width();
    int next;
    for (int index = phases.from(on.window().from()); index < phases.size(); index = next) {
      TimeBand band = phases.get(index);
      next = phases.after(index, band.from() + pixel);
      int from = on.from(band);
      int to = on.to(band);
      if (from >= on.width()) {
        return;
      }
      if (to - from >= LEAST_BAND) {
        int pale = index % 2 == 0 ? PALE : LESS_PALE;
        int colour = argb(colours.of(band), pale, CurvePainter.argb(looks.band(index)));
        on.fill(from, to, on.place().top(), on.place().bottom(), colour);
      }
    }
  }

  static int argb(Optional<Color> colour, int opacity, int unknown) {
    return colour.isPresent() ? (colour.get().getRGB() & 0xffffff) | (opacity << 24) : unknown;
  }
}
