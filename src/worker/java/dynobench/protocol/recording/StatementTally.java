package dynobench.protocol.recording;

import dynobench.measure.ComparedStatement;
import dynobench.text.PlainText;
import java.util.EnumMap;
import java.util.Map;

/// Number of executions of one statement by their comparison with the recording. Confined to one
/// thread.
final class StatementTally {
  private static final int MOST_CHARACTERS = 300;

  private final String sql;
  private final Map<ResultVerdict, Long> counts = new EnumMap<>(ResultVerdict.class);
  private String example = "";

  StatementTally(String sql) {
    this.sql = sql;
  }

  /// Counts an execution, and keeps the first description of a deviation.
  void count(ResultVerdict verdict, String words) {
    counts.merge(verdict, 1L, Long::sum);
    if (verdict != ResultVerdict.NOT_COMPARED) {
      keep(words);
    }
  }

  private void keep(String words) {
    if (example.isEmpty()) {
      example = words;
    }
  }

  /// Adds the counts of another client.
  void add(StatementTally other) {
    other.counts.forEach((verdict, count) -> counts.merge(verdict, count, Long::sum));
    keep(other.example);
  }

  private long count(ResultVerdict verdict) {
    return counts.getOrDefault(verdict, 0L);
  }

  ComparedStatement compared() {
    return new ComparedStatement(
        PlainText.cut(sql, MOST_CHARACTERS),
        count(ResultVerdict.SAME),
        count(ResultVerdict.REORDERED),
        count(ResultVerdict.NOT_COMPARED),
        count(ResultVerdict.DIFFERENT),
        count(ResultVerdict.REFUSED),
        count(ResultVerdict.UNTRANSLATABLE),
        count(ResultVerdict.SKIPPED),
        PlainText.cut(example, MOST_CHARACTERS));
  }
}
