package dynobench.ui.monitor.recording;

import dynobench.plan.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Time ranges in order, perhaps with gaps between them. The last one may be open.
public final class TimeBands {
  private final List<TimeBand> list = new ArrayList<>();

  /// Begins a range and ends the previous one if it is open.
  void begin(int millis, String label, Optional<Trial> trial) {
    end(millis);
    list.add(new TimeBand(millis, TimeBand.OPEN, label, trial));
  }

  /// Ends the last range if it is open.
  void end(int millis) {
    if (!list.isEmpty() && list.getLast().to() == TimeBand.OPEN) {
      list.add(list.removeLast().endedAt(millis));
    }
  }

  public TimeBand get(int index) {
    return list.get(index);
  }

  public int size() {
    return list.size();
  }

  /// Returns the index of the first range that ends at that time or later, or [#size].
  public int from(double millis) {
    int low = 0;
    int high = list.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (list.get(middle).to() < millis) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /// Returns the index of the next range that ends at that time or later. Painting skips ranges too
  /// narrow to see, which matters for a million of them.
  public int after(int index, double millis) {
    return Math.max(index + 1, from(millis));
  }

  /// Returns the first range of a trial.
  public Optional<TimeBand> ofTrial(int number) {
    return list.stream().filter(each -> each.isOf(number)).findFirst();
  }

  /// Returns the range that contains this time.
  public Optional<TimeBand> at(double millis) {
    return TimeBand.at(list, millis);
  }

  /// Returns the present ranges.
  List<TimeBand> copy() {
    return List.copyOf(list);
  }
}
