package dynobench.warning;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.measure.CpuLimit;
import dynobench.result.TrialSamples;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// Warnings about limits that kept the run from using the machine's processors.
record CpuLimitWarnings(CpuLimit limit, List<TrialSamples> looks) {
  /// Share of a trial's time for which a quota may stop the trial; an arbitrary choice. Less is
  /// negligible compared with the spread of repetitions.
  static final double MOST_HELD = 0.02;

  /// Share of the virtual machine that its host may take; an arbitrary choice. More makes intervals
  /// wide.
  static final double MOST_STOLEN = 0.05;

  private static final double MILLIS_PER_SECOND = 1_000;

  List<ResultWarning> list() {
    return Stream.of(throttled(), stolen(), few()).flatMap(Optional::stream).toList();
  }

  private Optional<ResultWarning> throttled() {
    var cases = new ArrayList<ResultWarning.Case>();
    long held = 0;
    long all = 0;
    for (TrialSamples each : looks) {
      long millis = each.machine().map(MachineSeen::millis).orElse(0L);
      long still =
          each.machine().map(MachineSeen::heldMillis).orElse(OptionalLong.empty()).orElse(0);
      if (still > MOST_HELD * millis) {
        held += still;
        all += millis;
        cases.add(
            ResultWarning.Case.of(
                each.trial(), (double) still / millis, seconds(still) + " of " + seconds(millis)));
      }
    }
    return ResultWarning.of(
        WarningKind.LIMITED,
        "A quota%s (cgroup) throttled the workers for %s of %s"
                .formatted(cores(limit.quotaCores()), seconds(held), seconds(all))
            + " in %,d of %,d trials",
        cases,
        looks.size(),
        "Run outside the container or service that sets the quota, or raise it (cpu.max,"
            + " cpu.cfs_quota_us, docker's --cpus).");
  }

  private static String cores(OptionalDouble quota) {
    return quota.isPresent()
        ? " of "
            + BigDecimal.valueOf(quota.getAsDouble())
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString()
            + " cores"
        : "";
  }

  private static String seconds(long millis) {
    return String.format(Locale.ROOT, "%.1f s", millis / MILLIS_PER_SECOND);
  }

  private Optional<ResultWarning> stolen() {
    var cases = new ArrayList<ResultWarning.Case>();
    for (TrialSamples each : looks) {
      double share =
          each.machine().map(MachineSeen::stolenCores).orElse(OptionalDouble.empty()).orElse(0)
              / limit.machineCores();
      if (share > MOST_STOLEN) {
        cases.add(
            ResultWarning.Case.of(
                each.trial(),
                share,
                String.format(Locale.ROOT, "the host took %.0f %% of the time", 100 * share)));
      }
    }
    return ResultWarning.of(
        WarningKind.LIMITED,
        "In %,d of %,d trials the host of this virtual machine was busy (steal time)",
        cases,
        looks.size(),
        "Run on a dedicated machine, or when other virtual machines are idle. Raise repetitions.");
  }

  private Optional<ResultWarning> few() {
    return limit.few()
        ? Optional.of(
            new ResultWarning(
                WarningKind.CORES_FEW,
                "The run may use %,d of %,d cores (taskset or cpuset)."
                    .formatted(limit.allowedCores(), limit.machineCores()),
                "Compare only with runs on the same number of cores: on few cores, garbage"
                    + " collector and compiler take time from the engine."))
        : Optional.empty();
  }
}
