package dynobench.doubt;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.measure.CpuLimit;
import dynobench.measure.Environment;
import dynobench.result.RunResult;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Who else had the machine's processors, and which limits kept the run from them. The two are told
/// apart: what a limit takes is nobody else's load.
final class MachineDoubts {
  /// Share of the machine that others may take, this program among them: a choice, not a measured
  /// limit.
  static final double MOST_OTHERS = 0.2;

  /// Of load average for each core.
  static final double MOST_AT_START = 0.5;

  /// Share of a trial's time for which a quota may hold it up. Below it is nothing beside the
  /// spread of repetitions: a choice, too.
  static final double MOST_HELD = 0.02;

  /// Share of the machine that its host may keep, above which intervals get wide: a choice.
  static final double MOST_STOLEN = 0.05;

  private static final double MILLIS_PER_SECOND = 1_000;

  private final List<TrialLooks> looks;
  private final Optional<Environment> environment;

  MachineDoubts(RunResult result, List<TrialLooks> looks) {
    this.looks = looks;
    this.environment = result.environment();
  }

  List<Doubt> list() {
    var doubts = new ArrayList<Doubt>();
    environment.ifPresent(it -> {
      CpuLimit limit =
          it.cpuLimit().orElse(new CpuLimit(it.cores(), it.cores(), OptionalDouble.empty()));
      atStart(it.loadAtStart().orElse(0), limit.machineCores()).ifPresent(doubts::add);
      busy(limit).ifPresent(doubts::add);
      held(limit).ifPresent(doubts::add);
      stolen(limit).ifPresent(doubts::add);
      few(limit).ifPresent(doubts::add);
    });
    return doubts;
  }

  private static Optional<Doubt> atStart(double load, int cores) {
    return load <= MOST_AT_START * cores
        ? Optional.empty()
        : Optional.of(
            new Doubt(
                DoubtKind.BUSY_AT_START,
                String.format(
                    Locale.ROOT,
                    "When the run began, the load average of the last minute was %.2f on %d cores.",
                    load,
                    cores),
                "Close other programs and wait a minute before the next run."));
  }

  private Optional<Doubt> busy(CpuLimit limit) {
    var cases = new ArrayList<Doubt.Case>();
    for (TrialLooks each : looks) {
      double others = each.others().orElse(0);
      double rivals =
          each.machine().map(MachineSeen::rivalCores).orElse(OptionalDouble.empty()).orElse(0);
      if (rivals > MOST_OTHERS * limit.allowedCores()) {
        cases.add(each.found(rivals, share(rivals, limit.allowedCores()) + " that it may use"));
      } else if (others > MOST_OTHERS * limit.machineCores()) {
        cases.add(each.found(others, share(others, limit.machineCores())));
      }
    }
    return doubt(
        DoubtKind.MACHINE_BUSY,
        "In %,d of %,d trials other processes, this program among them, took more than a fifth of"
            + " the machine",
        cases,
        "Close other programs (backups, browsers, indexers) and repeat the run.");
  }

  private static String share(double others, int cores) {
    return String.format(
        Locale.ROOT, "%.1f of %d %s", others, cores, cores == 1 ? "core" : "cores");
  }

  private Optional<Doubt> held(CpuLimit limit) {
    var cases = new ArrayList<Doubt.Case>();
    long held = 0;
    long all = 0;
    for (TrialLooks each : looks) {
      long millis = each.machine().map(MachineSeen::millis).orElse(0L);
      long still =
          each.machine().map(MachineSeen::heldMillis).orElse(OptionalLong.empty()).orElse(0);
      if (still > MOST_HELD * millis) {
        held += still;
        all += millis;
        cases.add(each.found((double) still / millis, seconds(still) + " of " + seconds(millis)));
      }
    }
    return doubt(
        DoubtKind.LIMITED,
        "A quota%s (cgroup) held the workers up for %s of %s"
                .formatted(cores(limit.quotaCores()), seconds(held), seconds(all))
            + " in %,d of %,d trials",
        cases,
        "Run outside of the container or service that sets it, or raise its quota (cpu.max,"
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

  private Optional<Doubt> stolen(CpuLimit limit) {
    var cases = new ArrayList<Doubt.Case>();
    for (TrialLooks each : looks) {
      double share =
          each.machine().map(MachineSeen::stolenCores).orElse(OptionalDouble.empty()).orElse(0)
              / limit.machineCores();
      if (share > MOST_STOLEN) {
        cases.add(
            each.found(
                share,
                String.format(Locale.ROOT, "the host took %.0f %% of the time", 100 * share)));
      }
    }
    return doubt(
        DoubtKind.LIMITED,
        "In %,d of %,d trials the host of this virtual machine was busy (steal time)",
        cases,
        "Run on a machine of your own, or when its neighbours are quiet, and repeat more often.");
  }

  private static Optional<Doubt> few(CpuLimit limit) {
    return limit.few()
        ? Optional.of(
            new Doubt(
                DoubtKind.CORES_FEW,
                "The run may use %,d of %,d cores (taskset or cpuset)."
                    .formatted(limit.allowedCores(), limit.machineCores()),
                "Compare with runs that have the same cores only: collectors and compilers take"
                    + " turns with the engine on few."))
        : Optional.empty();
  }

  private Optional<Doubt> doubt(
      DoubtKind kind, String count, List<Doubt.Case> cases, String remedy) {
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(Doubt.of(kind, count.formatted(cases.size(), looks.size()), cases, remedy));
  }
}
