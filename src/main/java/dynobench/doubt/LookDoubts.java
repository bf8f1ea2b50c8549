package dynobench.doubt;

import dynobench.measure.Environment;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// What the monitor saw of the machine, and how well it saw.
final class LookDoubts {
  /// Share of the machine that others may take: five times what this program itself needs on two
  /// cores.
  static final double MOST_OTHERS = 0.2;

  /// Of load average for each core.
  static final double MOST_AT_START = 0.5;

  /// Share of the looks that were promised.
  static final double FEWEST_LOOKS = 0.8;

  private final List<TrialLooks> looks;
  private final Optional<Environment> environment;

  LookDoubts(RunResult result, List<TrialLooks> looks) {
    this.looks = looks;
    this.environment = result.environment();
  }

  List<Doubt> list() {
    var doubts = new ArrayList<Doubt>();
    environment.ifPresent(it -> {
      atStart(it).ifPresent(doubts::add);
      busy(it.cores()).ifPresent(doubts::add);
      slow(it.samplesPerSecond()).ifPresent(doubts::add);
    });
    return doubts;
  }

  private static Optional<Doubt> atStart(Environment environment) {
    double load = environment.loadAtStart().orElse(0);
    return load <= MOST_AT_START * environment.cores()
        ? Optional.empty()
        : Optional.of(
            new Doubt(
                Kind.BUSY_AT_START,
                String.format(
                    Locale.ROOT,
                    "When the run began, the load average of the last minute was %.2f on %d cores.",
                    load,
                    environment.cores()),
                "Close other programs and wait a minute before the next run."));
  }

  private Optional<Doubt> busy(int cores) {
    var cases = new ArrayList<Doubt.Case>();
    for (TrialLooks each : looks) {
      double others = each.others().orElse(0);
      if (others > MOST_OTHERS * cores) {
        cases.add(
            found(each, others, String.format(Locale.ROOT, "%.1f of %d cores", others, cores)));
      }
    }
    return doubt(
        Kind.MACHINE_BUSY,
        "In %,d of %,d trials other processes took more than a fifth of the machine",
        cases,
        "Close other programs (backups, browsers, indexers) and repeat the run.");
  }

  private Optional<Doubt> slow(int promised) {
    var cases = new ArrayList<Doubt.Case>();
    for (TrialLooks each : looks) {
      OptionalDouble rate = each.rate();
      if (rate.isPresent() && rate.getAsDouble() < FEWEST_LOOKS * promised) {
        String what =
            String.format(Locale.ROOT, "%.1f a second instead of %d", rate.getAsDouble(), promised);
        cases.add(found(each, -rate.getAsDouble(), what));
      }
    }
    return doubt(
        Kind.MONITOR_SLOW,
        "In %,d of %,d trials the monitor could look less often than it should",
        cases,
        "The curves have gaps, and the machine or the heap was probably overloaded: free the one or"
            + " raise the other.");
  }

  private Optional<Doubt> doubt(Kind kind, String count, List<Doubt.Case> cases, String remedy) {
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(Doubt.of(kind, count.formatted(cases.size(), looks.size()), cases, remedy));
  }

  private static Doubt.Case found(TrialLooks each, double badness, String what) {
    return new Doubt.Case(
        badness,
        "trial %d (%s): %s".formatted(each.trial().number(), each.trial(), what),
        each.trial().contender(),
        List.of(each.trial().number()));
  }
}
