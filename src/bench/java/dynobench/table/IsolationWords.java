package dynobench.table;

import dynobench.comparison.Grade;
import dynobench.comparison.ResultLine;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Findings of a run that tests isolation, as sentences.
public final class IsolationWords {
  private static final String LIMIT =
      "A test that finds nothing proves nothing: another schedule may still show an anomaly.";

  private IsolationWords() {}

  /// Returns the headline, a sentence for each contender and level, and a last one on what tests
  /// cannot show.
  public static List<String> sentences(RunResult run) {
    var sentences = new ArrayList<String>();
    for (LevelResult each : LevelResult.of(run)) {
      if (each.isTested()) {
        sentences.add(IsolationTable.title(run, each.contender()) + ": " + sentence(each));
      }
    }
    if (!sentences.isEmpty()) {
      sentences.addFirst(headline(run));
      sentences.add(LIMIT);
    }
    return sentences;
  }

  /// Returns the sentences as lines of the result, each with its contender as the subject.
  public static List<ResultLine> lines(RunResult run) {
    var lines = new ArrayList<ResultLine>();
    for (LevelResult each : LevelResult.of(run)) {
      if (each.isTested()) {
        String title = IsolationTable.title(run, each.contender());
        lines.add(new ResultLine(false, title, sentence(each), Grade.SURE, "", ""));
      }
    }
    return lines;
  }

  /// Returns the most important finding as a sentence; empty before the first test has ended.
  public static String headline(RunResult run) {
    List<LevelResult> tested = LevelResult.of(run).stream().filter(LevelResult::isTested).toList();
    long broken = tested.stream().filter(each -> !each.broken().isEmpty()).count();
    return tested.isEmpty()
        ? ""
        : broken == 0
            ? "Each tested level keeps what its name promises, as far as the tests show."
            : "%d of %s %s what %s."
                .formatted(
                    broken,
                    NumberText.counted(tested.size(), "tested level"),
                    broken == 1 ? "does not keep" : "do not keep",
                    broken == 1 ? "its name promises" : "their names promise");
  }

  private static String sentence(LevelResult level) {
    String name = IsolationTable.name(level);
    List<SeenAnomaly> broken = level.broken();
    String hung = hung(level);
    if (broken.isEmpty()) {
      return name
          + (level.promise().isEmpty() ? " promises nothing" : " keeps what its name promises")
          + ", as far as "
          + tests(level)
          + " show."
          + behaviour(level)
          + hung;
    }
    return name
        + " lets "
        + broken.stream().map(each -> times(each)).collect(Collectors.joining(", and "))
        + " happen, in "
        + tests(level)
        + "."
        + behaviour(level)
        + hung;
  }

  /// Returns what the level behaves like, unless that is exactly its promise.
  private static String behaviour(LevelResult level) {
    List<IsolationModel> models = level.behaviour();
    boolean isItsPromise = models.equals(level.promise());
    return isItsPromise ? "" : " It behaves like " + IsolationTable.behaviour(level) + ".";
  }

  private static String hung(LevelResult level) {
    String scripts =
        level.scripts().stream()
            .filter(each -> each.outcome() == ScriptOutcome.HUNG)
            .map(ScriptResult::script)
            .distinct()
            .collect(Collectors.joining(", "));
    return scripts.isEmpty() ? "" : " Hung, without an answer: " + scripts + ".";
  }

  private static String times(SeenAnomaly seen) {
    String word = seen.anomaly().word();
    if (seen.count() == 0) {
      return word;
    }
    return "%s (seen %s%s)"
        .formatted(
            word,
            seen.isLeast() ? "at least " : "",
            seen.count() == 1 ? "once" : "%,d times".formatted(seen.count()));
  }

  private static String tests(LevelResult level) {
    long scripts = level.scripts().stream().map(ScriptResult::script).distinct().count();
    var parts = new ArrayList<String>();
    if (scripts > 0) {
      parts.add(NumberText.counted(scripts, "script"));
    }
    if (level.transactions() > 0) {
      parts.add(NumberText.counted(level.transactions(), "transaction"));
    }
    return parts.isEmpty() ? "no test" : String.join(" and ", parts);
  }

  /// Returns an example of each broken promise: transactions of a history, or the script.
  public static List<String> examples(RunResult run) {
    var lines = new ArrayList<String>();
    for (LevelResult level : LevelResult.of(run)) {
      for (SeenAnomaly each : level.broken()) {
        lines.add(
            "%s, %s: %s (%s), %s"
                .formatted(
                    IsolationTable.title(run, level.contender()),
                    IsolationTable.name(level),
                    each.anomaly().word(),
                    each.anomaly().title(),
                    each.anomaly().meaning()));
        each.proof().forEach(it -> lines.add("  " + it));
        each.scripts().forEach(it -> lines.add("  script " + it));
      }
    }
    return lines;
  }
}
