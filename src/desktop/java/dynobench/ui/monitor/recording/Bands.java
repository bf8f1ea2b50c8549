package dynobench.ui.monitor.recording;

import dynobench.plan.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Stretches of time that follow one another, the last of which may go on.
public final class Bands {
  private final List<Band> list = new ArrayList<>();

  /// The one before ends here at the latest.
  void begin(int millis, String label, Optional<Trial> trial) {
    end(millis);
    list.add(new Band(millis, Band.OPEN, label, trial));
  }

  /// Ends the last one, unless it has ended.
  void end(int millis) {
    if (!list.isEmpty() && list.getLast().to() == Band.OPEN) {
      list.add(list.removeLast().endedAt(millis));
    }
  }

  public Band get(int index) {
    return list.get(index);
  }

  public int size() {
    return list.size();
  }

  /// The first one that ends at that time or after it; [#size] when there is none.
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

  /// The next one that ends at that time or after it: of a million, only those are looked at that
  /// are wide enough to be seen.
  public int after(int index, double millis) {
    return Math.max(index + 1, from(millis));
  }

  /// Those of a trial: the first of them.
  public Optional<Band> ofTrial(int number) {
    return list.stream().filter(each -> each.isOf(number)).findFirst();
  }

  /// The one that was going on.
  public Optional<Band> at(double millis) {
    int index = from(millis);
    return index < list.size() && list.get(index).holds(millis)
        ? Optional.of(list.get(index))
        : Optional.empty();
  }
}
