package dynobench.comparison;

import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.durability.CrashTally;
import dynobench.event.Series;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import dynobench.stats.TiedRanks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Losses of contenders in crash runs, side by side. Each contender is compared with itself on the
/// other side, separately for each kind of crash. At most one comparison in twenty contains a false
/// verdict.
///
/// @param differences differences in machine, plan and versions, as sentences
public record CrashComparison(List<CrashRow> rows, List<String> differences) {
  /// Outcome of a comparison of crashes.
  public enum Verdict {
    LOSES_MORE,
    LOSES_LESS,
    /// Neither side has ever lost data.
    NONE_LOST,
    NOT_DECIDED,
    /// Too few crashes to decide, even with the most extreme losses.
    TOO_FEW
  }

  /// A contender's crashes of one kind.
  ///
  /// @param a the series of the base
  /// @param b the series of the other side: the same contender, or another one of the same run
  /// @param writers number of crashed writers on the side that has fewer
  /// @param chance probability of a difference this large between equal sides
  public record CrashRow(
      Series a,
      Series b,
      CrashKind blow,
      CrashStage stage,
      CrashTally base,
      CrashTally other,
      int writers,
      double chance,
      Verdict verdict) {
    /// Returns the kind of crash, such as `power cut while closing`.
    public String how() {
      return stage.label(blow);
    }
  }

  /// Both sides' crashes of one kind.
  ///
  /// @param base results of all looks at each writer of the base
  /// @param others results of all looks at each writer of the other side
  private record Both(
      Series a,
      Series b,
      CrashKind blow,
      CrashStage stage,
      List<List<CrashResult>> base,
      List<List<CrashResult>> others) {
    TiedRanks ranks() {
      return new TiedRanks(severities(base), severities(others));
    }

    /// Returns each writer's worst result. Results of one writer are not independent: several looks
    /// may find the same flushed data.
    private static List<Double> severities(List<List<CrashResult>> writers) {
      return writers.stream()
          .map(looks ->
              looks.stream().flatMapToDouble(each -> each.severity().stream()).max().orElseThrow())
          .toList();
    }

    /// Returns the number of writers on the side that has fewer.
    private int writers() {
      return Math.min(base.size(), others.size());
    }

    /// Returns whether even the most extreme results could not be significant.
    private boolean areTooFew(double confidence) {
      List<Double> worst = Collections.nCopies(others.size(), 1.0);
      List<Double> best = Collections.nCopies(base.size(), 0.0);
      return new TiedRanks(best, worst).pValue() > 1 - confidence;
    }

    boolean isOnBoth() {
      return !base.isEmpty() && !others.isEmpty();
    }

    CrashRow judged(double confidence) {
      TiedRanks ranks = ranks();
      CrashTally before = sum(base);
      CrashTally now = sum(others);
      Verdict verdict = Verdict.NOT_DECIDED;
      if (before.whole() == before.times() && now.whole() == now.times()) {
        verdict = Verdict.NONE_LOST;
      } else if (areTooFew(confidence)) {
        verdict = Verdict.TOO_FEW;
      } else if (ranks.pValue() <= 1 - confidence) {
        verdict = ranks.direction() > 0 ? Verdict.LOSES_MORE : Verdict.LOSES_LESS;
      }
      return new CrashRow(a, b, blow, stage, before, now, writers(), ranks.pValue(), verdict);
    }

    private static CrashTally sum(List<List<CrashResult>> writers) {
      return CrashResult.sum(writers.stream().flatMap(List::stream).toList());
    }
  }

  public CrashComparison {
    rows = List.copyOf(rows);
    differences = List.copyOf(differences);
  }

  /// Returns whether all runs are crash runs.
  public static boolean isOf(List<RunResult> runs) {
    return !runs.isEmpty() && runs.stream().allMatch(RunResult::isOfCrashes);
  }

  /// Compares every contender of the first run of the base that both sides have. Each crashed
  /// writer counts once, in any run, with its worst result.
  ///
  /// @param base runs of the base, at least one
  /// @param others runs of the other side, at least one
  public static CrashComparison of(List<RunResult> base, List<RunResult> others) {
    List<Both> all = new ArrayList<>();
    Set<String> differences = new LinkedHashSet<>();
    RunResult first = base.getFirst();
    Stream.concat(base.stream(), others.stream())
        .skip(1)
        .forEach(run -> differences.addAll(RunDifferences.between(first, run)));
    for (Series series : first.series()) {
      all.addAll(of(series, base, series, others));
      others.forEach(run ->
          run.series(series.contender()).stream()
              .flatMap(each -> RunDifferences.ofSeries(first.id(), series, run.id(), each))
              .forEach(differences::add));
    }
    return new CrashComparison(judged(all), List.copyOf(differences));
  }

  /// Compares contenders of one run with a base.
  public static CrashComparison ofSeries(RunResult run, Series base, List<Series> others) {
    List<RunResult> runs = List.of(run);
    return new CrashComparison(
        judged(others.stream().flatMap(each -> of(base, runs, each, runs).stream()).toList()),
        others.stream().flatMap(each -> RunDifferences.promises(base, each).stream()).toList());
  }

  private static List<Both> of(Series a, List<RunResult> base, Series b, List<RunResult> others) {
    return Stream.of(CrashStage.values())
        .flatMap(stage ->
            Stream.of(CrashKind.values())
                .map(blow ->
                    new Both(
                        a,
                        b,
                        blow,
                        stage,
                        writers(base, a, blow, stage),
                        writers(others, b, blow, stage))))
        .filter(Both::isOnBoth)
        .toList();
  }

  private static List<List<CrashResult>> writers(
      List<RunResult> runs, Series series, CrashKind blow, CrashStage stage) {
    return runs.stream()
        .flatMap(run ->
            run.trials().stream()
                .filter(each -> each.trial().contender().equals(series.contender()))
                .map(each -> run.crashes().of(each)))
        .map(looks ->
            looks.stream()
                .filter(each -> each.survival().isPresent())
                .filter(each -> each.crashed().blow() == blow && each.crashed().stage() == stage)
                .toList())
        .filter(looks -> !looks.isEmpty())
        .toList();
  }

  private static List<CrashRow> judged(List<Both> all) {
    List<Double> confidences =
        ErrorBudget.USUAL.confidences(all.stream().map(each -> each.ranks().pValue()).toList());
    return IntStream.range(0, all.size())
        .mapToObj(i -> all.get(i).judged(confidences.get(i)))
        .toList();
  }
}
