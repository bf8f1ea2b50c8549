package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.Plan;
import dynobench.plan.RoundsObstacle;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.profiling.ProfiledRounds;
import dynobench.result.RunResult;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Checks whether a stored run can be profiled: it must have ended on this machine, and everything
/// that its figures depend on must be as it was. Starts nothing.
///
/// @param bench runs the profiled rounds
/// @param catalog present engines
public record RunProfiler(PlanRunner bench, Catalog catalog) {
  /// Number of profiled rounds. Fewer rounds show only large differences.
  public static final int USUAL_ROUNDS = 8;

  /// Minimum number of profiled rounds: an interval needs three.
  public static final int FEWEST_ROUNDS = 3;

  /// Maximum number of profiled rounds: more would take much space on the disk.
  public static final int MOST_ROUNDS = 50;

  private static final String RECORDER = "jdk.jfr";

  /// Answer to the wish for a profile.
  public sealed interface Answer {
    /// The run can be profiled.
    ///
    /// @param checked plan of the profiled rounds
    record Possible(PlanRunner.Checked checked) implements Answer {}

    /// The run cannot be profiled.
    ///
    /// @param reasons sentences
    record Impossible(List<String> reasons) implements Answer {
      public Impossible {
        reasons = List.copyOf(reasons);
      }
    }
  }

  /// Checks a run.
  ///
  /// @param run folder of the run
  /// @param rounds number of profiled rounds
  /// @throws dynobench.store.WorkspaceException when the workspace cannot be read
  public Answer check(Path run, RunResult result, int rounds) {
    Optional<RunStarted> first = result.started();
    Optional<String> obstacle =
        first.isEmpty()
            ? Optional.of(RoundsAdder.UNKNOWN_PLAN)
            : roundsObstacle(rounds).or(() -> obstacle(run, result));
    if (obstacle.isPresent()) {
      return new Answer.Impossible(List.of(obstacle.get()));
    }
    return check(result, first.orElseThrow(), plan(first.orElseThrow().plan(), rounds));
  }

  private Answer check(RunResult result, RunStarted first, Plan plan) {
    var problems = new Problems();
    Optional<PlanRunner.Checked> checked = bench.check(plan, catalog, problems);
    if (checked.isEmpty()) {
      return new Answer.Impossible(problems.list().stream().map(Problem::toString).toList());
    }
    List<String> changes = bench.changes(result, first, checked.get(), plan);
    return changes.isEmpty() ? new Answer.Possible(checked.get()) : new Answer.Impossible(changes);
  }

  /// Returns why a profile cannot have that many rounds, as a sentence; empty if it can.
  public static Optional<String> roundsObstacle(int rounds) {
    return rounds >= FEWEST_ROUNDS && rounds <= MOST_ROUNDS
        ? Optional.empty()
        : Optional.of(
            "The number of profiled rounds must lie between %d and %d, not be %,d."
                .formatted(FEWEST_ROUNDS, MOST_ROUNDS, rounds));
  }

  private Optional<String> obstacle(Path run, RunResult result) {
    return recorder().or(() -> bench.runs().obstacle(run)).or(() -> obstacle(result));
  }

  private static Optional<String> recorder() {
    return ModuleLayer.boot().findModule(RECORDER).isPresent()
        ? Optional.empty()
        : Optional.of(
            "This Java runtime has no flight recorder (module %s). Start Dynobench with a complete JDK."
                .formatted(RECORDER));
  }

  /// Returns why a run of this kind cannot be profiled, as sentences; empty if it can.
  public static Optional<String> obstacle(RunResult result) {
    if (result.isOfCrashes()) {
      return Optional.of("A crash run measures no times, so it has nothing to profile.");
    }
    return RoundsAdder.obstacle(result).flatMap(RunProfiler::sentences);
  }

  private static Optional<String> sentences(RoundsObstacle it) {
    return switch (it) {
      case SHARDS ->
          Optional.of(
              "The run is a sweep over several machines. Run its plan on this machine, and"
                  + " profile that run.");
      case HARNESS ->
          Optional.of("The run measured Dynobench itself. Only runs of workloads have a profile.");
      case UPGRADES ->
          Optional.of("An upgrade run measures no times, so it has nothing to profile.");
      case DUEL, GATE, CRASHES, SHARED_JVM -> Optional.empty();
    };
  }

  /// Returns the plan of the added rounds: the run's plan without rules that end it early.
  private static Plan plan(Plan run, int rounds) {
    TrialConditions given = run.conditions();
    return new Plan(
            run.name(),
            run.description(),
            run.work(),
            run.participants(),
            run.rounds(),
            run.isolation() == TrialIsolation.TRIAL
                ? given.withOrder(TrialOrder.INTERLEAVED)
                : given,
            run.steady().map(StopRules::of).orElse(StopRules.NONE))
        .withRounds(ProfiledRounds.all(rounds), Math.min(1, run.warmups()));
  }
}
