package dynobench.protocol.recording;

import dynobench.measure.ComparedStatement;
import dynobench.measure.ReplayComparison;
import dynobench.recording.StatementText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Tallies of all statements of one client. Confined to one thread.
final class ResultTallies {
  private static final String OTHERS = "statements whose texts are in their calls only";

  private final Map<Integer, StatementTally> tallies = new HashMap<>();
  private final List<CountedResult> pending = new ArrayList<>();

  /// Result of a transaction that may still be repeated.
  private record CountedResult(StatementText text, ResultVerdict verdict, String words) {}

  /// Counts an execution, unless its transaction is repeated.
  ///
  /// @param words description of a deviation; empty for none
  void count(StatementText text, ResultVerdict verdict, String words) {
    pending.add(new CountedResult(text, verdict, words));
  }

  void same(StatementText text) {
    count(text, ResultVerdict.SAME, "");
  }

  /// Forgets the results of a transaction that is going to be repeated.
  void discard() {
    pending.clear();
  }

  /// Adds the results of a transaction that has ended.
  void settle() {
    for (CountedResult each : pending) {
      StatementText text = each.text();
      tallies
          .computeIfAbsent(
              text.number(), number -> new StatementTally(number == 0 ? OTHERS : text.sql()))
          .count(each.verdict(), each.words());
    }
    pending.clear();
  }

  /// Adds the tallies of another client.
  void add(ResultTallies other) {
    other.tallies.forEach((number, tally) -> {
      StatementTally mine = tallies.get(number);
      if (mine == null) {
        tallies.put(number, tally);
      } else {
        mine.add(tally);
      }
    });
  }

  /// Adds those statements of another session that deviate.
  void addDeviating(ResultTallies other) {
    other.tallies.forEach((number, tally) -> {
      if (tally.compared().deviations() > 0) {
        tallies.merge(
            number,
            tally,
            (mine, its) -> {
              mine.add(its);
              return mine;
            });
      }
    });
  }

  /// Returns the comparison of all statements.
  ///
  /// @param about what was translated, in words
  ReplayComparison comparison(String about) {
    List<ComparedStatement> all = tallies.values().stream().map(StatementTally::compared).toList();
    long executions = all.stream().mapToLong(ComparedStatement::executions).sum();
    long deviations = all.stream().mapToLong(ComparedStatement::deviations).sum();
    long notCompared = all.stream().mapToLong(ComparedStatement::notCompared).sum();
    long notRun = all.stream().mapToLong(ComparedStatement::notRun).sum();
    List<ComparedStatement> worst =
        all.stream()
            .filter(each -> each.deviations() > 0)
            .sorted(Comparator.comparingLong(ComparedStatement::deviations).reversed())
            .limit(ReplayComparison.MOST_STATEMENTS)
            .toList();
    return new ReplayComparison(
        executions, executions - deviations - notCompared, notCompared, notRun, about, worst);
  }
}
