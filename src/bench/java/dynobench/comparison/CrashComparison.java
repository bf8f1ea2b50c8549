package dynobench.comparison;

import dynobench.event.Series;
import dynobench.promise.Blow;
import dynobench.promise.Stage;
import dynobench.promise.Tally;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.stats.Holm;
import dynobench.stats.TiedRanks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What contenders kept in crash runs, side by side: each with itself on the other side, and each
/// kind of crash with its own. All verdicts together are wrong in at most one comparison of twenty.
///
/// @param differences in machine, plan and versions, as sentences
public record CrashComparison(List<Row> rows, List<String> differences) {
  /// What the crashes of both sides show.
  public enum Verdict {
    LOSES_MORE,
    LOSES_LESS,
    /// Neither side has ever lost anything.
    NONE_LOST,
    NOT_DECIDED,
    /// Whatever they had lost.
    TOO_FEW
  }

  /// A contender's crashes of one kind.
  ///
  /// @param a of the base
  /// @param b of the other side; the same contender, or another one of the same run
  /// @param writers that have crashed on the side that has fewer
  /// @param chance that two sides that are alike differ so much
  public record Row(
      Series a,
      Series b,
      Blow blow,
      Stage stage,
      Tally base,
      Tally other,
      int writers,
      double chance,
      Verdict verdict) {
    /// What happened, such as `plug pulled while closing`.
    public String how() {
      return stage.words(blow);
    }
  }

  /// Both sides' crashes of one kind.
  ///
  /// @param base a list for each writer, with all looks at it
  /// @param others as well
  private record Both(
      Series a,
      Series b,
      Blow blow,
      Stage stage,
      List<List<CrashResult>> base,
      List<List<CrashResult>> others) {
    TiedRanks ranks() {
      return new TiedRanks(severities(base), severities(others));
    }

    /// Of each writer the worst: what it has flushed once may be found by several looks.
    private static List<Double> severities(List<List<CrashResult>> writers) {
      return writers.stream()
          .map(looks ->
              looks.stream().flatMapToDouble(each -> each.severity().stream()).max().orElseThrow())
          .toList();
    }

    /// Of the side that has fewer of them.
    private int writers() {
      return Math.min(base.size(), others.size());
    }

    /// Whether even all against nothing would decide nothing.
    private boolean areTooFew(double confidence) {
      List<Double> worst = Collections.nCopies(others.size(), 1.0);
      List<Double> best = Collections.nCopies(base.size(), 0.0);
      return new TiedRanks(best, worst).chance() > 1 - confidence;
    }

    boolean isOnBoth() {
      return !base.isEmpty() && !others.isEmpty();
    }

    Row judged(double confidence) {
      TiedRanks ranks = ranks();
      Tally before = sum(base);
      Tally now = sum(others);
      Verdict verdict = Verdict.NOT_DECIDED;
      if (before.whole() == before.times() && now.whole() == now.times()) {
        verdict = Verdict.NONE_LOST;
      } else if (areTooFew(confidence)) {
        verdict = Verdict.TOO_FEW;
      } else if (ranks.chance() <= 1 - confidence) {
        verdict = ranks.direction() > 0 ? Verdict.LOSES_MORE : Verdict.LOSES_LESS;
      }
      return new Row(a, b, blow, stage, before, now, writers(), ranks.chance(), verdict);
    }

    private static Tally sum(List<List<CrashResult>> writers) {
      return CrashResult.sum(writers.stream().flatMap(List::stream).toList());
    }
  }

  public CrashComparison {
    rows = List.copyOf(rows);
    differences = List.copyOf(differences);
  }

  /// Whether these are runs of crashes, and nothing else.
  public static boolean isOf(List<RunResult> runs) {
    return !runs.isEmpty() && runs.stream().allMatch(RunResult::isOfCrashes);
  }

  /// Every contender that both sides have. Each crash is one of its own, whichever run it was in.
  ///
  /// @param base one run at least
  /// @param others as well
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

  /// Contenders of one run, each with the first of them.
  public static CrashComparison ofSeries(RunResult run, Series base, List<Series> others) {
    List<RunResult> runs = List.of(run);
    return new CrashComparison(
        judged(others.stream().flatMap(each -> of(base, runs, each, runs).stream()).toList()),
        others.stream().flatMap(each -> RunDifferences.promises(base, each).stream()).toList());
  }

  private static List<Both> of(Series a, List<RunResult> base, Series b, List<RunResult> others) {
    return Stream.of(Stage.values())
        .flatMap(stage ->
            Stream.of(Blow.values())
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
      List<RunResult> runs, Series series, Blow blow, Stage stage) {
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

  private static List<Row> judged(List<Both> all) {
    List<Double> confidences =
        Holm.confidences(all.stream().map(each -> each.ranks().chance()).toList());
    return IntStream.range(0, all.size())
        .mapToObj(i -> all.get(i).judged(confidences.get(i)))
        .toList();
  }
}
