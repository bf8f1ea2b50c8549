package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Strip;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Strip with the layout that the user gave it.
///
/// @param lines height in lines of text, limited to 1.3 to 24; it is stretched or squeezed to fill
///   the view
/// @param folded whether only its name and values are visible
/// @param hidden curves of the strip that are not drawn
record Lane(Strip strip, double lines, boolean folded, Set<Curve> hidden) {
  static final double LEAST_LINES = 1.3;
  static final double MOST_LINES = 24;

  Lane {
    lines = Math.clamp(lines, LEAST_LINES, MOST_LINES);
    hidden = Set.copyOf(hidden);
  }

  static Lane of(Strip strip) {
    return new Lane(strip, strip.height(), strip.isFoldedAtFirst(), Set.of());
  }

  Lane high(double other) {
    return new Lane(strip, other, folded, hidden);
  }

  Lane turned() {
    return new Lane(strip, lines, !folded, hidden);
  }

  /// Returns the lane unfolded, with its height multiplied by a factor and limited.
  Lane scaled(double factor) {
    return new Lane(strip, lines * factor, false, hidden);
  }

  /// Returns the lane with one curve hidden, or shown again.
  Lane toggled(Curve curve) {
    var other = new HashSet<>(hidden);
    if (!other.remove(curve)) {
      other.add(curve);
    }
    return new Lane(strip, lines, folded, other);
  }

  boolean shows(Curve curve) {
    return !hidden.contains(curve);
  }

  /// Returns the curve that is drawn of aligned trials: the first one that is not hidden.
  Optional<Curve> leading() {
    return strip.curves().stream().filter(this::shows).findFirst();
  }

  /// Returns the wanted height, in lines; the minimum for a folded lane.
  double neededLines() {
    return folded ? LEAST_LINES : lines;
  }
}
