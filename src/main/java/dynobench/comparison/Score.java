package dynobench.comparison;

import dynobench.event.Series;
import dynobench.plan.Duel;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.InterimLooks;
import java.util.List;
import java.util.Optional;

/// Where a duel stands: what may be said of each figure that decides, after the rounds that both
/// contenders completed so far. Whoever looks after each round, and stops when an answer suits
/// them, is told a false one in at most one duel of twenty.
///
/// @param ended rounds that both have ended, one way or another
/// @param lines one for each figure that decides, in their order; none until both have completed a
///   round
public record Score(Duel duel, int ended, List<ScoreLine> lines) {
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
    return ended - rounds();
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
        ? lines.size() == duel.deciding().size()
            && lines.stream().allMatch(line -> line.isWithin(duel.precision().getAsDouble()))
        : answer() != Answer.OPEN;
  }
}
