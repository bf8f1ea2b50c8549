package dynobench.table;

import dynobench.event.Series;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationObservation.HistoryResult;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.measure.IsolationLevel;
import dynobench.plan.Contender;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Tables of a run that tests isolation.
public final class IsolationTable {
  private IsolationTable() {}

  /// Returns the titles of the columns of [#lines].
  public static List<String> head() {
    return List.of("contender", "level", "behaves like", "its name's promise", "let happen");
  }

  /// Returns a line for each contender and level.
  public static List<List<String>> lines(RunResult run) {
    return LevelResult.of(run).stream().map(each -> line(run, each)).toList();
  }

  private static List<String> line(RunResult run, LevelResult level) {
    if (!level.isTested()) {
      return List.of(
          title(run, level.contender()), name(level), "", "", "the engine has no such level");
    }
    return List.of(
        title(run, level.contender()),
        name(level),
        behaviour(level),
        level.promise().isEmpty() ? "none" : level.broken().isEmpty() ? "kept" : "BROKEN",
        AnomalyClass.words(level.anomalies().stream().map(SeenAnomaly::anomaly).toList()));
  }

  /// Returns the model that a level behaves like, as words.
  static String behaviour(LevelResult level) {
    return IsolationModel.words(level.behaviour());
  }

  /// Returns the title of a contender.
  public static String title(RunResult run, Contender contender) {
    return run.series(contender).map(Series::title).orElseGet(contender::toString);
  }

  /// Returns the name of a level: the one that was asked for, and the one that was taken instead.
  public static String name(LevelResult level) {
    String taken = level.tested().map(IsolationLevel::words).orElse("unknown");
    return level
        .level()
        .wanted()
        .map(it -> level.level().isChanged() ? it.words() + ", taken as " + taken : it.words())
        .orElse(taken + " (default)");
  }

  /// Returns the titles of the columns of [#scripts] for a contender: a column for each level.
  public static List<String> scriptHead(RunResult run, Contender contender) {
    return Stream.concat(
            Stream.of("script"), levels(run, contender).stream().map(IsolationTable::name))
        .toList();
  }

  /// Returns a line for each script, with its outcome at each level.
  public static List<List<String>> scripts(RunResult run, Contender contender) {
    List<LevelResult> levels = levels(run, contender);
    if (levels.stream().allMatch(each -> each.scripts().isEmpty())) {
      return List.of();
    }
    var lines = new ArrayList<List<String>>();
    for (Interleaving script : run.workload().interleavings()) {
      var line = new ArrayList<String>();
      line.add(script.title() + " (" + script.anomaly().title() + ")");
      levels.forEach(each -> line.add(outcome(each, script)));
      lines.add(line);
    }
    return lines;
  }

  private static List<LevelResult> levels(RunResult run, Contender contender) {
    return LevelResult.of(run).stream()
        .filter(each -> each.contender().equals(contender))
        .filter(LevelResult::isTested)
        .toList();
  }

  private static String outcome(LevelResult level, Interleaving script) {
    List<ScriptOutcome> outcomes =
        level.scripts().stream()
            .filter(each -> each.script().equals(script.id()))
            .map(ScriptResult::outcome)
            .distinct()
            .toList();
    return outcomes.stream().map(IsolationTable::words).collect(Collectors.joining(", "));
  }

  /// Returns an outcome as a word.
  public static String words(ScriptOutcome outcome) {
    return switch (outcome) {
      case HAPPENED -> "HAPPENED";
      case WAITED -> "waited";
      case ABSENT -> "prevented";
      case REFUSED -> "refused";
      case DEADLOCK -> "deadlock";
      case HUNG -> "hung";
    };
  }

  /// Returns the titles of the columns of [#rows].
  public static List<String> csvHead() {
    return List.of(
        "mode",
        "level",
        "anomaly",
        "test",
        "tries",
        "happened",
        "waited",
        "refused",
        "transactions",
        "example");
  }

  /// Returns a row for each contender, level, and script or class of anomalies of the histories.
  public static List<List<String>> rows(RunResult run) {
    var rows = new ArrayList<List<String>>();
    for (LevelResult each : LevelResult.of(run)) {
      if (each.isTested()) {
        run.workload()
            .interleavings()
            .forEach(script -> scriptRow(each, script).ifPresent(rows::add));
        if (!each.histories().isEmpty()) {
          Stream.of(AnomalyClass.values()).forEach(anomaly -> rows.add(historyRow(each, anomaly)));
        }
      }
    }
    return rows;
  }

  private static Optional<List<String>> scriptRow(LevelResult level, Interleaving script) {
    List<ScriptResult> all =
        level.scripts().stream().filter(each -> each.script().equals(script.id())).toList();
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(
            List.of(
                mode(level),
                level(level),
                script.anomaly().title(),
                script.id(),
                "" + all.size(),
                count(all, ScriptOutcome.HAPPENED),
                count(all, ScriptOutcome.WAITED),
                "" + all.stream().filter(each -> each.refusal().isPresent()).count(),
                "",
                all.stream().flatMap(each -> each.refusal().stream()).findFirst().orElse("")));
  }

  private static String count(List<ScriptResult> all, ScriptOutcome outcome) {
    return "" + all.stream().filter(each -> each.outcome() == outcome).count();
  }

  private static List<String> historyRow(LevelResult level, AnomalyClass anomaly) {
    Optional<SeenAnomaly> seen =
        level.anomalies().stream().filter(each -> each.anomaly() == anomaly).findFirst();
    return List.of(
        mode(level),
        level(level),
        anomaly.title(),
        "history",
        "" + level.histories().size(),
        "" + seen.map(SeenAnomaly::count).orElse(0L),
        "",
        "" + level.histories().stream().mapToLong(HistoryResult::aborted).sum(),
        "" + level.transactions(),
        seen.map(each -> String.join("; ", each.proof())).orElse(""));
  }

  static String mode(LevelResult level) {
    return level.contender().family() + "/" + level.contender().mode();
  }

  private static String level(LevelResult level) {
    return level.asked().map(IsolationLevel::id).orElse("unknown");
  }
}
