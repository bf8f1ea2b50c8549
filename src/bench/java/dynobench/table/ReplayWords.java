package dynobench.table;

import dynobench.event.Series;
import dynobench.measure.ComparedStatement;
import dynobench.measure.ReplayComparison;
import dynobench.result.ReplayResults;
import dynobench.result.RunResult;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Texts on the results of a replay, compared with the recorded ones.
public final class ReplayWords {
  private static final int FIRST_STATEMENTS = 10;
  private static final int MOST_CHARACTERS = 110;

  private ReplayWords() {}

  /// Returns a line for each series, followed by the first statements with other results. Empty for
  /// a run that isn't a replay.
  public static List<String> of(RunResult run) {
    return of(run, FIRST_STATEMENTS);
  }

  /// Returns a line for each series, followed by all statements with other results that the run
  /// holds.
  public static List<String> all(RunResult run) {
    return of(run, ReplayComparison.MOST_STATEMENTS);
  }

  private static List<String> of(RunResult run, int most) {
    ReplayResults results = ReplayResults.of(run);
    var lines = new ArrayList<String>();
    for (Series series : run.series()) {
      results.of(series.contender()).ifPresent(it -> add(lines, series.title(), it, most));
    }
    return lines;
  }

  private static void add(List<String> lines, String title, ReplayComparison comparison, int most) {
    long compared = comparison.executions() - comparison.notCompared();
    lines.add(
        comparison.isComplete()
            ? "%s: all %,d executions gave the recorded results".formatted(title, compared)
            : "%s: %,d of %,d executions gave the recorded results%s"
                .formatted(
                    title,
                    comparison.same(),
                    compared,
                    comparison.isRankable() ? "" : "; no rank"));
    if (comparison.notCompared() > 0) {
      lines.add(
          "  %,d more are not compared: the engine makes their values, or they set something of the recorded engine"
              .formatted(comparison.notCompared()));
    }
    if (!comparison.about().isEmpty()) {
      lines.add("  " + comparison.about());
    }
    List<ComparedStatement> statements = comparison.deviating();
    statements.stream()
        .limit(most)
        .forEach(each -> {
          lines.add("  " + PlainText.line(each.sql(), MOST_CHARACTERS));
          lines.add("    " + counts(each) + ": " + PlainText.line(each.example(), MOST_CHARACTERS));
        });
    int more = statements.size() - most;
    if (more > 0) {
      lines.add(
          "  and %,d more %s; the command dynobench show lists all of them"
              .formatted(more, more == 1 ? "statement" : "statements"));
    } else if (statements.size() == ReplayComparison.MOST_STATEMENTS) {
      lines.add("  The run holds no more than " + statements.size() + " statements.");
    }
  }

  private static String counts(ComparedStatement statement) {
    Map<String, Long> all = new LinkedHashMap<>();
    all.put("different", statement.different());
    all.put("refused", statement.refused());
    all.put("not translatable", statement.untranslatable());
    all.put("skipped", statement.skipped());
    var parts = new ArrayList<String>();
    all.forEach((word, count) -> {
      if (count > 0) {
        parts.add("%s %,d of %,d".formatted(word, count, statement.executions()));
      }
    });
    return String.join(", ", parts);
  }
}
