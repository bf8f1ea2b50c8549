package dynobench.report;

import dynobench.comparison.AnswerWords;
import dynobench.comparison.ResultWords;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.table.CrashSummary;
import dynobench.table.IsolationWords;
import dynobench.table.MedianColumns;
import dynobench.table.UpgradeWords;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Answer of a run of any kind, in sentences.
public final class RunAnswer {
  private RunAnswer() {}

  /// Returns the answer; empty for a run without one.
  public static List<String> of(RunResult run) {
    return of(run, AnswerWords.of(run), metric -> RunRankings.of(run, metric));
  }

  /// @param scored texts of a duel or a gate
  /// @param rankings rankings of the contenders by a metric
  static List<String> of(
      RunResult run, Optional<AnswerWords> scored, Function<Metric, RunRankings> rankings) {
    if (run.isOfCrashes()) {
      return nonEmpty(CrashSummary.headline(run));
    }
    if (run.isOfUpgrades()) {
      return nonEmpty(UpgradeWords.headline(run));
    }
    if (run.workload().testsIsolation()) {
      return nonEmpty(IsolationWords.headline(run));
    }
    if (scored.isPresent()) {
      return List.of(scored.get().headline());
    }
    Metric first = MedianColumns.metrics(run.workload()).getFirst();
    return new ResultWords(run, rankings.apply(first)).last();
  }

  private static List<String> nonEmpty(String headline) {
    return Stream.of(headline).filter(it -> !it.isEmpty()).toList();
  }
}
