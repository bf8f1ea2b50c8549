package dynobench.cli;

import dynobench.comparison.AnswerWords;
import dynobench.comparison.GateScore;
import dynobench.comparison.GateWords;
import dynobench.comparison.ResultWords;
import dynobench.comparison.RunRankings;
import dynobench.comparison.ScoreWords;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.RunResult;
import dynobench.result.Scaling;
import dynobench.result.Scaling.Growth;
import dynobench.store.RunStore;
import dynobench.table.AgeingTable;
import dynobench.table.BaselineTable;
import dynobench.table.CrashSummary;
import dynobench.table.CrashTable;
import dynobench.table.GateTable;
import dynobench.table.IsolationTable;
import dynobench.table.IsolationWords;
import dynobench.table.MedianColumn;
import dynobench.table.MedianColumn.TableTarget;
import dynobench.table.MedianColumns;
import dynobench.table.NodeTable;
import dynobench.table.PhaseRow;
import dynobench.table.ReplayWords;
import dynobench.table.UpgradeTable;
import dynobench.table.UpgradeWords;
import dynobench.table.WarmTable;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Result of a run in plain text: one table for each phase and metric, further tables that have
/// lines, remarks and warnings, and the answer.
final class RunTables {
  private final RunResult result;
  private final List<ResultWarning> warnings;
  private final List<String> compared;
  private final Map<Metric, RunRankings> rankings = new EnumMap<>(Metric.class);

  RunTables(RunResult result, List<ResultWarning> warnings) {
    this(result, warnings, ReplayWords.of(result));
  }

  private RunTables(RunResult result, List<ResultWarning> warnings, List<String> compared) {
    this.result = result;
    this.warnings = List.copyOf(warnings);
    this.compared = List.copyOf(compared);
  }

  /// Returns tables that list all statements of a replay with other results.
  static RunTables whole(RunResult result) {
    return new RunTables(result, ResultWarnings.atEnd(result), ReplayWords.all(result));
  }

  /// Prints all tables of a stored run, and its folder.
  static RunResult show(RunStore runs, Path run, Consumer<String> out) {
    RunResult stored = runs.reader(run).result();
    new RunTables(stored, ResultWarnings.atEnd(stored)).lines().forEach(out);
    out.accept("Saved in " + run);
    return stored;
  }

  /// Returns the tables of the workload's usual metrics, line by line.
  List<String> lines() {
    return lines(MedianColumns.metrics(result.workload()));
  }

  /// Returns the tables of one metric, line by line.
  List<String> lines(Metric metric) {
    return lines(List.of(metric));
  }

  private List<String> lines(List<Metric> metrics) {
    var lines = new ArrayList<String>();
    addContenders(lines);
    addComparisons(lines);
    if (result.isOfUpgrades()) {
      add(lines, "UPGRADES", UpgradeTable.head(result), UpgradeTable.lines(result));
      lines.add(UpgradeTable.LEGEND);
    } else if (result.workload().testsIsolation()) {
      addIsolation(lines);
    } else {
      result.phases().forEach(phase -> metrics.forEach(each -> addPhase(lines, phase, each)));
    }
    Metric first = metrics.getFirst();
    add(
        lines,
        WarmTable.TITLE.toUpperCase(Locale.ROOT),
        WarmTable.head(first),
        WarmTable.lines(result, first));
    add(
        lines,
        NodeTable.TITLE.toUpperCase(Locale.ROOT),
        NodeTable.head(),
        NodeTable.lines(result, first));
    addFurther(lines);
    if (metrics.stream().anyMatch(Metric::isTime)) {
      addScaling(lines);
    }
    lines.addAll(new RunRemarks(result, warnings, metrics, rankings(first)).lines());
    addAnswer(lines, first);
    addVerdict(lines);
    return lines;
  }

  /// Adds the answer of a duel or a gate.
  private void addVerdict(List<String> lines) {
    if (result.isDuel()) {
      lines.add("");
      lines.add("DUEL");
      lines.addAll(ScoreWords.of(result).lines());
    }
    if (GateScore.isOf(result)) {
      var words = GateWords.of(result);
      add(lines, "GATE", GateTable.head(), GateTable.lines(words));
      lines.addAll(words.lines());
    }
  }

  /// Adds the tables that only some runs have.
  private void addFurther(List<String> lines) {
    add(
        lines,
        BaselineTable.TITLE.toUpperCase(Locale.ROOT),
        BaselineTable.head(),
        BaselineTable.lines(result));
    add(
        lines,
        AgeingTable.TITLE.toUpperCase(Locale.ROOT),
        AgeingTable.head(),
        AgeingTable.lines(result));
    add(lines, "CRASHES", CrashTable.head(), CrashTable.lines(result));
  }

  private void addAnswer(List<String> lines, Metric metric) {
    if (AnswerWords.isOf(result)) {
      return; // the verdict follows
    }
    List<String> answer =
        result.workload().testsIsolation()
            ? IsolationWords.sentences(result)
            : result.isOfUpgrades()
                ? UpgradeWords.sentences(result)
                : result.isOfCrashes()
                    ? crashes()
                    : new ResultWords(result, rankings(metric)).last();
    if (!answer.isEmpty()) {
      lines.add("");
      lines.add("ANSWER");
      lines.addAll(answer);
    }
  }

  private void addIsolation(List<String> lines) {
    add(lines, "ISOLATION", IsolationTable.head(), IsolationTable.lines(result));
    for (Series each : result.series()) {
      add(
          lines,
          "SCRIPTS: " + each.title(),
          IsolationTable.scriptHead(result, each.contender()),
          IsolationTable.scripts(result, each.contender()));
    }
    List<String> examples = IsolationWords.examples(result);
    if (!examples.isEmpty()) {
      lines.add("");
      lines.add("BROKEN PROMISES, with the smallest example of each");
      lines.addAll(examples);
    }
  }

  private List<String> crashes() {
    return Stream.concat(
            Stream.of(CrashSummary.headline(result)).filter(it -> !it.isEmpty()),
            CrashSummary.sentences(result).stream())
        .toList();
  }

  private void addComparisons(List<String> lines) {
    if (!compared.isEmpty()) {
      lines.add("");
      lines.add("RESULTS compared with the recording");
      lines.addAll(compared);
    }
  }

  private void addContenders(List<String> lines) {
    List<Series> all = result.series();
    lines.add("");
    lines.add(
        "Engines: "
            + all.stream()
                .map(each -> each.contender().family() + " " + each.version())
                .distinct()
                .collect(Collectors.joining(", ")));
    if (result.commits() && !result.isOfUpgrades()) {
      lines.add(
          "Commit: "
              + all.stream()
                  .map(each -> each.contender().commit().text())
                  .distinct()
                  .collect(Collectors.joining(", ")));
    }
    String parameters = LevelLabels.label(result.workload().withoutOffValues(result.parameters()));
    if (!parameters.isEmpty() && result.hasPhases()) {
      lines.add("Parameters: " + parameters);
    }
  }

  private void addPhase(List<String> lines, String phase, Metric metric) {
    List<MedianColumn> columns = MedianColumns.of(TableTarget.PAGE, result, phase, metric);
    var table = new TextTable(columns.stream().map(RunTables::head).toArray(String[]::new));
    for (PhaseRow each : PhaseRow.of(result, phase, metric, rankings(metric))) {
      table.add(columns.stream().map(it -> it.shown().apply(each)).toArray(String[]::new));
    }
    add(
        lines,
        result.workload().title(phase).toUpperCase(Locale.ROOT)
            + (metric == Metric.TIME ? "" : ": " + metric.title()),
        table);
  }

  /// Adds a table with a heading, unless it is empty.
  private static void add(List<String> lines, String heading, TextTable table) {
    if (!table.isEmpty()) {
      lines.add("");
      lines.add(heading);
      lines.addAll(table.lines());
    }
  }

  private static void add(
      List<String> lines, String heading, List<String> head, List<List<String>> cells) {
    var table = new TextTable(head.toArray(String[]::new));
    cells.forEach(each -> table.add(each.toArray(String[]::new)));
    add(lines, heading, table);
  }

  private RunRankings rankings(Metric metric) {
    return rankings.computeIfAbsent(metric, it -> RunRankings.of(result, it));
  }

  private static String head(MedianColumn column) {
    return (column.isNumber() ? ">" : "")
        + column.title()
        + (column.unit().isEmpty() ? "" : " [" + column.unit() + "]");
  }

  private void addScaling(List<String> lines) {
    for (String factor : result.factors()) {
      List<String> others = result.factors().stream().filter(each -> !each.equals(factor)).toList();
      var table = new TextTable(scalingHead(others));
      for (String phase : result.phases()) {
        for (Series series : result.series()) {
          for (Growth each : Scaling.ofWork(result, phase, series, factor)) {
            var cells = new ArrayList<>(List.of(phase, series.title()));
            others.forEach(it -> cells.add(each.held().get(it).map(LevelLabels::value).orElse("")));
            cells.add(Scaling.exponent(each.fit()));
            cells.add(Scaling.interval(each.fit()));
            table.add(cells.toArray(String[]::new));
          }
        }
      }
      add(
          lines,
          "SCALING: work time (without open and close) grows as %s to the power of the exponent; least squares on logs"
              .formatted(LevelLabels.name(factor)),
          table);
    }
  }

  /// Returns the header with the other factors, whose values distinguish the lines.
  private static String[] scalingHead(List<String> others) {
    return Stream.of(
            Stream.of("phase", "contender"),
            others.stream().map(each -> ">" + LevelLabels.name(each)),
            Stream.of(">exponent", "95 % interval"))
        .flatMap(each -> each)
        .toArray(String[]::new);
  }
}
