package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Duel;
import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.ErrorBudget;
import dynobench.stats.InterimLooks;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Interim result of a duel, from the rounds that both contenders have completed. The intervals
/// allow for repeated looks: even if the duel stops at the first convenient answer, at most one
/// duel in twenty gets a false one.
///
/// @param ended number of rounds that both contenders have ended, with any outcome
/// @param completed number of rounds that both contenders have completed
/// @param lines one line for each deciding figure that can be compared, in order; empty until both
///   have completed a round
public record DuelScore(Duel duel, int ended, int completed, List<ScoreLine> lines) {
  /// Number of rounds after which a duel without comparable figures ends.
  private static final int ENOUGH_TO_GIVE_UP = 8;

  public DuelScore {
    lines = List.copyOf(lines);
  }

  /// Returns the score of a run whose plan is a duel.
  ///
  /// @throws IllegalArgumentException if the run is not a duel
  public static DuelScore of(RunResult run) {
    Duel duel =
        run.plan()
            .flatMap(plan -> plan.duel())
            .orElseThrow(() -> new IllegalArgumentException("The run is not a duel"));
    var rounds = new RoundRatios(run);
    List<Series> sides = run.series();
    return new DuelScore(
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
      Duel duel, Duel.PhaseMetric figure, RunResult run, RoundRatios rounds, List<Series> sides) {
    List<Measurement> all = run.measurements(figure.phase(), figure.metric());
    return of(sides.getFirst(), all)
        .flatMap(one ->
            of(sides.getLast(), all).flatMap(other -> MeasurementPair.of(rounds, one, other)))
        .map(contrast -> ScoreLine.of(duel, contrast));
  }

  private static Optional<Measurement> of(Series side, List<Measurement> all) {
    return all.stream().filter(each -> each.series().equals(side)).findFirst();
  }

  /// Returns the comparison of a base with others. A metric that does not decide the duel has no
  /// rows, because the duel did not end on it.
  Comparison against(Series base, List<Series> others, Metric metric, List<String> differences) {
    List<Comparison.ComparisonRow> rows =
        lines.stream()
            .map(ScoreLine::row)
            .filter(row -> row.metric() == metric)
            .filter(row -> others.contains(row.a()) || others.contains(row.b()))
            .map(row -> row.a().equals(base) ? row : row.turned())
            .toList();
    return new Comparison(rows, differences, List.of(duel.deciding().size()), ErrorBudget.USUAL);
  }

  /// Returns the number of rounds of the first look.
  public int firstLook() {
    return InterimLooks.next(0).orElseThrow();
  }

  /// Returns the number of rounds that both contenders completed with all figures.
  public int rounds() {
    return lines.size() < duel.deciding().size()
        ? 0
        : lines.stream().mapToInt(ScoreLine::rounds).min().orElse(0);
  }

  /// Returns the number of ended rounds that at least one contender did not complete.
  public int leftOut() {
    return ended - completed;
  }

  /// Returns the figures that cannot be compared although both contenders completed rounds, because
  /// the figures are 0 or not measured.
  List<Duel.PhaseMetric> unseen() {
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

  /// Returns the answer from all figures together: worse if one figure is worse, no worse if each
  /// figure is no worse, else open.
  public DuelOutcome answer() {
    if (lines.stream().anyMatch(line -> line.answer() == DuelOutcome.WORSE)) {
      return DuelOutcome.WORSE;
    }
    boolean all =
        lines.size() == duel.deciding().size()
            && lines.stream().allMatch(line -> line.answer() == DuelOutcome.NO_WORSE);
    return all ? DuelOutcome.NO_WORSE : DuelOutcome.OPEN;
  }

  private boolean isHopeless() {
    return lines.size() < duel.deciding().size() || lines.stream().anyMatch(ScoreLine::isObjected);
  }

  /// Returns whether the duel can end: its question is answered, or cannot be answered after eight
  /// rounds. If the plan asks for a precision, the ratios must have it instead.
  public boolean isSettled() {
    if (ended >= ENOUGH_TO_GIVE_UP && isHopeless()) {
      return true;
    }
    return duel.precision().isPresent()
        ? isWithin(duel.precision().getAsDouble())
        : answer() != DuelOutcome.OPEN;
  }

  /// Returns whether each ratio has at least this precision.
  boolean isWithin(double precision) {
    return lines.size() == duel.deciding().size()
        && lines.stream().allMatch(line -> line.isWithin(precision));
  }
}
