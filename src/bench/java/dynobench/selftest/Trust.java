package dynobench.selftest;

import dynobench.catalog.Catalog;
import dynobench.comparison.Score;
import dynobench.comparison.ScoreLine;
import dynobench.event.RunEvent;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Handicap;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.result.RunResult;
import dynobench.run.Cancellation;
import dynobench.session.Bench;
import dynobench.session.DuelPlan;
import dynobench.stats.DrawnDuels;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import dynobench.store.RunReader;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Tests the bench on this machine: a contender against itself, and against itself slowed down by a
/// known share. Each is a duel that goes on for all of its rounds, so that it can be seen when it
/// would have ended, and what thousands of duels made of such rounds would say.
public final class Trust {
  /// So many say a share to within 1 % or better.
  private static final int DUELS = 2_000;

  /// Within so many rounds the project wants a tenth to be found.
  public static final int FEW_ROUNDS = 30;

  /// And a twentieth within these.
  public static final int MANY_ROUNDS = 80;

  /// Nobody reaches it: the duel goes on.
  private static final double NEVER = 0.000_01;

  /// What is tested.
  ///
  /// @param slowed the shares by which the second is slowed down; 0 is the contender itself
  /// @param rounds of each of them
  /// @param most that all of them may take
  public record Test(
      Workload workload,
      Contender contender,
      List<Duel.Figure> deciding,
      List<Double> slowed,
      int rounds,
      Duration most,
      boolean relay) {
    public Test {
      deciding = List.copyOf(deciding);
      slowed = List.copyOf(slowed);
    }
  }

  /// What came out for one of the shares.
  ///
  /// @param run in which it was measured
  /// @param score of all of its rounds
  /// @param found the rounds after which the duel would have ended by a difference
  /// @param drawn duels of rounds like these; none without rounds
  public record Found(
      double slowed,
      Path folder,
      RunResult run,
      Score score,
      Optional<Integer> found,
      Optional<DrawnDuels> drawn) {}

  private final Bench bench;
  private final Catalog catalog;
  private final Workloads workloads;
  private final Consumer<RunEvent> views;
  private final Consumer<String> notes;
  private final Cancellation cancellation;

  /// @param views hears the events of all runs
  public Trust(
      Bench bench,
      Catalog catalog,
      Workloads workloads,
      Consumer<RunEvent> views,
      Consumer<String> notes,
      Cancellation cancellation) {
    this.bench = bench;
    this.catalog = catalog;
    this.workloads = workloads;
    this.views = views;
    this.notes = notes;
    this.cancellation = cancellation;
  }

  /// Checks one share's plan. Nothing is started for it.
  ///
  /// @param overrides of the plan
  /// @return empty where the plan can't run here; why was added to the problems
  public Optional<Bench.Checked> check(
      Test test, double slowed, List<String> overrides, Problems problems) {
    return PlanFile.read("trust", PlanText.of(plan(test, slowed)), overrides, workloads, problems)
        .flatMap(plan -> bench.check(plan, catalog, problems));
  }

  /// Measures one share.
  ///
  /// @param checked its plan
  /// @throws RefusedException as [Bench#run]
  public Found measure(Bench.Checked checked, double slowed)
      throws IOException, InterruptedException {
    return found(slowed, bench.run(checked, views, notes, cancellation));
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
                handicapped(test.contender(), 0),
                handicapped(test.contender(), slowed),
                rules)
            .plan();
    return plan.withRounds(test.rounds(), plan.warmups());
  }

  /// Slowed down by nothing it is looked at just as much.
  private static Contender handicapped(Contender contender, double slowed) {
    return contender.withFlags(
        Stream.concat(contender.flags().stream(), Stream.of(Handicap.slowed(slowed))).toList());
  }

  private static Found found(double slowed, Path folder) {
    RunResult run = new RunReader(folder).result();
    var score = Score.of(run);
    List<Summary> ratios = score.lines().stream().map(ScoreLine::all).map(Ratio::rounds).toList();
    return new Found(
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

  private static Optional<Integer> firstDifference(Score score) {
    return score.lines().stream()
        .flatMap(line -> line.looks().stream())
        .filter(look -> !look.interval().contains(1))
        .map(ScoreLine.Look::rounds)
        .min(Integer::compare);
  }
}
