package dynobench.warning;

import dynobench.measure.Environment;
import dynobench.result.RunResult;
import dynobench.result.TrialSamples;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Warning about gaps in the monitor's samples.
final class SamplingWarnings {
  /// Smallest accepted sampling rate, as a fraction of the planned rate.
  static final double FEWEST_LOOKS = 0.8;

  private final List<TrialSamples> looks;
  private final Optional<Environment> environment;

  SamplingWarnings(RunResult result, List<TrialSamples> looks) {
    this.looks = looks;
    this.environment = result.environment();
  }

  List<ResultWarning> list() {
    return environment.flatMap(it -> slow(it.samplesPerSecond())).stream().toList();
  }

  private Optional<ResultWarning> slow(int promised) {
    var cases = new ArrayList<ResultWarning.Case>();
    for (TrialSamples each : looks) {
      OptionalDouble rate = each.rate();
      if (rate.isPresent() && rate.getAsDouble() < FEWEST_LOOKS * promised) {
        String what =
            String.format(
                Locale.ROOT, "%.1f per second instead of %d", rate.getAsDouble(), promised);
        cases.add(ResultWarning.Case.of(each.trial(), -rate.getAsDouble(), what));
      }
    }
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ResultWarning.of(
                WarningKind.MONITOR_SLOW,
                "In %,d of %,d trials the monitor took fewer samples than planned"
                    .formatted(cases.size(), looks.size()),
                cases,
                "The curves have gaps. The machine or the heap was probably overloaded: close other"
                    + " programs, or raise jvm.heap."));
  }
}
