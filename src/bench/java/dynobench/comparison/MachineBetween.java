package dynobench.comparison;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.machine.ProbePart;
import dynobench.measure.CpuLimit;
import dynobench.measure.Environment;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ErrorBudget;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Change of the machine between two runs, estimated from probes and the load of other processes.
/// Probes alone are not enough: another process slows a trial of seconds, but not a probe of
/// milliseconds that starts after a pause. So the runs must agree in the probes and in the load.
///
/// @param objection reason why the runs cannot be compared, as a clause; empty if they are
///   comparable
/// @param low lower limit of the time ratio between the runs that the machine alone may cause, such
///   as 0.9
/// @param high upper limit of that ratio
record MachineBetween(Optional<String> objection, double low, double high) {
  /// Largest accepted difference in the share of the machine that other processes took. Above it,
  /// unchanged runs were mostly reported as different (see the measuring page).
  static final double MOST_OTHERS = 0.05;

  /// Largest accepted change of a part of the probes, as a fraction.
  static final double MOST_CHANGE = 0.1;

  /// Largest accepted change of a flush, as a fraction. Flush times depend on the disk's other
  /// users.
  static final double MOST_FLUSH_CHANGE = 0.5;

  /// Allowance for effects that no probe detects, such as the placement of a JVM and its files.
  static final double UNSEEN = 0.05;

  private static final double CONFIDENCE = ErrorBudget.USUAL.strictest(ProbePart.values().length);

  static MachineBetween of(RunResult a, RunResult b) {
    return of(a, b, List.of(ProbePart.values()));
  }

  /// Compares only processor and memory, for series that do not use the disk.
  static MachineBetween ofMemory(RunResult a, RunResult b) {
    return of(a, b, List.of(ProbePart.PROCESSOR, ProbePart.MEMORY));
  }

  private static MachineBetween of(RunResult a, RunResult b, List<ProbePart> parts) {
    Optional<String> objection =
        a.log()
            .untrustedReason()
            .or(() -> b.log().untrustedReason())
            .or(() -> several(a))
            .or(() -> several(b))
            .or(() -> machine(a, b).map("measured on different machines (%s)"::formatted))
            .or(() -> RunDifferences.jdk(a, b).map("measured by different JVMs (%s)"::formatted))
            .or(() -> others(a, b))
            .or(() -> unprobed(a, b));
    return objection.isPresent() ? objected(objection.get()) : probed(a, b, parts);
  }

  private static Optional<String> machine(RunResult a, RunResult b) {
    boolean named =
        !a.machines().names().isEmpty()
            && !b.machines().names().isEmpty()
            && !a.machines().names().equals(b.machines().names());
    return named
        ? Optional.of(
            "%s and %s".formatted(a.machines().names().getFirst(), b.machines().names().getFirst()))
        : RunDifferences.machine(a, b);
  }

  /// Returns an objection to a run on several nodes, because ratios are valid within a node, not
  /// between nodes.
  private static Optional<String> several(RunResult run) {
    return run.machines().names().size() > 1
        ? Optional.of(
            "%s was measured on %d machines, and ratios are valid within one machine only"
                .formatted(run.id(), run.machines().names().size()))
        : Optional.empty();
  }

  private static MachineBetween objected(String reason) {
    return new MachineBetween(Optional.of(reason), 1, 1);
  }

  private static Optional<String> unprobed(RunResult a, RunResult b) {
    return Stream.of(a, b)
        .filter(run -> run.machines().probes().isEmpty())
        .findFirst()
        .map(run ->
            "measured at different times, and %s has no probes of the machine".formatted(run.id()));
  }

  private static Optional<String> others(RunResult a, RunResult b) {
    OptionalDouble first = taken(a);
    OptionalDouble second = taken(b);
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.of(
          "measured at different times, and %s has no processor time of other processes"
              .formatted(first.isEmpty() ? a.id() : b.id()));
    }
    double one = first.getAsDouble();
    double other = second.getAsDouble();
    return Math.abs(one - other) <= MOST_OTHERS
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "other processes took %.0f %% of the machine in %s, and %.0f %% in %s",
                100 * one,
                a.id(),
                100 * other,
                b.id()));
  }

  /// Returns the share of the machine that other processes, and the host of a virtual machine, took
  /// while trials ran.
  private static OptionalDouble taken(RunResult run) {
    List<MachineSeen> all = run.machines().seen();
    double millis = all.stream().mapToDouble(MachineSeen::millis).sum();
    Optional<Environment> environment = run.environment();
    if (millis <= 0
        || environment.isEmpty()
        || all.stream().anyMatch(each -> each.otherCores().isEmpty())) {
      return OptionalDouble.empty();
    }
    int cores =
        environment.get().cpuLimit().map(CpuLimit::machineCores).orElse(environment.get().cores());
    double taken =
        all.stream()
            .mapToDouble(each ->
                (each.otherCores().orElse(0) + each.stolenCores().orElse(0)) * each.millis())
            .sum();
    return OptionalDouble.of(taken / millis / cores);
  }

  private record Change(ProbePart part, Ratio ratio, ConfidenceInterval interval) {
    boolean isLarge() {
      double most = part == ProbePart.FLUSH ? MOST_FLUSH_CHANGE : MOST_CHANGE;
      return ratio.estimate() > 1 + most || ratio.estimate() < 1 / (1 + most);
    }

    String text() {
      return String.format(
          Locale.ROOT,
          "the machine had changed: the same %s work took %.2f times as long",
          part.title(),
          ratio.estimate());
    }
  }

  private static MachineBetween probed(RunResult a, RunResult b, List<ProbePart> parts) {
    List<Change> changes = parts.stream().flatMap(part -> change(part, a, b).stream()).toList();
    if (changes.size() < parts.stream().filter(it -> isIn(it, a, b)).count()) {
      return objected(
          "measured at different times, with too few probes of the machine (%,d and %,d)"
              .formatted(a.machines().probes().size(), b.machines().probes().size()));
    }
    Optional<Change> large = changes.stream().filter(Change::isLarge).findFirst();
    if (large.isPresent()) {
      return objected(large.get().text());
    }
    double low = changes.stream().mapToDouble(each -> each.interval().low()).min().orElse(1);
    double high = changes.stream().mapToDouble(each -> each.interval().high()).max().orElse(1);
    return new MachineBetween(
        Optional.empty(), Math.min(1, low) / (1 + UNSEEN), Math.max(1, high) * (1 + UNSEEN));
  }

  private static boolean isIn(ProbePart part, RunResult a, RunResult b) {
    return !a.machines().pace(part).isEmpty() || !b.machines().pace(part).isEmpty();
  }

  private static Optional<Change> change(ProbePart part, RunResult a, RunResult b) {
    List<Double> before = a.machines().pace(part);
    List<Double> now = b.machines().pace(part);
    if (before.isEmpty() || now.isEmpty()) {
      return Optional.empty();
    }
    Ratio ratio = Ratio.ofMany(new Summary(now), new Summary(before));
    return ratio
        .interval(CONFIDENCE)
        .filter(it -> it.confidence() >= CONFIDENCE)
        .map(it -> new Change(part, ratio, it));
  }
}
