package dynobench.ui.monitor.recording;

import dynobench.ui.monitor.recording.RecordedRows.TimeRange;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;

/// Values of a curve up to now, which do not change while the recording grows.
///
/// @param unit that values are divided by
record RecordedCurve(Curve curve, SampleTimes times, IntToDoubleFunction values, double unit) {
  /// Returns the title of a column, which ends with the unit.
  String title() {
    return curve.name().toLowerCase(Locale.ROOT) + "_" + curve.quantity().unit();
  }

  /// Returns a value; NaN if it is missing.
  double value(int index) {
    return values.applyAsDouble(index) / unit;
  }

  /// Returns the number of values in a range.
  long count(TimeRange range) {
    return times.after(range.to()) - (long) times.from(range.from());
  }
}
