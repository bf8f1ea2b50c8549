package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Quantity;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/// Tops of the scales on which curves are drawn. The curves of one lane share a scale if they have
/// the same quantity.
final class LaneScales {
  /// Height of a part between two gridlines, at least, in multiples of the type size.
  private static final double PART_EM = 1.9;

  private static final int MOST_PARTS = 5;

  private final MonitorViewModel model;

  /// A cell for each curve, which avoids boxing in every frame.
  private final Map<Curve, double[]> tops = new EnumMap<>(Curve.class);

  LaneScales(MonitorViewModel model) {
    this.model = model;
    for (Curve curve : Curve.values()) {
      tops.put(curve, new double[] {1});
    }
  }

  /// Adapts the scales of a lane to its curves. Hidden curves don't count, but get the scale of
  /// their quantity.
  ///
  /// @param highest returns the highest visible value of a curve
  void fit(Lane lane, ToDoubleFunction<Curve> highest) {
    for (Curve curve : lane.strip().curves()) {
      double most = 0;
      for (Curve other : lane.strip().curves()) {
        if (other.quantity() == curve.quantity() && lane.shows(other)) {
          most = Math.max(most, highest.applyAsDouble(other));
        }
      }
      cell(curve)[0] = model.top(curve.quantity(), most);
    }
  }

  /// Returns the value at the top of a curve's scale.
  double top(Curve curve) {
    return cell(curve)[0];
  }

  private double[] cell(Curve curve) {
    return Objects.requireNonNull(tops.get(curve));
  }

  /// Returns the number of parts into which gridlines divide a lane: 1 to 5.
  int parts(StripsLayout place, int lane) {
    Curve curve = place.lanes().get(lane).strip().curves().getFirst();
    double room = (place.lowest(lane) - place.highest(lane)) / (PART_EM * place.em());
    Quantity quantity = curve.quantity();
    return quantity.parts(top(curve), Math.clamp((long) room, 1, MOST_PARTS));
  }

  /// Returns the y coordinate of a value. Values outside of the scale are at its ends.
  double y(StripsLayout place, int lane, Curve curve, double value) {
    double lowest = place.lowest(lane);
    return lowest - (lowest - place.highest(lane)) * Math.clamp(value / top(curve), 0, 1);
  }
}
