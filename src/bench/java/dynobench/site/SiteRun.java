package dynobench.site;

import dynobench.event.Series;
import dynobench.machine.ProbePart;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.result.ReplayResults;
import dynobench.result.RunResult;
import dynobench.runfile.RunFileSummary;
import dynobench.stats.Summary;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/// Run of a site, without its events and figures.
///
/// @param machine the machine in words
/// @param conditions what it shares with runs whose figures may stand beside its own, in words
/// @param work the conditions without the version of Java
/// @param variation largest time of a probe of the processor divided by the smallest; empty without
///   probes
/// @param summary results without figures
/// @param deviating contenders that did other work than the recorded application
record SiteRun(
    SiteFile source,
    String machine,
    String conditions,
    String work,
    OptionalDouble variation,
    RunFileSummary summary,
    RunShape shape,
    List<RunLeader> leaders,
    Set<String> deviating,
    RunExtracts extracts) {
  SiteRun {
    leaders = List.copyOf(leaders);
    deviating = Set.copyOf(deviating);
  }

  /// Creates the run of a site.
  ///
  /// @param summary results with figures
  static SiteRun of(SiteFile source, RunResult run, RunFileSummary summary) {
    RunShape shape = RunShape.of(run, summary.figures());
    return new SiteRun(
        source,
        run.environment().map(Environment::machine).orElse("unknown machine"),
        RunConditions.of(run),
        RunConditions.ofWork(run),
        variation(run),
        summary.withoutFigures(),
        shape,
        shape.kind() == RunShape.RunKind.TIMES ? RunLeader.of(run) : List.of(),
        deviating(run),
        RunExtracts.of(run));
  }

  private static Set<String> deviating(RunResult run) {
    ReplayResults replayed = ReplayResults.of(run);
    return run.series().stream()
        .map(Series::contender)
        .filter(replayed::isDeviating)
        .map(Contender::toString)
        .collect(Collectors.toSet());
  }

  private static OptionalDouble variation(RunResult run) {
    List<Double> pace = run.machines().pace(ProbePart.PROCESSOR);
    if (pace.size() < 2) {
      return OptionalDouble.empty();
    }
    var summary = new Summary(pace);
    return OptionalDouble.of(summary.max() / summary.min());
  }

  String id() {
    return source.id();
  }

  /// Returns the day on which the run started.
  String day() {
    String started = summary.started();
    return started.length() < 10 ? started : started.substring(0, 10);
  }
}
