package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Duel;
import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.InterimLooks;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Where a duel stands: what may be said of each figure that decides, after the rounds that both
/// contenders completed so far. Whoever looks after each round, and stops when an answer suits
/// them, is told a false one in at most one duel of twenty.
///
/// @param ended rounds that both have ended, one way or another
/// @param completed rounds that both have completed
/// @param lines one for each figure that decides, in their order; none until both have completed a
///   round
public record Score(Duel duel, int ended, int completed, List<ScoreLine> lines) {
  /// A contender that fails that often has no figures that can be held against another's.
  private static final int ENOUGH_TO_GIVE_UP = 8;

  public Score {
    lines = List.copyOf(lines);
  }

  /// Of a run whose plan is a duel.
  ///
  /// @throws IllegalArgumentException when it is none
  public static Score of(RunResult run) {
    Duel duel =
        run.plan()
            .flatMap(plan -> plan.duel())
            .orElseThrow(() -> new IllegalArgumentException("The run is no duel"));
    var rounds = new RoundRatios(run);
    List<Series> sides = run.series();
    return new Score(
        duel,
        ended(run),
        completed(run),
        duel.deciding().stream()
            .flatMap(figure -> line(duel, figure, run, rounds, sides).stream())
            .toList());
  }

  private static int ended(RunResult run) {
    return run.series().stream()
        .mapToInt(side ->
            (int)
                run.trials().stream()
                    .filter(each -> each.trial().contender().equals(side.contender()))
                    .filter(each -> !each.trial().warmup() && each.outcome().isPresent())
                    .count())
        .min()
        .orElse(0);
  }

  private static int completed(RunResult run) {
    List<Set<Integer>> rounds =
        run.series().stream()
            .map(side ->
                run.trials().stream()
                    .filter(TrialResult::counts)
                    .map(TrialResult::trial)
                    .filter(trial -> trial.contender().equals(side.contender()))
                    .map(Trial::repetition)
                    .collect(Collectors.toSet()))
            .toList();
    return rounds.isEmpty()
        ? 0
        : (int) rounds.getFirst().stream().filter(rounds.getLast()::contains).count();
  }

  private static Optional<ScoreLine> line(
      Duel duel, Duel.Figure figure, RunResult run, RoundRatios rounds, List<Series> sides) {
    List<Measurement> all = run.measurements(figure.phase(), figure.metric());
    return of(sides.getFirst(), all)
        .flatMap(one -> of(sides.getLast(), all).flatMap(other -> Contrast.of(rounds, one, other)))
        .map(contrast -> ScoreLine.of(duel, contrast));
  }

  private static Optional<Measurement> of(Series side, List<Measurement> all) {
    return all.stream().filter(each -> each.series().equals(side)).findFirst();
  }

  /// The same with one of the two as the first; of a figure that doesn't decide nothing is said,
  /// for the duel ended by another one.
  Comparison against(Series base, List<Series> others, Metric metric, List<String> differences) {
    List<Comparison.Row> rows =
        lines.stream()
            .map(ScoreLine::row)
            .filter(row -> row.metric() == metric)
            .filter(row -> others.contains(row.a()) || others.contains(row.b()))
            .map(row -> row.a().equals(base) ? row : row.turned())
            .toList();
    return new Comparison(rows, differences, List.of(duel.deciding().size()));
  }

  /// The rounds after which something can be said first.
  public int firstLook() {
    return InterimLooks.next(0).orElseThrow();
  }

  /// That both completed, and have all figures.
  public int rounds() {
    return lines.size() < duel.deciding().size()
        ? 0
        : lines.stream().mapToInt(ScoreLine::rounds).min().orElse(0);
  }

  /// That not both completed.
  public int leftOut() {
    return ended - completed;
  }

  /// The figures that can't be compared though both completed rounds: they were 0, or aren't
  /// measured.
  List<Duel.Figure> unseen() {
    return completed == 0
        ? List.of()
        : duel.deciding().stream()
            .filter(figure ->
                lines.stream()
                    .map(ScoreLine::row)
                    .noneMatch(row ->
                        row.phase().equals(figure.phase()) && row.metric() == figure.metric()))
            .toList();
  }

  /// What follows from all figures together.
  public Answer answer() {
    if (lines.stream().anyMatch(line -> line.answer() == Answer.WORSE)) {
      return Answer.WORSE;
    }
    boolean all =
        lines.size() == duel.deciding().size()
            && lines.stream().allMatch(line -> line.answer() == Answer.NO_WORSE);
    return all ? Answer.NO_WORSE : Answer.OPEN;
  }

  private boolean isHopeless() {
    return lines.size() < duel.deciding().size() || lines.stream().anyMatch(ScoreLine::isObjected);
  }

  /// Whether what was asked is answered, or never will be.
  public boolean isSettled() {
    if (ended >= ENOUGH_TO_GIVE_UP && isHopeless()) {
      return true;
    }
    return duel.precision().isPresent()
        ? isWithin(duel.precision().getAsDouble())
        : answer() != Answer.OPEN;
  }

  /// Whether each ratio is known to that.
  boolean isWithin(double precision) {
    return lines.size() == duel.deciding().size()
        && lines.stream().allMatch(line -> line.isWithin(precision));
  }
}
