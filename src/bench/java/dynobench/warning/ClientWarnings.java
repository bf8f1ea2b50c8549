package dynobench.warning;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.ClientFigures;
import dynobench.measure.Environment;
import dynobench.measure.OperationFigures;
import dynobench.result.RunResult;
import dynobench.result.ServiceSecond;
import dynobench.result.TrialResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/// Warnings about figures of clients, in the first iteration of trials that count.
final class ClientWarnings {
  /// Rate in operations a second below which rates are formatted with three digits.
  private static final double FEW = 100;

  /// Share of the due operations that may remain undone. A smaller backlog is just each client's
  /// last operation.
  private static final double LEAST_BACKLOG = 0.01;

  /// Share of the time in which only some clients may work. The choice limits the error of a rate
  /// to the same share.
  private static final double MOST_TAIL = 0.05;

  /// Share of retried operations without a warning; an arbitrary choice.
  private static final double MOST_RETRIED = 0.1;

  private final RunResult result;
  private final List<Served> all = new ArrayList<>();

  private record Served(TrialResult trial, PhaseFinished phase, ClientFigures service) {}

  ClientWarnings(RunResult result) {
    this.result = result;
    for (TrialResult trial : result.trials()) {
      for (PhaseFinished phase : trial.counts() ? trial.phases() : List.<PhaseFinished>of()) {
        phase.service().ifPresent(it -> all.add(new Served(trial, phase, it)));
      }
    }
  }

  List<ResultWarning> list() {
    return Stream.of(missed(), givenUp(), many(), apart(), unsteady(), inTheWay())
        .flatMap(Optional::stream)
        .toList();
  }

  @FunctionalInterface
  private interface FindingText {
    String of(Served served);
  }

  /// Returns a warning about the phases whose badness exceeds a limit.
  ///
  /// @param badness badness of a phase
  private Optional<ResultWarning> doubt(
      WarningKind kind,
      String count,
      ToDoubleFunction<Served> badness,
      double most,
      FindingText words,
      String remedy) {
    List<ResultWarning.Case> cases =
        all.stream()
            .filter(each -> badness.applyAsDouble(each) > most)
            .map(each ->
                new ResultWarning.Case(
                    badness.applyAsDouble(each),
                    place(each) + " " + words.of(each),
                    each.trial().trial().contender(),
                    List.of(each.trial().trial().number())))
            .toList();
    return ResultWarning.of(kind, count, cases, all.size(), remedy);
  }

  private String place(Served each) {
    return result
            .series(each.trial().trial().contender())
            .map(it -> it.title())
            .orElseGet(() -> each.trial().trial().contender().use())
        + ", "
        + result.workload().title(each.phase().phase()).toLowerCase(Locale.ROOT);
  }

  private Optional<ResultWarning> missed() {
    return doubt(
        WarningKind.RATE_MISSED,
        "In %,d of %,d phases clients did not reach the target rate",
        each -> (double) each.service().backlog() / Math.max(1, each.service().due()),
        LEAST_BACKLOG,
        each ->
            String.format(
                Locale.ROOT,
                "%,d of %,d operations were not started in time",
                each.service().backlog(),
                each.service().due()),
        "Lower the rate. The backlog grows during the phase, so latencies only show that the engine"
            + " is too slow for this rate.");
  }

  private Optional<ResultWarning> givenUp() {
    return doubt(
        WarningKind.GIVEN_UP,
        "In %,d of %,d phases clients gave up transactions after too many conflicts",
        each -> (double) sum(each, OperationFigures::failed),
        0,
        each ->
            String.format(
                Locale.ROOT,
                "%,d given up, %,d completed",
                sum(each, OperationFigures::failed),
                sum(each, OperationFigures::done)),
        "These transactions do not count as operations. Use fewer clients, a larger scale, or"
            + " another isolation level.");
  }

  private static long sum(Served each, ToLongFunction<OperationFigures> count) {
    return each.service().operations().stream().mapToLong(count).sum();
  }

  private Optional<ResultWarning> many() {
    int cores = result.environment().map(Environment::cores).orElse(Integer.MAX_VALUE);
    return doubt(
        WarningKind.CLIENTS_MANY,
        "In %,d of %,d phases there were more clients than processors",
        each -> each.service().clients() - (double) cores,
        0,
        each ->
            String.format(Locale.ROOT, "%,d on %,d processors", each.service().clients(), cores),
        "Latencies include the wait for a processor, and clients take processor time from the"
            + " engine. Compare only figures with the same number of clients.");
  }

  private Optional<ResultWarning> apart() {
    return doubt(
        WarningKind.ENDED_APART,
        "In %,d of %,d phases some clients ended long before the others",
        each ->
            (double) each.service().tailNanos() / Math.max(1, each.phase().timing().workNanos()),
        MOST_TAIL,
        each ->
            String.format(
                Locale.ROOT,
                "for %.0f of %,.0f ms",
                each.service().tailNanos() / 1e6,
                each.phase().timing().workNanos() / 1e6),
        "Set seconds in the plan, so that all clients end at the same time, or raise the operations"
            + " of each client.");
  }

  private Optional<ResultWarning> unsteady() {
    return doubt(
        WarningKind.NEVER_STEADY,
        "In %,d of %,d phases the throughput did not reach a steady state",
        each -> result.isUnsteady(each.phase()) ? 1 : 0,
        0,
        each -> rates(each),
        "The whole phase counts. Make the phase longer, add a warm-up, and look at the chart"
            + " Throughput.");
  }

  private String rates(Served each) {
    List<Double> rates =
        result.flow(each.trial(), each.phase().phase()).stream()
            .map(ServiceSecond::interval)
            .filter(it -> !it.warmup())
            .map(it -> it.rate())
            .toList();
    OptionalDouble least = rates.stream().mapToDouble(it -> it).min();
    OptionalDouble most = rates.stream().mapToDouble(it -> it).max();
    return String.format(
        Locale.ROOT,
        most.orElse(0) < FEW ? "%.3g to %.3g a second" : "%,.0f to %,.0f a second",
        least.orElse(0),
        most.orElse(0));
  }

  private Optional<ResultWarning> inTheWay() {
    return doubt(
        WarningKind.IN_THE_WAY,
        "In %,d of %,d phases clients often had conflicts",
        each ->
            (double) sum(each, OperationFigures::retried)
                / Math.max(1, sum(each, OperationFigures::done)),
        MOST_RETRIED,
        each ->
            String.format(
                Locale.ROOT,
                "%,d transactions were retried, %,d completed",
                sum(each, OperationFigures::retried),
                sum(each, OperationFigures::done)),
        "Latencies include all attempts of a transaction. Conflict handling is part of what the"
            + " benchmark measures.");
  }
}
