package dynobench.result;

import dynobench.event.RunEvent.IntervalPassed;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.OperationFigures;
import dynobench.measure.SteadyPart;
import dynobench.stats.SteadyState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Service of clients second by second, in every phase of every trial. Of a phase that one process
/// repeats, only the last time is stored. Confined to one thread.
final class ServiceTimelines {
  private record TrialPhase(int trial, String phase) {}

  /// Minimum length of an interval that counts, in nanoseconds: the last second of a phase is
  /// seldom a whole one.
  private static final double LEAST_SECOND_NANOS = 0.9e9;

  private final Map<TrialPhase, List<ServiceSecond>> seconds = new HashMap<>();

  /// Forgets the seconds of a phase when it begins again.
  void begin(int trial, String phase) {
    seconds.remove(new TrialPhase(trial, phase));
  }

  void add(IntervalPassed passed) {
    seconds
        .computeIfAbsent(new TrialPhase(passed.trial(), passed.phase()), _ -> new ArrayList<>())
        .add(new ServiceSecond(passed.interval()));
  }

  /// Returns the seconds of all phases.
  List<SummaryLine.Served> served() {
    return seconds.entrySet().stream()
        .map(each ->
            new SummaryLine.Served(
                each.getKey().trial(),
                each.getKey().phase(),
                each.getValue().stream().map(ServiceSecond::interval).toList()))
        .toList();
  }

  void restore(SummaryLine.Served served) {
    seconds.put(
        new TrialPhase(served.trial(), served.phase()),
        served.seconds().stream().map(ServiceSecond::new).collect(Collectors.toList()));
  }

  /// Returns the seconds of a phase in order; empty where no clients worked.
  List<ServiceSecond> of(int trial, String phase) {
    return List.copyOf(seconds.getOrDefault(new TrialPhase(trial, phase), List.of()));
  }

  /// Returns the phase with the part in which its rate was steady, if it had one.
  PhaseFinished judged(PhaseFinished phase) {
    return phase
        .service()
        .flatMap(service -> steady(counted(of(phase.trial(), phase.phase()))).map(service::with))
        .map(phase::with)
        .orElse(phase);
  }

  /// Returns the seconds that count for the rate: no warm-ups, and no partial seconds.
  private static List<ClientInterval> counted(List<ServiceSecond> all) {
    return all.stream()
        .map(ServiceSecond::interval)
        .filter(each -> !each.warmup() && each.nanos() >= LEAST_SECOND_NANOS)
        .toList();
  }

  private static Optional<SteadyPart> steady(List<ClientInterval> counted) {
    OptionalInt from =
        SteadyState.from(counted.stream().mapToDouble(ClientInterval::rate).toArray());
    if (from.isEmpty()) {
      return Optional.empty();
    }
    List<ClientInterval> rest = counted.subList(from.getAsInt(), counted.size());
    long done =
        rest.stream()
            .flatMap(each -> each.operations().stream())
            .mapToLong(OperationFigures::done)
            .sum();
    double seconds = rest.stream().mapToLong(ClientInterval::nanos).sum() / 1e9;
    return Optional.of(new SteadyPart(rest.getFirst().fromNanos(), done / seconds));
  }

  /// Returns whether a phase was long enough for a verdict and never reached a steady rate.
  boolean isUnsteady(PhaseFinished phase) {
    return phase.service().flatMap(ClientFigures::steady).isEmpty()
        && counted(of(phase.trial(), phase.phase())).size() >= SteadyState.FEWEST;
  }
}
