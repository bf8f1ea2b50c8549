package dynobench.warning;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.measure.CpuLimit;
import dynobench.measure.Environment;
import dynobench.result.RunPart;
import dynobench.result.RunResult;
import dynobench.result.TrialSamples;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Warnings about other load on the machine's processors. [CpuLimitWarnings] reports what limits
/// take.
final class MachineLoadWarnings {
  /// Share of the machine that other processes, this program included, may take. An arbitrary
  /// choice, not a measured limit.
  static final double MOST_OTHERS = 0.2;

  /// Largest load average for each core at the start.
  static final double MOST_AT_START = 0.5;

  private final List<TrialSamples> looks;
  private final Optional<Environment> environment;
  private final List<RunPart> added;

  MachineLoadWarnings(RunResult result, List<TrialSamples> looks) {
    this.looks = looks;
    this.environment = result.environment();
    this.added = result.parts().stream().filter(each -> each.number() > 1).toList();
  }

  List<ResultWarning> list() {
    var doubts = new ArrayList<ResultWarning>();
    environment.ifPresent(it -> {
      CpuLimit limit =
          it.cpuLimit().orElse(new CpuLimit(it.cores(), it.cores(), OptionalDouble.empty()));
      atStart("the run", it, limit.machineCores()).ifPresent(doubts::add);
      added.forEach(part ->
          atStart(part.words(), part.environment(), limit.machineCores()).ifPresent(doubts::add));
      busy(limit).ifPresent(doubts::add);
      doubts.addAll(new CpuLimitWarnings(limit, looks).list());
    });
    return doubts;
  }

  private static Optional<ResultWarning> atStart(String what, Environment at, int cores) {
    double load = at.loadAtStart().orElse(0);
    return load <= MOST_AT_START * cores
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.BUSY_AT_START,
                String.format(
                    Locale.ROOT,
                    "At the start of %s, the load average of the last minute was %.2f on %d cores.",
                    what,
                    load,
                    cores),
                "Close other programs and wait a minute before the next run."));
  }

  private Optional<ResultWarning> busy(CpuLimit limit) {
    var cases = new ArrayList<ResultWarning.Case>();
    for (TrialSamples each : looks) {
      double others = each.others().orElse(0);
      double rivals =
          each.machine().map(MachineSeen::rivalCores).orElse(OptionalDouble.empty()).orElse(0);
      if (rivals > MOST_OTHERS * limit.allowedCores()) {
        cases.add(
            ResultWarning.Case.of(
                each.trial(),
                rivals,
                share(rivals, limit.allowedCores()) + " that the run may use"));
      } else if (others > MOST_OTHERS * limit.machineCores()) {
        cases.add(ResultWarning.Case.of(each.trial(), others, share(others, limit.machineCores())));
      }
    }
    return ResultWarning.of(
        WarningKind.MACHINE_BUSY,
        "In %,d of %,d trials other processes (including Dynobench's parent process) took more than"
            + " 20 %% of the machine",
        cases,
        looks.size(),
        "Close other programs (backups, browsers, indexers) and repeat the run.");
  }

  private static String share(double others, int cores) {
    return String.format(
        Locale.ROOT, "%.1f of %d %s", others, cores, cores == 1 ? "core" : "cores");
  }
}
