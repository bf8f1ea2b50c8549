package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.stats.ErrorBudget;
import dynobench.stats.InterimLooks;
import dynobench.stats.JointLooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Score of a gate: all figures of all pairs, in the rounds that every contender has completed. At
/// most one gate in twenty calls an unchanged candidate worse, for any number of figures and looks.
///
/// @param rounds number of rounds that every contender has completed
/// @param leftOut number of ended rounds that a contender did not complete
/// @param judged number of rounds at the last look; 0 before the first
/// @param lines one line for each figure, in the order of pairs, points and phases
public record GateScore(
    GateRules rules, int rounds, int leftOut, int judged, List<GateLine> lines) {
  /// Number of rounds after which a gate ends if no contender pair completes any.
  private static final int ENOUGH_TO_GIVE_UP = 3;

  public GateScore {
    lines = List.copyOf(lines);
  }

  /// Returns whether a run is a gate, which has a score.
  public static boolean isOf(RunResult run) {
    return run.plan().flatMap(Plan::gate).isPresent();
  }

  /// Returns the score of a run whose plan is a gate.
  ///
  /// @throws IllegalArgumentException if the run is not a gate
  public static GateScore of(RunResult run) {
    Plan plan =
        run.plan()
            .filter(it -> it.gate().isPresent())
            .orElseThrow(() -> new IllegalArgumentException("The run is not a gate"));
    var rounds = new ContenderRounds(run);
    List<MeasurementPair> pairs = pairs(run, plan, rounds);
    GateRules rules = plan.gate().orElseThrow();
    GateScore going = of(rules, rounds, pairs, false);
    // The rest of the budget may be spent only if time or rounds ended the run, not an answer.
    return run.state() == RunState.FINISHED && !going.isSettled()
        ? of(rules, rounds, pairs, true)
        : going;
  }

  /// Returns whether a running gate can end. Looks only after the rounds of a look.
  public static boolean isDecided(RunResult run) {
    int rounds = new ContenderRounds(run).count();
    return (rounds == 0 || InterimLooks.isLook(rounds)) && of(run).isSettled();
  }

  /// @param hasEnded whether the last look is after all rounds, with the rest of the budget
  private static GateScore of(
      GateRules rules, ContenderRounds rounds, List<MeasurementPair> pairs, boolean hasEnded) {
    List<MeasurementPair> comparable =
        pairs.stream().filter(it -> isComplete(it, rounds.count())).toList();
    Optional<JointLooks.Look> look =
        comparable.isEmpty()
            ? Optional.empty()
            : JointLooks.of(
                    comparable.stream().map(it -> costs(it, rules.limit())).toList(),
                    hasEnded,
                    ErrorBudget.USUAL)
                .stream()
                .reduce((_, later) -> later);
    List<GateLine> lines =
        pairs.stream()
            .map(it ->
                look.filter(_ -> comparable.contains(it))
                    .map(at -> GateLine.of(it, at, rules.limit()))
                    .orElseGet(() -> GateLine.waiting(it, rounds.count())))
            .toList();
    return new GateScore(
        rules,
        rounds.count(),
        rounds.leftOut(),
        look.map(JointLooks.Look::rounds).orElse(0),
        lines);
  }

  private static List<MeasurementPair> pairs(RunResult run, Plan plan, ContenderRounds complete) {
    var rounds = new RoundRatios(run, complete::contain);
    var pairs = new ArrayList<MeasurementPair>();
    List<PhaseFigure> figures = PhaseFigure.of(run);
    for (GateRules.Pair pair : GateRules.pairs(plan.contenders())) {
      for (PhaseFigure each : figures) {
        List<Measurement> all = each.in(run);
        of(pair.baseline(), all)
            .flatMap(base ->
                of(pair.candidate(), all).flatMap(other -> MeasurementPair.of(rounds, base, other)))
            .ifPresent(pairs::add);
      }
    }
    return pairs;
  }

  private static Optional<Measurement> of(Contender contender, List<Measurement> all) {
    return all.stream().filter(it -> it.series().contender().equals(contender)).findFirst();
  }

  private static boolean isComplete(MeasurementPair pair, int rounds) {
    return pair.objection().isEmpty()
        && pair.ratio().isInRounds()
        && pair.ratio().over().count() == rounds;
  }

  /// Returns the logarithms of a figure's costs in each round, relative to the limit.
  private static double[] costs(MeasurementPair pair, double limit) {
    int sign = pair.a().metric().better() == Metric.Better.MORE ? -1 : 1;
    return pair.ratio().rounds().observations().stream()
        .mapToDouble(each -> sign * Math.log(each) - Math.log(limit))
        .toArray();
  }

  /// Returns the answer from all figures together: worse if one figure is worse, no worse if each
  /// figure is no worse, else open.
  public DuelOutcome answer() {
    if (lines.stream().anyMatch(line -> line.answer() == DuelOutcome.WORSE)) {
      return DuelOutcome.WORSE;
    }
    boolean isFine =
        !lines.isEmpty() && lines.stream().allMatch(it -> it.answer() == DuelOutcome.NO_WORSE);
    return isFine ? DuelOutcome.NO_WORSE : DuelOutcome.OPEN;
  }

  /// Returns whether the gate can end before its time is up.
  public boolean isSettled() {
    boolean isHopeless = rounds == 0 && leftOut >= ENOUGH_TO_GIVE_UP;
    return isHopeless || (InterimLooks.isLook(rounds) && answer() != DuelOutcome.OPEN);
  }
}
