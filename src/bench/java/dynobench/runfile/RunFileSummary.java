package dynobench.runfile;

import dynobench.event.JarDigest;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.report.RunAnswer;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.result.UsedIsolation;
import dynobench.warning.ResultWarnings;
import dynobench.workload.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Results of a run for other programs, which need not know the events. The log of events remains
/// the source; a reader that knows them computes everything anew.
///
/// @param started start of the run, such as `2026-11-20T14:02:11.123Z`
/// @param state `FINISHED`, `CANCELLED` or another state
/// @param answer the answer of the run in sentences
/// @param warnings what limits trust in the figures, gravest first
/// @param figures every trial's values; empty for runs that measure no times
public record RunFileSummary(
    String run,
    String plan,
    String workload,
    String started,
    String state,
    Optional<MachineEntry> machine,
    List<String> answer,
    List<String> warnings,
    List<SeriesEntry> series,
    List<FigureEntry> figures) {
  /// Machine and system.
  public record MachineEntry(
      String cpu,
      int cores,
      long memoryBytes,
      String fileSystem,
      String os,
      String jdk,
      String dynobench) {}

  /// A contender.
  ///
  /// @param engine id of the engine without a version
  /// @param jars name and the first digits of the SHA-256 of each jar, as the run recorded them
  /// @param kill what happens to acknowledged rows when the process is killed
  /// @param powerCut the same for a power cut
  /// @param isolation isolation of transactions; empty if unknown
  public record SeriesEntry(
      String contender,
      String title,
      String engine,
      String version,
      String mode,
      String commit,
      List<String> jars,
      String kill,
      String powerCut,
      String isolation) {
    public SeriesEntry {
      jars = List.copyOf(jars);
    }

    private List<Object> work() {
      return List.of(engine, version, mode, commit, jars);
    }

    private SeriesEntry facts() {
      return new SeriesEntry(contender, "", engine, version, mode, commit, jars, "", "", "");
    }
  }

  /// Values of a contender in one phase at one point.
  ///
  /// @param series place in the list of contenders, from 0
  /// @param unit `NANOS`, `PER_SECOND`, `BYTES` or `PERCENT`
  /// @param better `LESS` or `MORE`
  /// @param rounds number of the round of each value, from 1
  /// @param values one value for each trial, in the same order
  public record FigureEntry(
      int series,
      String phase,
      String metric,
      String unit,
      String better,
      Map<String, String> point,
      List<Integer> rounds,
      List<Double> values) {}

  /// Summarises a run.
  public static RunFileSummary of(RunResult run) {
    return new RunFileSummary(
        run.id(),
        run.plan().map(Plan::name).orElse(""),
        run.workload().id(),
        run.started().map(it -> Instant.ofEpochMilli(it.atMillis()).toString()).orElse(""),
        run.state().name(),
        run.environment().map(RunFileSummary::machine),
        RunAnswer.of(run),
        ResultWarnings.atEnd(run).stream().map(it -> it.title() + ": " + it.sentence()).toList(),
        series(run),
        run.measuresTimes() ? figures(run) : List.of());
  }

  /// Returns the summary of a run with another name, which a folder may have given it.
  public RunFileSummary named(String id) {
    return new RunFileSummary(
        id, plan, workload, started, state, machine, answer, warnings, series, figures);
  }

  /// Returns whether a run has the same plan, workload, contenders, versions and jars as another.
  public boolean isOfSameWork(RunFileSummary other) {
    return plan.equals(other.plan)
        && workload.equals(other.workload)
        && series.stream()
            .map(SeriesEntry::work)
            .toList()
            .equals(other.series.stream().map(SeriesEntry::work).toList());
  }

  /// Returns whether this summary is that of a log of events. Texts do not count, because another
  /// version of the program may word them differently. Nor do metrics that only one of the versions
  /// knows.
  ///
  /// @param computed summary of the events
  public boolean isThatOf(RunFileSummary computed) {
    Set<String> common = metrics();
    common.retainAll(computed.metrics());
    return facts().equals(computed.facts())
        && figures.isEmpty() == computed.figures.isEmpty()
        && figures.isEmpty() == common.isEmpty()
        && figures(common).equals(computed.figures(common));
  }

  private Set<String> metrics() {
    return figures.stream().map(FigureEntry::metric).collect(Collectors.toCollection(HashSet::new));
  }

  private Set<FigureEntry> figures(Set<String> metrics) {
    return figures.stream().filter(it -> metrics.contains(it.metric())).collect(Collectors.toSet());
  }

  /// Returns the summary without texts and figures.
  private RunFileSummary facts() {
    return new RunFileSummary(
        run,
        plan,
        workload,
        started,
        state,
        machine,
        List.of(),
        List.of(),
        series.stream().map(SeriesEntry::facts).toList(),
        List.of());
  }

  /// Returns the summary without its figures.
  public RunFileSummary withoutFigures() {
    return new RunFileSummary(
        run, plan, workload, started, state, machine, answer, warnings, series, List.of());
  }

  private static MachineEntry machine(Environment it) {
    return new MachineEntry(
        it.cpu(), it.cores(), it.memoryBytes(), it.fileSystem(), it.os(), it.jdk(), it.dynobench());
  }

  private static List<SeriesEntry> series(RunResult run) {
    var isolation = new UsedIsolation(run);
    return run.series().stream()
        .map(it -> entry(it, isolation.of(it, Settings.NONE).map(used -> used.words()).orElse("")))
        .toList();
  }

  private static SeriesEntry entry(Series it, String isolation) {
    return new SeriesEntry(
        it.contender().toString(),
        it.title(),
        it.contender().family(),
        it.version(),
        it.contender().mode(),
        it.contender().commit().text(),
        it.settings().stream()
            .filter(line -> line.startsWith(JarDigest.JAR))
            .map(line -> line.substring(JarDigest.JAR.length()))
            .toList(),
        it.effectiveDurability().kill().description(),
        it.effectiveDurability().powerCut().description(),
        isolation);
  }

  private static List<FigureEntry> figures(RunResult run) {
    Map<Integer, Integer> rounds =
        run.trials().stream()
            .map(TrialResult::trial)
            .collect(Collectors.toMap(Trial::number, Trial::repetition, (first, _) -> first));
    var figures = new ArrayList<FigureEntry>();
    for (String phase : run.phases()) {
      for (Metric metric : Metric.values()) {
        run.measurements(phase, metric).forEach(it -> figures.add(figure(run, it, rounds)));
      }
    }
    return figures;
  }

  private static FigureEntry figure(RunResult run, Measurement it, Map<Integer, Integer> rounds) {
    return new FigureEntry(
        run.series().indexOf(it.series()),
        it.phase(),
        it.metric().id(),
        it.metric().unit().name(),
        it.metric().better().name(),
        it.levels().values(),
        it.trials().stream().map(trial -> rounds.getOrDefault(trial, 0)).toList(),
        it.summary().observations());
  }
}
