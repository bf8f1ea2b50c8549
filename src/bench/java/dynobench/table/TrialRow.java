package dynobench.table;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.ClientFigures;
import dynobench.measure.MeasuredValues;
import dynobench.measure.Metric;
import dynobench.measure.OperationFigures;
import dynobench.plan.Contender;
import dynobench.result.Measurement;
import dynobench.result.PhaseHistory;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Line of the long table: a phase of a trial, or a trial that finished no phase.
///
/// @param run id of the run
/// @param phase phase in one iteration; empty if the trial finished no phase
/// @param iteration number of the iteration, from 1
/// @param course all iterations of the phase; empty without a phase
/// @param kind kind of operation, where a phase with clients has several and the line is of one
/// @param outlier whether the trial's time in this phase is an outlier among the repetitions that
///   count
public record TrialRow(
    String run,
    Series series,
    TrialResult result,
    Optional<PhaseFinished> phase,
    int iteration,
    Optional<PhaseHistory> course,
    Optional<OperationFigures> kind,
    boolean outlier) {
  private static final Set<Metric> OF_ONE_KIND = EnumSet.of(Metric.RATE, Metric.WORK_RATE);

  private record TrialPhase(int trial, String phase) {}

  /// Returns the whole table, in the order of running: for each trial its phases, iteration by
  /// iteration. Lines are created when they are requested.
  public static Stream<TrialRow> of(RunResult run) {
    Map<Contender, Series> series =
        run.series().stream().collect(Collectors.toMap(Series::contender, Function.identity()));
    Set<TrialPhase> outliers = outliers(run);
    return run.trials().stream()
        .flatMap(trial -> {
          Series own = Objects.requireNonNull(series.get(trial.trial().contender()));
          return new TrialRows(run, own, trial, outliers).all();
        });
  }

  private record TrialRows(
      RunResult run, Series series, TrialResult trial, Set<TrialPhase> outliers) {
    Stream<TrialRow> all() {
      return Stream.concat(
          trial.phases().isEmpty()
              ? Stream.of(none())
              : trial.phases().stream().flatMap(phase -> all(phase, 1)),
          trial.repeated().stream().flatMap(each -> all(each.phase(), each.iteration())));
    }

    private TrialRow none() {
      return new TrialRow(
          run.id(), series, trial, Optional.empty(), 1, Optional.empty(), Optional.empty(), false);
    }

    /// Returns the line of a phase, and a line for each kind of operation if the phase has several
    /// kinds.
    private Stream<TrialRow> all(PhaseFinished phase, int iteration) {
      List<OperationFigures> kinds =
          phase.service().map(ClientFigures::operations).orElse(List.of());
      return Stream.concat(
              Stream.of(Optional.<OperationFigures>empty()),
              kinds.stream().filter(_ -> kinds.size() > 1).map(Optional::of))
          .map(kind -> of(phase, iteration, kind));
    }

    private TrialRow of(PhaseFinished phase, int iteration, Optional<OperationFigures> kind) {
      return new TrialRow(
          run.id(),
          series,
          trial,
          Optional.of(phase),
          iteration,
          run.course(trial, phase.phase()),
          kind,
          kind.isEmpty()
              && outliers.contains(new TrialPhase(trial.trial().number(), phase.phase())));
    }
  }

  /// Returns the operations that the line covers: one kind, or all kinds of the phase; empty where
  /// no clients worked.
  public List<OperationFigures> operations() {
    return kind.map(List::of)
        .orElseGet(() ->
            phase.flatMap(PhaseFinished::service).map(ClientFigures::operations).orElse(List.of()));
  }

  /// Returns the name of the line's only kind of operation; empty for any other number of kinds.
  public String operation() {
    return operations().size() == 1 ? operations().getFirst().name() : "";
  }

  /// Returns a figure in its base unit. Figures of the whole phase are unknown for a single kind of
  /// operation.
  public OptionalDouble value(Metric metric) {
    if (kind.isEmpty()) {
      return phase.map(it -> metric.of(it.measured())).orElseGet(OptionalDouble::empty);
    }
    boolean known = OF_ONE_KIND.contains(metric) || (metric.isOfClients() && metric.isTime());
    return known
        ? phase.flatMap(this::ofKind).map(metric::of).orElseGet(OptionalDouble::empty)
        : OptionalDouble.empty();
  }

  private Optional<MeasuredValues> ofKind(PhaseFinished whole) {
    return kind.flatMap(it -> whole.service().flatMap(service -> service.only(it.name())))
        .filter(only -> only.operations().getFirst().done() > 0)
        .map(only ->
            new MeasuredValues(
                only.operations().getFirst().done(),
                whole.timing(),
                whole.usage(),
                Optional.of(only)));
  }

  /// Returns whether the iteration lies in a steady window; empty for a cold trial.
  public Optional<Boolean> steady() {
    return course
        .flatMap(PhaseHistory::steadiness)
        .map(it -> it.isSteady() && iteration >= it.window().first());
  }

  private static Set<TrialPhase> outliers(RunResult run) {
    var outliers = new HashSet<TrialPhase>();
    for (String phase : run.phases()) {
      for (Measurement measurement : run.measurements(phase)) {
        measurement.outliers().forEach(trial -> outliers.add(new TrialPhase(trial, phase)));
      }
    }
    return outliers;
  }

  /// Returns the outcome of the trial in a word or two; `unfinished` while the trial has none.
  public String outcome() {
    return result.outcome().map(TrialRow::word).orElse("unfinished");
  }

  /// Returns the reason why the trial's times do not count; empty when the trial completed, or
  /// still runs.
  public String message() {
    return result.failure().orElse("");
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Completed _ -> "completed";
      case Outcome.Failed _ -> "failed";
      case Outcome.WrongData _ -> "wrong data";
      case Outcome.OutOfMemory _ -> "out of memory";
      case Outcome.TimedOut _ -> "timed out";
      case Outcome.Cancelled _ -> "cancelled";
      case Outcome.WorkerDied _ -> "worker died";
    };
  }
}
