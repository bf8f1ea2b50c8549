package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.comparison.NeededRounds;
import dynobench.comparison.RunRankings;
import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.AddableRounds;
import dynobench.plan.Plan;
import dynobench.plan.RoundsObstacle;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.run.AddedRounds;
import dynobench.store.RunStore;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Checks whether rounds can be added to a stored run: it must have ended on this machine, and
/// everything that its figures depend on must be as it was. Starts nothing.
///
/// @param bench runs the rounds
/// @param catalog present engines
public record RoundsAdder(PlanRunner bench, Catalog catalog) {
  static final String UNKNOWN_PLAN =
      "The plan of the run is unknown: the beginning of its log is damaged.";

  /// Answer to the wish for more rounds.
  public sealed interface Answer {
    /// The rounds can be added.
    record Possible(RoundsAddition addition) implements Answer {}

    /// The run is of a kind, or in a state, that takes no further rounds; or its plan cannot run.
    ///
    /// @param reasons sentences
    record Impossible(List<String> reasons) implements Answer {
      public Impossible {
        reasons = List.copyOf(reasons);
      }
    }

    /// The conditions have changed since the run. Its plan can run again as a new run.
    ///
    /// @param differences sentences with both values
    /// @param plan plan of the run, with the wanted number of rounds in all
    record Changed(List<String> differences, Plan plan) implements Answer {
      public Changed {
        differences = List.copyOf(differences);
      }
    }
  }

  /// Returns a number of rounds to suggest: as many as would decide the open comparisons, or else
  /// as many as the run began with. The number is at most what the plan permits, but at least 1.
  public static int suggested(RunResult run) {
    Plan plan = run.plan().orElseThrow();
    int began = run.started().map(it -> it.plan().repetitions()).orElse(plan.repetitions());
    int wanted =
        NeededRounds.of(RunRankings.of(run, run.workload().metric()))
            .map(it -> it.rounds() - plan.repetitions())
            .filter(more -> more > 0)
            .orElse(began);
    return Math.clamp(wanted, 1, Math.max(1, AddableRounds.most(plan)));
  }

  /// Returns why no rounds can be added to a run, as sentences; empty if nothing in the run itself
  /// is against it.
  public Optional<String> obstacle(Path run, RunResult result) {
    Optional<RunStarted> first = result.started();
    if (first.isEmpty()) {
      return Optional.of(UNKNOWN_PLAN);
    }
    return runs()
        .obstacle(run)
        .or(() -> obstacle(result).map(RoundsObstacle::sentences))
        .or(() -> doubtful(result));
  }

  /// Returns why a run of this kind takes no further rounds; empty if it does.
  public static Optional<RoundsObstacle> obstacle(RunResult result) {
    if (!result.machines().shards().isEmpty()) {
      return Optional.of(RoundsObstacle.SHARDS);
    }
    boolean bare =
        result.trials().stream()
            .map(each -> each.trial().workload())
            .anyMatch(Trial.YARDSTICK::equals);
    return bare
        ? Optional.of(RoundsObstacle.HARNESS)
        : result.plan().flatMap(AddableRounds::obstacle);
  }

  private static Optional<String> doubtful(RunResult result) {
    if (!result.log().newer().isEmpty()) {
      return Optional.of(result.log().newer().sentence());
    }
    return result.log().contradictions().stream()
        .findFirst()
        .map(each -> "The log of the run is damaged or was edited: %s.".formatted(each));
  }

  /// Checks a run.
  ///
  /// @param run folder of the run
  /// @param rounds number of rounds to add
  /// @throws dynobench.store.WorkspaceException when the run or the workspace cannot be read
  public Answer check(Path run, int rounds) {
    long bytes = runs().bytes(run);
    RunResult result = runs().reader(run).result();
    Optional<String> obstacle =
        obstacle(run, result).or(() -> AddableRounds.obstacle(result.plan().orElseThrow(), rounds));
    if (obstacle.isPresent()) {
      return new Answer.Impossible(List.of(obstacle.get()));
    }
    return check(run, bytes, result, added(result, rounds));
  }

  private RunStore runs() {
    return bench.runs();
  }

  /// Returns the rounds that would follow those of a run.
  public static AddedRounds added(RunResult result, int rounds) {
    int ended = 0;
    int lastTrial = 0;
    int lastRound = 0;
    for (TrialResult each : result.trials()) {
      ended += each.outcome().isPresent() ? 1 : 0;
      lastTrial = Math.max(lastTrial, each.trial().number());
      lastRound = Math.max(lastRound, each.trial().warmup() ? 0 : each.trial().repetition());
    }
    return new AddedRounds(ended, lastTrial + 1, lastRound + 1, rounds, result.endMillis());
  }

  private Answer check(Path run, long bytes, RunResult result, AddedRounds rounds) {
    RunStarted first = result.started().orElseThrow();
    Plan plan = rounds.plan(first.plan());
    var problems = new Problems();
    Optional<PlanRunner.Checked> checked = bench.check(plan, catalog, problems);
    if (checked.isEmpty()) {
      return new Answer.Impossible(problems.list().stream().map(Problem::toString).toList());
    }
    List<String> differences = bench.changes(result, first, checked.get(), plan);
    if (!differences.isEmpty()) {
      return new Answer.Changed(differences, plan);
    }
    return new Answer.Possible(
        new RoundsAddition(run, bytes, result, checked.get().with(rounds.trials(plan)), rounds));
  }
}
