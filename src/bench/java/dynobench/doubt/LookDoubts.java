package dynobench.doubt;

import dynobench.measure.Environment;
import dynobench.result.RunResult;
import dynobench.result.TrialLooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Warning about gaps in the monitor's samples.
final class LookDoubts {
  /// Smallest accepted sampling rate, as a fraction of the planned rate.
  static final double FEWEST_LOOKS = 0.8;

  private final List<TrialLooks> looks;
  private final Optional<Environment> environment;

  LookDoubts(RunResult result, List<TrialLooks> looks) {
    this.looks = looks;
    this.environment = result.environment();
  }

  List<Doubt> list() {
    return environment.flatMap(it -> slow(it.samplesPerSecond())).stream().toList();
  }

  private Optional<Doubt> slow(int promised) {
    var cases = new ArrayList<Doubt.Case>();
    for (TrialLooks each : looks) {
      OptionalDouble rate = each.rate();
      if (rate.isPresent() && rate.getAsDouble() < FEWEST_LOOKS * promised) {
        String what =
            String.format(Locale.ROOT, "%.1f a second instead of %d", rate.getAsDouble(), promised);
        cases.add(Doubt.Case.of(each.trial(), -rate.getAsDouble(), what));
      }
    }
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Doubt.of(
                DoubtKind.MONITOR_SLOW,
                "In %,d of %,d trials the monitor could look less often than it should"
                    .formatted(cases.size(), looks.size()),
                cases,
                "The curves have gaps, and the machine or the heap was probably overloaded: free"
                    + " the one or raise the other."));
  }
}
