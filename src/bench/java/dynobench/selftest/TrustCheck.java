package dynobench.selftest;

import dynobench.comparison.DuelScore;
import dynobench.comparison.ScoreLine;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.SelfTestFlags;
import dynobench.result.RunResult;
import dynobench.session.DuelPlan;
import dynobench.session.PlanRunner;
import dynobench.stats.DrawnDuels;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import dynobench.store.RunReader;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

/// Tests the program on this machine: a contender against itself, and against itself slowed down by
/// a known share. Each test is a duel that continues through all of its rounds, or until its time
/// is over. Its result shows when the duel would have ended, and the results of thousands of duels
/// drawn from such rounds.
public final class TrustCheck {
  /// Number of drawn duels, enough to know a share to within 1 % or better.
  private static final int DUELS = 2_000;

  /// Number of rounds within which a difference of a tenth should be found.
  public static final int FEW_ROUNDS = 30;

  /// Number of rounds within which a difference of a twentieth should be found.
  public static final int MANY_ROUNDS = 80;

  /// Precision that is never reached, so that the duel continues.
  private static final double NEVER = 0.000_01;

  /// Definition of a test.
  ///
  /// @param slowed shares by which the second contender is slowed down; 0 for an equal contender
  /// @param rounds number of rounds for each share
  /// @param most maximum time of all shares together
  public record Test(
      Workload workload,
      Contender contender,
      List<Duel.PhaseMetric> deciding,
      List<Double> slowed,
      int rounds,
      Duration most,
      boolean relay) {
    public Test {
      deciding = List.copyOf(deciding);
      slowed = List.copyOf(slowed);
    }
  }

  /// Result for one share.
  ///
  /// @param run run in which the rounds were measured
  /// @param score score over all of its rounds
  /// @param found number of rounds after which a difference would have ended the duel; empty if no
  ///   look found a difference
  /// @param drawn duels drawn from these rounds; empty without rounds
  public record CheckResult(
      double slowed,
      Path folder,
      RunResult run,
      DuelScore score,
      Optional<Integer> found,
      Optional<DrawnDuels> drawn) {}

  private final SelfTestRuns runs;

  public TrustCheck(SelfTestRuns runs) {
    this.runs = runs;
  }

  /// Checks the plan of one share, without starting anything.
  ///
  /// @param overrides overrides of the plan
  /// @return empty where the plan cannot run here; the reason is added to the problems
  public Optional<PlanRunner.Checked> check(
      Test test, double slowed, List<String> overrides, Problems problems) {
    return runs.check("trust", plan(test, slowed), overrides, problems);
  }

  /// Measures one share.
  ///
  /// @param checked plan of the share
  /// @throws RefusedException as [PlanRunner#run]
  public CheckResult measure(PlanRunner.Checked checked, double slowed)
      throws IOException, InterruptedException {
    return checkResult(slowed, runs.run(checked));
  }

  private static Plan plan(Test test, double slowed) {
    var rules =
        new Duel(
            test.deciding(),
            OptionalDouble.of(NEVER),
            OptionalDouble.empty(),
            test.most().dividedBy(test.slowed().size()),
            test.relay());
    Plan plan =
        new DuelPlan(
                test.workload(),
                slowedContender(test.contender(), 0),
                slowedContender(test.contender(), slowed),
                rules)
            .plan();
    return plan.withRounds(test.rounds(), plan.warmups());
  }

  /// Returns the contender with the slowing flag. It has the flag even at 0, so that slowing itself
  /// costs both sides the same.
  private static Contender slowedContender(Contender contender, double slowed) {
    return contender.withFlag(SelfTestFlags.slowed(slowed));
  }

  private static CheckResult checkResult(double slowed, Path folder) {
    RunResult run = new RunReader(folder).result();
    var score = DuelScore.of(run);
    List<Summary> ratios = score.lines().stream().map(ScoreLine::all).map(Ratio::rounds).toList();
    return new CheckResult(
        slowed,
        folder,
        run,
        score,
        firstDifference(score),
        ratios.isEmpty() || score.rounds() == 0
            ? Optional.empty()
            : Optional.of(
                DrawnDuels.of(
                    ratios,
                    slowed == 0,
                    DUELS,
                    MANY_ROUNDS,
                    new Random(run.plan().map(Plan::seed).orElse(0L)))));
  }

  private static Optional<Integer> firstDifference(DuelScore score) {
    return score.lines().stream()
        .flatMap(line -> line.looks().stream())
        .filter(look -> !look.interval().contains(1))
        .map(ScoreLine.Look::rounds)
        .min(Integer::compare);
  }
}
