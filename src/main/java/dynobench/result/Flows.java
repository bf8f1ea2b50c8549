package dynobench.result;

import dynobench.event.RunEvent.IntervalPassed;
import dynobench.measure.Interval;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How clients were served second by second, in every phase of every trial. Confined to one thread.
final class Flows {
  private record Key(int trial, String phase) {}

  private final Map<Key, List<Interval>> intervals = new HashMap<>();

  void add(IntervalPassed passed) {
    intervals
        .computeIfAbsent(new Key(passed.trial(), passed.phase()), _ -> new ArrayList<>())
        .add(passed.interval());
  }

  /// In order; none where no clients worked.
  List<Interval> of(int trial, String phase) {
    return List.copyOf(intervals.getOrDefault(new Key(trial, phase), List.of()));
  }
}
