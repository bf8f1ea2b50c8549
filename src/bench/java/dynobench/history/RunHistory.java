package dynobench.history;

import dynobench.comparison.PhaseFigure;
import dynobench.event.Series;
import dynobench.history.HistoryLine.HistoryKey;
import dynobench.history.HistoryLine.HistoryPoint;
import dynobench.machine.ProbePart;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.stats.Summary;
import dynobench.upgrade.VersionRange;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Collects the runs of one plan. Keeps only their figures, so that there may be many. Contenders
/// may differ in their versions; everything else that changes figures must be equal. Confined to
/// one thread.
public final class RunHistory {
  /// What the points of a line are.
  public enum Order {
    /// Runs by their start.
    TIME,
    /// Versions of the engine, from old to new.
    VERSION
  }

  private final Plan plan;
  private final Order order;
  private final Optional<Metric> only;
  private final Map<HistoryKey, List<HistoryPoint>> points = new LinkedHashMap<>();
  private final List<String> leftOut = new ArrayList<>();
  private int runs;

  /// Collects the usual figures of each phase.
  ///
  /// @param plan plan whose runs are collected
  public RunHistory(Plan plan, Order order) {
    this(plan, order, Optional.empty());
  }

  /// @param plan plan whose runs are collected
  /// @param metric the only metric; empty for the usual ones of each phase
  public RunHistory(Plan plan, Order order, Optional<Metric> metric) {
    this.plan = plan;
    this.order = order;
    this.only = metric;
  }

  /// Adds a run, unless something else changed its figures. Such a run is named in [#leftOut].
  public void add(RunResult run) {
    Optional<String> obstacle = obstacle(run);
    if (obstacle.isPresent()) {
      leftOut.add(run.id() + ": " + obstacle.get());
      return;
    }
    runs++;
    String machine = run.environment().map(Environment::machine).orElse("unknown machine");
    figures(run)
        .flatMap(it -> it.in(run).stream())
        .filter(it -> it.summary().median() > 0)
        .forEach(it -> add(run, machine, it));
  }

  private Stream<PhaseFigure> figures(RunResult run) {
    return only.isEmpty()
        ? PhaseFigure.of(run).stream()
        : PhaseFigure.of(run).stream()
            .map(it -> new PhaseFigure(it.phase(), only.get(), it.levels()))
            .distinct();
  }

  private void add(RunResult run, String machine, Measurement figure) {
    Series series = figure.series();
    var key =
        new HistoryKey(
            machine, name(run, series), figure.phase(), figure.metric(), figure.levels());
    Instant at = Instant.ofEpochMilli(run.started().orElseThrow().atMillis());
    points
        .computeIfAbsent(key, _ -> new ArrayList<>())
        .add(
            new HistoryPoint(run.id(), at, series.version(), figure.summary().median(), pace(run)));
  }

  private static OptionalDouble pace(RunResult run) {
    List<Double> probes = run.machines().pace(ProbePart.PROCESSOR);
    return probes.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(new Summary(probes).median());
  }

  /// Returns a contender's name without its version. In the order of time, a contender has its
  /// version if a run has several versions of it.
  private String name(RunResult run, Series series) {
    Contender contender = series.contender();
    Contender plain = contender.withEngine(contender.family());
    boolean hasOthers =
        run.series().stream()
                .map(Series::contender)
                .filter(it -> it.withEngine(it.family()).equals(plain))
                .count()
            > 1;
    return (hasOthers && order == Order.TIME ? contender : plain).toString();
  }

  private Optional<String> obstacle(RunResult run) {
    if (run.plan().isEmpty() || run.started().isEmpty()) {
      return Optional.of("its plan cannot be read");
    }
    if (run.state() != RunState.FINISHED) {
      return Optional.of("it was not finished");
    }
    if (run.machines().names().size() > 1) {
      return Optional.of("it was measured on several machines");
    }
    LocalDate day =
        Instant.ofEpochMilli(run.started().orElseThrow().atMillis())
            .plus(Duration.ofDays(1)) // the day of a release has no time zone
            .atZone(ZoneOffset.UTC)
            .toLocalDate();
    if (run.series().stream().flatMap(it -> it.released().stream()).anyMatch(day::isBefore)) {
      return Optional.of("it began before its engine was released: its clock was wrong");
    }
    return run.log().untrustedReason().or(() -> otherwise(run.plan().orElseThrow()));
  }

  /// Returns what else differs from the collected plan.
  private Optional<String> otherwise(Plan other) {
    record Aspect(String name, Object one, Object two) {}
    return List.of(
            new Aspect("the workload", plan.workload(), other.workload()),
            new Aspect("the parameters", plan.parameters(), other.parameters()),
            new Aspect("the factors", plan.factors(), other.factors()),
            new Aspect("the isolation of trials", plan.isolation(), other.isolation()),
            new Aspect("the warmth of trials", plan.steady(), other.steady()),
            new Aspect("the workers' JVM", plan.jvm(), other.jvm()),
            new Aspect("the seed", plan.seed(), other.seed()))
        .stream()
        .filter(it -> !it.one().equals(it.two()))
        .findFirst()
        .map(it -> "another plan, which differs in " + it.name());
  }

  private Comparator<HistoryPoint> comparator() {
    Comparator<HistoryPoint> byTime = Comparator.comparing(HistoryPoint::at);
    return order == Order.TIME
        ? byTime
        : Comparator.comparing(HistoryPoint::version, VersionRange::compare).thenComparing(byTime);
  }

  /// Returns the number of runs that were not left out.
  public int runs() {
    return runs;
  }

  /// Returns the runs that were left out, each with the reason.
  public List<String> leftOut() {
    return List.copyOf(leftOut);
  }

  /// Returns the lines with their changes, in the order in which they first appeared.
  public List<HistoryLine> lines() {
    return points.entrySet().stream()
        .map(
            it -> HistoryLine.of(it.getKey(), it.getValue().stream().sorted(comparator()).toList()))
        .toList();
  }
}
