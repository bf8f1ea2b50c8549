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

/// Warnings about figures of clients.
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
        "In %,d of %,d phases more was due than was done",
        each -> (double) each.service().backlog() / Math.max(1, each.service().due()),
        LEAST_BACKLOG,
        each ->
            String.format(
                Locale.ROOT,
                "%,d of %,d were left",
                each.service().backlog(),
                each.service().due()),
        "Lower the rate: latencies grow with the backlog as long as the phase lasts, and say"
            + " nothing of the engine but that it is too slow.");
  }

  private Optional<ResultWarning> givenUp() {
    return doubt(
        WarningKind.GIVEN_UP,
        "In %,d of %,d phases transactions were given up, because others were in their way too"
            + " often",
        each -> (double) sum(each, OperationFigures::failed),
        0,
        each ->
            String.format(
                Locale.ROOT,
                "%,d, and %,d done",
                sum(each, OperationFigures::failed),
                sum(each, OperationFigures::done)),
        "Nobody counts them: take fewer clients, a larger scale, or another isolation.");
  }

  private static long sum(Served each, ToLongFunction<OperationFigures> count) {
    return each.service().operations().stream().mapToLong(count).sum();
  }

  private Optional<ResultWarning> many() {
    int cores = result.environment().map(Environment::cores).orElse(Integer.MAX_VALUE);
    return doubt(
        WarningKind.CLIENTS_MANY,
        "In %,d of %,d phases more clients worked than there are processors",
        each -> each.service().clients() - (double) cores,
        0,
        each ->
            String.format(Locale.ROOT, "%,d on %,d processors", each.service().clients(), cores),
        "Latencies hold what a client waited for a processor, and the engine shares them with the"
            + " clients: compare only what had as many.");
  }

  private Optional<ResultWarning> apart() {
    return doubt(
        WarningKind.ENDED_APART,
        "In %,d of %,d phases only some of the clients worked for a good part of the time",
        each ->
            (double) each.service().tailNanos() / Math.max(1, each.phase().timing().workNanos()),
        MOST_TAIL,
        each ->
            String.format(
                Locale.ROOT,
                "for %.0f ms of %,.0f",
                each.service().tailNanos() / 1e6,
                each.phase().timing().workNanos() / 1e6),
        "Have them end after a time (seconds), or do more operations each.");
  }

  private Optional<ResultWarning> unsteady() {
    return doubt(
        WarningKind.NEVER_STEADY,
        "In %,d of %,d phases clients were never served at a steady rate",
        each -> result.isUnsteady(each.phase()) ? 1 : 0,
        0,
        each -> rates(each),
        "The whole phase counts: let it go on for longer, give it a warm-up, and look at the chart"
            + " of its throughput over time.");
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
        "In %,d of %,d phases clients were often in each other's way",
        each ->
            (double) sum(each, OperationFigures::retried)
                / Math.max(1, sum(each, OperationFigures::done)),
        MOST_RETRIED,
        each ->
            String.format(
                Locale.ROOT,
                "%,d transactions were begun anew, %,d done",
                sum(each, OperationFigures::retried),
                sum(each, OperationFigures::done)),
        "Their latencies hold all attempts. That is the engine's way with conflicts, and part of"
            + " what is measured.");
  }
}
