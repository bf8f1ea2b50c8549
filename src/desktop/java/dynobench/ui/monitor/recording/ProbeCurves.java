package dynobench.ui.monitor.recording;

import dynobench.machine.ProbePart;
import dynobench.measure.Probe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Speed of the machine: each part of its probes divided by its median so far.
final class ProbeCurves {
  /// Maximum drawn value. A flush may take twenty times its median; drawn in full, it would flatten
  /// everything else.
  private static final float MOST_DRAWN = 3;

  /// Times without gaps, because a probe runs only between trials, at least three seconds after the
  /// last one.
  private final SampleTimes moments = new SampleTimes(Integer.MAX_VALUE);

  private final Map<ProbePart, CurveValues> traces = new EnumMap<>(ProbePart.class);
  private final Map<ProbePart, List<Double>> ascending = new EnumMap<>(ProbePart.class);

  ProbeCurves() {
    for (ProbePart part : ProbePart.values()) {
      traces.put(part, new CurveValues());
      ascending.put(part, new ArrayList<>());
    }
  }

  void add(int millis, Probe probe) {
    moments.add(millis, false);
    for (ProbePart part : ProbePart.values()) {
      double nanos =
          part.nanos(probe).stream().mapToDouble(it -> it).findFirst().orElse(Double.NaN);
      trace(part).add(nanos);
      if (!Double.isNaN(nanos)) {
        int place = Collections.binarySearch(sorted(part), nanos);
        sorted(part).add(place < 0 ? -place - 1 : place, nanos);
      }
    }
  }

  SampleTimes moments() {
    return moments;
  }

  RecordedCurve recorded(Curve curve, ProbePart part) {
    return new RecordedCurve(curve, moments.frozen(), trace(part).frozen(), median(part));
  }

  private CurveValues trace(ProbePart part) {
    return Objects.requireNonNull(traces.get(part));
  }

  private List<Double> sorted(ProbePart part) {
    return Objects.requireNonNull(ascending.get(part));
  }

  private double median(ProbePart part) {
    List<Double> all = sorted(part);
    return all.isEmpty() ? 1 : all.get(all.size() / 2);
  }

  void thin(ProbePart part, double from, double to, int pixels, PixelColumns into) {
    into.fill(moments, trace(part), from, to, pixels);
    into.over(median(part), MOST_DRAWN);
  }

  /// Returns the statistics of the probes in a time range, in multiples of the median.
  Optional<CurveStatistics> statistics(ProbePart part, double from, double to) {
    return trace(part)
        .statistics(moments.from(from), moments.after(to))
        .map(it -> it.over(median(part)));
  }

  /// Returns the value of the nearest probe as a multiple of the median. It is not limited as drawn
  /// values are.
  Optional<Reading> reading(ProbePart part, double millis) {
    int index = moments.nearest(millis);
    float value = index < 0 ? Float.NaN : trace(part).value(index);
    return Float.isNaN(value)
        ? Optional.empty()
        : Optional.of(new Reading(moments.at(index), value / median(part)));
  }
}
