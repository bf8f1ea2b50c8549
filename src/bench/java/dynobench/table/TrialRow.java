package dynobench.table;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.Measured;
import dynobench.measure.Metric;
import dynobench.measure.Operations;
import dynobench.measure.Service;
import dynobench.plan.Contender;
import dynobench.result.Course;
import dynobench.result.Measurement;
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

/// A line of the long table: a phase of a trial, or a trial that finished none.
///
/// @param run the id of the run
/// @param phase of one iteration
/// @param iteration from 1
/// @param course the whole of the phase's iterations
/// @param kind of operation that clients did, where a phase has several and the line is of one
/// @param outlier whether the trial's time of that phase is one among the repetitions that count
public record TrialRow(
    String run,
    Series series,
    TrialResult result,
    Optional<PhaseFinished> phase,
    int iteration,
    Optional<Course> course,
    Optional<Operations> kind,
    boolean outlier) {
  private static final Set<Metric> OF_ONE_KIND = EnumSet.of(Metric.RATE, Metric.WORK_RATE);

  private record Cell(int trial, String phase) {}

  /// The whole table, in the order of running; each line is made as it is asked for.
  public static Stream<TrialRow> of(RunResult run) {
    Map<Contender, Series> series =
        run.series().stream().collect(Collectors.toMap(Series::contender, Function.identity()));
    Set<Cell> outliers = outliers(run);
    return run.trials().stream()
        .flatMap(trial -> {
          Series own = Objects.requireNonNull(series.get(trial.trial().contender()));
          return new Lines(run, own, trial, outliers).all();
        });
  }

  private record Lines(RunResult run, Series series, TrialResult trial, Set<Cell> outliers) {
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

    /// The phase, and each kind of operation where it has several.
    private Stream<TrialRow> all(PhaseFinished phase, int iteration) {
      List<Operations> kinds = phase.service().map(Service::operations).orElse(List.of());
      return Stream.concat(
              Stream.of(Optional.<Operations>empty()),
              kinds.stream().filter(_ -> kinds.size() > 1).map(Optional::of))
          .map(kind -> of(phase, iteration, kind));
    }

    private TrialRow of(PhaseFinished phase, int iteration, Optional<Operations> kind) {
      return new TrialRow(
          run.id(),
          series,
          trial,
          Optional.of(phase),
          iteration,
          run.course(trial, phase.phase()),
          kind,
          kind.isEmpty() && outliers.contains(new Cell(trial.trial().number(), phase.phase())));
    }
  }

  /// The kinds of operations that the line is of: one of them, or all of the phase; none where no
  /// clients worked.
  public List<Operations> operations() {
    return kind.map(List::of)
        .orElseGet(
            () -> phase.flatMap(PhaseFinished::service).map(Service::operations).orElse(List.of()));
  }

  /// The name of the only kind; empty where the line is of several, or of none.
  public String operation() {
    return operations().size() == 1 ? operations().getFirst().name() : "";
  }

  /// A figure in its plain unit. What was measured of the whole phase is not known of one kind.
  public OptionalDouble value(Metric metric) {
    if (kind.isEmpty()) {
      return phase.map(it -> metric.of(it.measured())).orElseGet(OptionalDouble::empty);
    }
    boolean known = OF_ONE_KIND.contains(metric) || (metric.isOfClients() && metric.isTime());
    return known
        ? phase.flatMap(this::ofKind).map(metric::of).orElseGet(OptionalDouble::empty)
        : OptionalDouble.empty();
  }

  private Optional<Measured> ofKind(PhaseFinished whole) {
    return kind.flatMap(it -> whole.service().flatMap(service -> service.only(it.name())))
        .filter(only -> only.operations().getFirst().done() > 0)
        .map(only ->
            new Measured(
                only.operations().getFirst().done(),
                whole.timing(),
                whole.usage(),
                Optional.of(only)));
  }

  /// Whether the iteration is one of a window that is steady; empty where nobody asks for that.
  public Optional<Boolean> steady() {
    return course
        .flatMap(Course::steadiness)
        .map(it -> it.isSteady() && iteration >= it.window().first());
  }

  private static Set<Cell> outliers(RunResult run) {
    var outliers = new HashSet<Cell>();
    for (String phase : run.phases()) {
      for (Measurement measurement : run.measurements(phase)) {
        measurement.outliers().forEach(trial -> outliers.add(new Cell(trial, phase)));
      }
    }
    return outliers;
  }

  /// How the trial ended, in a word or two.
  public String outcome() {
    return result.outcome().map(TrialRow::word).orElse("unfinished");
  }

  /// Why the trial's times don't count; empty when it completed, or still runs.
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
